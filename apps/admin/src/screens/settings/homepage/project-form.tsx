import { NativeSelect, SimpleGrid, Stack, Switch, Textarea, TextInput } from "@mantine/core";
import { settingTexts } from "@site/contract/settings/admin-labels";
import { settingFields } from "@site/contract/settings/fields";
import { type AdminProject, createProjectInput, projectType } from "@site/contract/site/homepage/admin-schema";
import { trpc } from "../../../api/trpc.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useSaveMutation } from "../../../kit/use-save-mutation.ts";
import { ImageInput } from "../../media/image-input.tsx";

const labels = settingFields.project;
const types = [
  { value: "web", label: "Web" },
  { value: "desktop", label: "Masaüstü" },
  { value: "mobile", label: "Mobil" },
  { value: "api", label: "API" },
  { value: "automation", label: "Otomasyon" },
  { value: "other", label: "Diğer" },
];
const empty = {
  name: "",
  description: "",
  technology: "",
  project_type: "web",
  image_url: "",
  github_url: "",
  demo_url: "",
  download_url: "",
  is_featured: true,
  is_active: true,
};
type Values = typeof empty;

/**
 * Renders the dialog that adds or changes a project.
 * @param project undefined for a new one
 */
export function ProjectForm({ project, onClose }: { project: AdminProject | undefined; onClose: () => void }) {
  const save = useSaveMutation({
    create: trpc.admin.homepage.projects.create,
    update: trpc.admin.homepage.projects.update,
    texts: { success: project ? "Proje güncellendi." : "Proje eklendi.", failure: settingTexts.updateFailed },
    invalidates: [trpc.useUtils().admin.homepage.projects],
  });
  return (
    <FormDialog<Values, AdminProject>
      title={project ? "Projeyi Düzenle" : "Yeni Proje"}
      schema={createProjectInput}
      initialValues={toValues(project)}
      draft={`projectDraft:${project?.id ?? "new"}`}
      save={(values) => save({ ...values, project_type: projectType.parse(values.project_type) }, project?.id)}
      onClose={onClose}
    >
      {(form) => (
        <Stack>
          <TextInput label={labels.name} data-autofocus {...form.getInputProps("name")} />
          <Textarea label={labels.description} autosize minRows={2} {...form.getInputProps("description")} />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput label={labels.technology} {...form.getInputProps("technology")} />
            <NativeSelect label={labels.project_type} data={types} {...form.getInputProps("project_type")} />
            <TextInput label={labels.github_url} inputMode="url" {...form.getInputProps("github_url")} />
            <TextInput label={labels.demo_url} inputMode="url" {...form.getInputProps("demo_url")} />
            <TextInput label={labels.download_url} inputMode="url" {...form.getInputProps("download_url")} />
          </SimpleGrid>
          <ImageInput label={labels.image_url} {...form.getInputProps("image_url")} />
          <Switch
            label={labels.is_featured}
            description="Karşılama bölümündeki proje kartında yer alır, proje listesinde işaretlenir."
            {...form.getInputProps("is_featured", { type: "checkbox" })}
          />
          <Switch label={labels.is_active} {...form.getInputProps("is_active", { type: "checkbox" })} />
        </Stack>
      )}
    </FormDialog>
  );
}

function toValues(project: AdminProject | undefined): Values {
  if (!project) return empty;
  const { id: _, display_order: __, ...values } = project;
  return values;
}
