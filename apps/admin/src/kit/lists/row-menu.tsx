import { ActionIcon, Menu } from "@mantine/core";
import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";

interface Props {
  /** Name of the record. */
  name: string;
  /** The items of the menu. */
  children: ReactNode;
}

/** Renders the menu with the actions of a row or card. */
export function RowMenu({ name, children }: Props) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size={32} variant="subtle" color="gray" aria-label={`${name} için işlemler`}>
          <Ellipsis size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
