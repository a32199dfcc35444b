import { Skeleton, Stack, VisuallyHidden } from "@mantine/core";
import styles from "./loading.module.css";

const MENU_LINKS = 9;

/** Stands for a screen whose code, or whose user, is being loaded. */
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

/** Stands for the frame and its screen while their code is loaded. */
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

/** Stands for the card of the sign-in while its code is loaded. */
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
