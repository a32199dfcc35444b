import { Skeleton, Stack, VisuallyHidden } from "@mantine/core";
import styles from "./loading.module.css";

const MENU_LINKS = 9;

/** Shows the skeleton of a screen whose code or user is loading. */
export function LoadingScreen() {
  return (
    <Stack aria-busy className={styles.screen}>
      <VisuallyHidden role="status">Yükleniyor</VisuallyHidden>
      <Skeleton height={40} maw="16rem" />
      <Skeleton height={60} />
      <Skeleton height={320} />
    </Stack>
  );
}

/** Shows the skeleton of the whole layout while its code is loading. */
export function LoadingFrame() {
  return (
    <>
      <div className={styles.header}>
        <span className={styles.brand}>
          <img src="/favicon.svg" alt="" width={30} height={30} />
          Yönetim
        </span>
      </div>
      <div className={styles.menu} aria-hidden>
        {Array.from({ length: MENU_LINKS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
          <Skeleton key={index} height={18} />
        ))}
      </div>
      <div className={styles.main}>
        <LoadingScreen />
      </div>
    </>
  );
}

/** Shows the skeleton of the sign-in while its code is loading. */
export function LoadingCard() {
  return (
    <div className={styles.card} aria-busy>
      <VisuallyHidden role="status">Yükleniyor</VisuallyHidden>
      <Skeleton height={36} maw="14rem" mb="lg" />
      <Skeleton height={62} mb="md" />
      <Skeleton height={62} mb="md" />
      <Skeleton height={36} />
    </div>
  );
}
