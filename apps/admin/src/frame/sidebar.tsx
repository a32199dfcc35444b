import { Anchor, Button, NavLink, Skeleton, Text } from "@mantine/core";
import { adminRoleLabels } from "@site/contract/account/administrators/roles";
import type { AdminUser } from "@site/contract/account/sign-in/admin-schema";
import { adminPaths } from "@site/contract/admin-paths";
import { LogOut } from "lucide-react";
import { Form, Link, useLocation } from "react-router-dom";
import { findCurrent, listPlaces } from "../areas/places.ts";
import { WaitingCount } from "../kit/waiting-count.tsx";
import styles from "./frame.module.css";
import { useWaiting } from "./use-waiting.ts";

const LINKS_WHILE_LOADING = 9;

/** Shows links to the role's places, the signed-in user and the sign-out button. */
export function Sidebar({ user }: { user: AdminUser | undefined }) {
  const { pathname } = useLocation();
  const places = listPlaces(user?.role);
  const current = findCurrent(places, pathname)?.place;
  const countWaiting = useWaiting(user?.role);
  return (
    <>
      <div className={styles.places}>
        {!user && <LoadingLinks />}
        <ul>
          {places.map((place) => (
            <li key={place.to}>
              <NavLink
                component={Link}
                to={place.to}
                label={place.label}
                leftSection={<place.Icon size={18} aria-hidden />}
                rightSection={<WaitingCount count={countWaiting(place.waits)} />}
                active={place === current}
                aria-current={place === current ? (place.to === pathname ? "page" : "true") : undefined}
              />
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.account}>
        {user ? (
          <div>
            <Anchor component={Link} to={adminPaths.account} fw={600} truncate aria-label={`Hesabım: ${user.username}`}>
              {user.username}
            </Anchor>
            <Text size="xs" c="dimmed">
              {adminRoleLabels[user.role]}
            </Text>
          </div>
        ) : (
          <Skeleton height={40} />
        )}
        <Form method="post" action={adminPaths.login}>
          <Button type="submit" variant="default" fullWidth leftSection={<LogOut size={18} aria-hidden />}>
            Çıkış Yap
          </Button>
        </Form>
      </div>
    </>
  );
}

function LoadingLinks() {
  return Array.from({ length: LINKS_WHILE_LOADING }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
    <Skeleton key={index} height={20} my={12} />
  ));
}
