import { Anchor, Group } from "@mantine/core";
import { Link, useLocation } from "react-router-dom";

interface Props {
  label: string;
  tabs: readonly { to: string; label: string }[];
}

/** Links the screens of one tab. */
export function SubTabs({ label, tabs }: Props) {
  const { pathname } = useLocation();
  return (
    <Group component="nav" gap="lg" mb="md" aria-label={label}>
      {tabs.map(({ to, label }) => (
        <Anchor
          key={to}
          component={Link}
          to={to}
          size="md"
          fw={pathname === to ? 600 : undefined}
          underline={pathname === to ? "always" : "hover"}
          aria-current={pathname === to ? "page" : undefined}
        >
          {label}
        </Anchor>
      ))}
    </Group>
  );
}
