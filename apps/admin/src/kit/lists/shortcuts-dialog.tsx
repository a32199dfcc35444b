import { Button, Kbd, Switch, Table } from "@mantine/core";
import { Dialog } from "../dialogs/dialog.tsx";
import type { ShortcutKeys } from "./use-row-shortcuts.ts";

const movement = [
  { key: "j", label: "Sonraki kayda geçer" },
  { key: "k", label: "Önceki kayda geçer" },
];
const help = [{ key: "?", label: "Bu listeyi açar" }];

interface Props {
  shortcuts: readonly { key: string; label: string }[];
  keys: ShortcutKeys;
}

/** Renders the button that opens the list of shortcuts, where they can be switched off. */
export function ShortcutsButton({ shortcuts, keys }: Props) {
  return (
    <>
      <Button variant="subtle" size="compact-md" fz="sm" visibleFrom="sm" onClick={() => keys.showList(true)}>
        Klavye Kısayolları
      </Button>
      {keys.isListOpen && (
        <Dialog onClose={() => keys.showList(false)} title="Klavye Kısayolları" centered>
          <Table mb="md">
            <Table.Tbody>
              {[...movement, ...shortcuts, ...help].map(({ key, label }) => (
                <Table.Tr key={key}>
                  <Table.Th scope="row" fw={400} w="30%">
                    <Kbd>{key.toLocaleUpperCase("en")}</Kbd>
                  </Table.Th>
                  <Table.Td>{label}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
          <Switch
            label="Tek harfli kısayolları kullan"
            description="Sesle yazıyorsanız kapatabilirsiniz."
            checked={keys.isOn}
            onChange={(event) => keys.switchOn(event.currentTarget.checked)}
          />
        </Dialog>
      )}
    </>
  );
}
