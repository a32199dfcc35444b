import { Container, Group, Tabs, Title } from "@mantine/core";
import { ThemeSwitch } from "@site/browser/theme-switch";
import { useSearchParams } from "react-router-dom";
import themeSwitch from "../../theme/theme-switch.module.css";
import { DialogHost } from "../dialogs/dialog-host.tsx";
import { ChartExamples } from "./chart-examples.tsx";
import { DialogExamples } from "./dialog-examples.tsx";
import { FormExamples } from "./form-examples.tsx";
import { FormScreenExample } from "./form-screen-example.tsx";
import { ListExamples } from "./list-examples.tsx";
import { TextExamples } from "./text-examples.tsx";

const tabs = {
  lists: { label: "Listeler", Content: ListExamples },
  forms: { label: "Formlar", Content: FormExamples },
  formScreen: { label: "Form ekranı", Content: FormScreenExample },
  dialogs: { label: "Pencereler", Content: DialogExamples },
  texts: { label: "Metinler", Content: TextExamples },
  charts: { label: "Sayılar", Content: ChartExamples },
};

/** Shows each component of the kit in its states. The route exists in development only. */
export function Gallery() {
  const [params, setParams] = useSearchParams();
  const tab = params.get("tab") ?? "lists";
  return (
    <Container component="main" size="xl" py="lg">
      <Group justify="space-between" mb="md">
        <Title order={1} size="h2">
          Yönetim bileşenleri
        </Title>
        <ThemeSwitch className={themeSwitch.button} isTwoWay />
      </Group>
      <Tabs value={tab} onChange={(chosen) => setParams({ tab: chosen ?? "lists" })} keepMounted={false}>
        <Tabs.List mb="lg">
          {Object.entries(tabs).map(([value, { label }]) => (
            <Tabs.Tab key={value} value={value}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {Object.entries(tabs).map(([value, { Content }]) => (
          <Tabs.Panel key={value} value={value}>
            <Content />
          </Tabs.Panel>
        ))}
      </Tabs>
      <DialogHost />
    </Container>
  );
}
