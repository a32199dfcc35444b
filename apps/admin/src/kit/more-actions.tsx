import { Button, Menu } from "@mantine/core";
import { ChevronDown } from "lucide-react";
import { Link } from "react-router-dom";
import { useIsPhone } from "./use-is-phone.ts";

/** A secondary action of a screen: a call, or a link to another screen. */
type MoreAction = { label: string } & ({ run: () => void; isRunning?: boolean } | { to: string });

/**
 * Renders the secondary actions of a screen as buttons. Phones show one menu, because buttons would need a second row.
 */
export function MoreActions({ actions }: { actions: readonly MoreAction[] }) {
  const isPhone = useIsPhone();
  if (!isPhone)
    return actions.map((action) =>
      "to" in action ? (
        <Button key={action.label} component={Link} to={action.to} variant="default">
          {action.label}
        </Button>
      ) : (
        <Button key={action.label} variant="default" loading={action.isRunning} onClick={action.run}>
          {action.label}
        </Button>
      ),
    );
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" px="sm" rightSection={<ChevronDown size={16} aria-hidden />}>
          Diğer
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) =>
          "to" in action ? (
            <Menu.Item key={action.label} component={Link} to={action.to}>
              {action.label}
            </Menu.Item>
          ) : (
            <Menu.Item key={action.label} disabled={action.isRunning} onClick={action.run}>
              {action.label}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
