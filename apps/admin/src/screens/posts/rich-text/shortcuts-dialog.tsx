import { Kbd, Table } from "@mantine/core";
import { Dialog } from "../../../kit/dialogs/dialog.tsx";

const groups: { title: string; shortcuts: [keys: string[], effect: string][] }[] = [
  {
    title: "Genel",
    shortcuts: [
      [["Ctrl", "S"], "Kaydeder"],
      [["Ctrl", "Z"], "Geri alır"],
      [["Ctrl", "Shift", "Z"], "Yineler"],
      [["Alt", "F10"], "Araç çubuğunu açar ve oraya gider; Esc metne döner"],
      [["/"], "Boş satırda blok menüsünü açar"],
      [["?"], "Bu listeyi açar (metin alanlarının dışında)"],
    ],
  },
  {
    title: "Biçim",
    shortcuts: [
      [["Ctrl", "B"], "Kalın"],
      [["Ctrl", "I"], "Eğik"],
      [["Ctrl", "U"], "Altı çizili"],
      [["Ctrl", "E"], "Satır içi kod"],
      [["Ctrl", "K"], "Bağlantı"],
      [["Ctrl", "Alt", "F"], "Dipnot"],
      [["Ctrl", "Alt", "2"], "Bölüm başlığı (3 ve 4: alt başlıklar)"],
      [["Ctrl", "Shift", "8"], "Madde işaretli liste"],
      [["Ctrl", "Shift", "7"], "Numaralı liste"],
      [["Ctrl", "Shift", "B"], "Alıntı"],
      [["Ctrl", "Alt", "C"], "Kod bloğu"],
    ],
  },
  {
    title: "Yazarken (Markdown)",
    shortcuts: [
      [["#", "Boşluk"], "Bölüm başlığı (### ve ####: alt başlıklar)"],
      [["-", "Boşluk"], "Madde işaretli liste"],
      [["1.", "Boşluk"], "Numaralı liste"],
      [[">", "Boşluk"], "Alıntı"],
      [["```", "Boşluk"], "Kod bloğu (```sql: SQL kodu)"],
      [["---"], "Yatay çizgi"],
      [["**kalın**"], "Kalın"],
      [["*eğik*"], "Eğik"],
      [["`kod`"], "Satır içi kod"],
      [["[^1]"], "Dipnot"],
    ],
  },
];

/** Renders the dialog that lists the keyboard shortcuts of the editor. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog onClose={onClose} title="Kısayollar" centered>
      {groups.map(({ title, shortcuts }) => (
        <Table key={title} captionSide="top" mb="md">
          <Table.Caption ta="start" fw={600}>
            {title}
          </Table.Caption>
          <Table.Tbody>
            {shortcuts.map(([keys, effect]) => (
              <Table.Tr key={effect}>
                <Table.Th scope="row" fw={400} w="45%">
                  {keys.map((key, index) => (
                    <span key={key}>
                      {index > 0 && " + "}
                      <Kbd>{key}</Kbd>
                    </span>
                  ))}
                </Table.Th>
                <Table.Td>{effect}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      ))}
    </Dialog>
  );
}
