import { Anchor, Button, NavLink, Skeleton, Text } from "@mantine/core";
import { adminPaths } from "@site/contract/admin-paths";
import { administratorTexts } from "@site/contract/administrators/labels";
import type { AdminUser } from "@site/contract/identity/sign-in/admin-schema";
import { LogOut } from "lucide-react";
import { Form, Link, useLocation } from "react-router-dom";
import { findCurrent, menu } from "../areas/menu.ts";
import { WaitingCount } from "../kit/waiting-count.tsx";
import styles from "./frame.module.css";
import { useWaiting } from "./use-waiting.ts";

/** Renders the menu: its entries with the numbers of waiting records, the signed-in user and the sign-out button. */
export function Sidebar({ user }: { user: AdminUser | undefined }) {
  const { pathname } = useLocation();
  const current = findCurrent(pathname)?.entry;
  const countWaiting = useWaiting();
  return (
    <>
      <div className={styles.entries}>
        <ul>
          {menu.map((entry) => (
            <li key={entry.to}>
              <NavLink
                component={Link}
                to={entry.to}
                label={entry.label}
                leftSection={<entry.Icon size={18} aria-hidden />}
                rightSection={<WaitingCount count={countWaiting(entry.waits)} />}
                active={entry === current}
                aria-current={entry === current ? (entry.to === pathname ? "page" : "true") : undefined}
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
              {administratorTexts.roles[user.role]}
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
