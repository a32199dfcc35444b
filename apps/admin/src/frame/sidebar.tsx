import { Anchor, Button, NavLink, Skeleton, Text } from "@mantine/core";
import { adminRoleLabels } from "@site/contract/account/administrators/roles";
import type { AdminUser } from "@site/contract/account/sign-in/admin-schema";
import { adminPaths } from "@site/contract/admin-paths";
import { ChevronDown, LogOut } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, Link, useLocation } from "react-router-dom";
import styles from "./frame.module.css";
import { findCurrent, getMenu, type MenuGroup, type MenuItem } from "./menu.ts";
import { useOpenGroups } from "./use-open-groups.ts";

const LINKS_WHILE_LOADING = 12;

/** Shows links to the role's screens in groups that fold, the signed-in user and the sign-out button. */
export function Sidebar({ user }: { user: AdminUser | undefined }) {
  const { pathname } = useLocation();
  const menu = getMenu(user?.role);
  const { groups, single } = menu;
  const current = findCurrent(menu, pathname);
  const { isOpen, toggle } = useOpenGroups(groups, current);
  const scrolled = useRef<HTMLDivElement>(null);
  const role = user?.role;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the current link changes with the screen
  useEffect(() => {
    scrolled.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: "nearest" });
  }, [pathname, role]);

  return (
    <>
      <div className={styles.groups} ref={scrolled}>
        {!user && <LoadingLinks />}
        {groups.map((group) => (
          <Group key={group.id} {...{ group, current }} isOpen={isOpen(group)} onToggle={toggle} />
        ))}
      </div>
      <div className={styles.single}>
        <Links items={single} current={current} />
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

interface GroupProps {
  group: MenuGroup;
  /** Address of the current link. */
  current: string | undefined;
  isOpen: boolean;
  onToggle: (group: MenuGroup, isOpen: boolean) => void;
}

function Group({ group, current, isOpen, onToggle }: GroupProps) {
  const { id, label, items } = group;
  return (
    <div>
      <button
        type="button"
        id={id}
        className={styles.groupButton}
        aria-expanded={isOpen}
        aria-controls={`${id}-liste`}
        data-current={items.some(({ to }) => to === current)}
        onClick={() => onToggle(group, !isOpen)}
      >
        {label}
        <ChevronDown size={16} aria-hidden />
      </button>
      <div id={`${id}-liste`} hidden={!isOpen}>
        {isOpen && <Links items={items} current={current} labelledBy={id} />}
      </div>
    </div>
  );
}

interface LinksProps {
  items: MenuItem[];
  current: string | undefined;
  labelledBy?: string;
}

function Links({ items, current, labelledBy }: LinksProps) {
  return (
    <ul aria-labelledby={labelledBy}>
      {items.map((item) => (
        <li key={item.to}>
          <NavLink
            component={Link}
            to={item.to}
            label={item.label}
            className={styles.link}
            leftSection={<item.Icon size={18} aria-hidden />}
            active={item.to === current}
            aria-current={item.to === current ? "page" : undefined}
          />
        </li>
      ))}
    </ul>
  );
}

function LoadingLinks() {
  return Array.from({ length: LINKS_WHILE_LOADING }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other identity
    <Skeleton key={index} height={20} my={12} />
  ));
}
