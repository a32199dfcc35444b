import { Button, Code, Group, SimpleGrid, Text } from "@mantine/core";
import { twoStepTexts } from "@site/contract/identity/second-factor/labels";
import { Dialog } from "../../kit/dialogs/dialog.tsx";
import { saveFile } from "../../kit/save-file.ts";

/** Shows new recovery codes once, because the server does not send them again. */
export function RecoveryCodes({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const save = () => {
    const head = `${location.host} kurtarma kodları\nHer biri bir kez kullanılabilir.\n\n`;
    saveFile("kurtarma-kodlari.txt", `${head}${codes.join("\n")}\n`, "text/plain");
  };
  return (
    <Dialog onClose={onClose} title="Kurtarma Kodlarınız" size="lg" closeOnClickOutside={false}>
      <Text mb="md">
        Telefonunuza erişemediğinizde bu kodlarla girersiniz. Her biri bir kez kullanılabilir ve bir daha gösterilmez;
        güvenli bir yerde saklayın.
      </Text>
      <SimpleGrid component="ul" cols={{ base: 1, xs: 2 }} p={0} m={0} aria-label={twoStepTexts.codes}>
        {codes.map((code) => (
          <li key={code} style={{ listStyle: "none" }}>
            <Code fz="md">{code}</Code>
          </li>
        ))}
      </SimpleGrid>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={save}>
          Dosya Olarak İndir
        </Button>
        <Button onClick={onClose} data-autofocus>
          {twoStepTexts.kept}
        </Button>
      </Group>
    </Dialog>
  );
}
