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
  projectType: "web",
  imageUrl: "",
  githubUrl: "",
  demoUrl: "",
  downloadUrl: "",
  isFeatured: true,
  isActive: true,
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
      save={(values) => save({ ...values, projectType: projectType.parse(values.projectType) }, project?.id)}
      onClose={onClose}
    >
      {(form) => (
        <Stack>
          <TextInput label={labels.name} data-autofocus {...form.getInputProps("name")} />
          <Textarea label={labels.description} autosize minRows={2} {...form.getInputProps("description")} />
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput label={labels.technology} {...form.getInputProps("technology")} />
            <NativeSelect label={labels.projectType} data={types} {...form.getInputProps("projectType")} />
            <TextInput label={labels.githubUrl} inputMode="url" {...form.getInputProps("githubUrl")} />
            <TextInput label={labels.demoUrl} inputMode="url" {...form.getInputProps("demoUrl")} />
            <TextInput label={labels.downloadUrl} inputMode="url" {...form.getInputProps("downloadUrl")} />
          </SimpleGrid>
          <ImageInput label={labels.imageUrl} {...form.getInputProps("imageUrl")} />
          <Switch
            label={labels.isFeatured}
            description="Karşılama bölümündeki proje kartında yer alır, proje listesinde işaretlenir."
            {...form.getInputProps("isFeatured", { type: "checkbox" })}
          />
          <Switch label={labels.isActive} {...form.getInputProps("isActive", { type: "checkbox" })} />
        </Stack>
      )}
    </FormDialog>
  );
}

function toValues(project: AdminProject | undefined): Values {
  if (!project) return empty;
  const { id: _, displayOrder: __, ...values } = project;
  return values;
}
