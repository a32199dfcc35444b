import { NativeSelect, Stack, Switch, Textarea, TextInput } from "@mantine/core";
import {
  type AdminRule,
  type CreateRuleInput,
  createRuleInput,
} from "@site/contract/becayis/board/reference/admin-schema";
import { becayisTexts, employmentLabels, verdictLabels } from "@site/contract/becayis/labels";
import { trpc } from "../../../api/trpc.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useSaveMutation } from "../../../kit/use-save-mutation.ts";

const employments = [
  { value: "any", label: "Herkes" },
  ...Object.entries(employmentLabels).map(([value, label]) => ({ value, label })),
];
const verdicts = Object.entries(verdictLabels).map(([value, label]) => ({ value, label }));
const empty: CreateRuleInput = {
  employmentStatus: "any",
  verdict: "warn",
  text: "",
  source: "",
  sourceDate: "",
  legalBasis: "",
  legalReference: "",
  isActive: true,
};

/** Renders the dialog that adds or changes an eligibility rule. */
export function RuleForm({ rule, onClose }: { rule: AdminRule | undefined; onClose: () => void }) {
  const { rules } = trpc.admin.becayis.reference;
  const save = useSaveMutation({
    create: rules.create,
    update: rules.update,
    toChanges: ({ employmentStatus: _, ...changes }) => changes,
    texts: { failure: becayisTexts.actionFailed },
    invalidates: [trpc.useUtils().admin.becayis.reference],
  });
  const { employmentStatus, verdict, text, source, sourceDate, legalBasis, legalReference, isActive } = rule ?? empty;
  return (
    <FormDialog<CreateRuleInput, unknown>
      title={rule ? "Kuralı Düzenle" : "Yeni Kural"}
      schema={createRuleInput}
      initialValues={{ employmentStatus, verdict, text, source, sourceDate, legalBasis, legalReference, isActive }}
      draft={`ruleDraft:${rule?.id ?? "new"}`}
      save={(values) => save(values, rule?.id)}
      onClose={onClose}
    >
      {(form) => (
        <Stack>
          <NativeSelect
            label="Kimler için"
            data={employments}
            disabled={rule !== undefined}
            {...form.getInputProps("employmentStatus")}
          />
          <NativeSelect label="Sonuç" data={verdicts} {...form.getInputProps("verdict")} />
          <Textarea label="Kural metni" autosize minRows={3} data-autofocus {...form.getInputProps("text")} />
          <TextInput
            label="Kaynak"
            description="Üyelerin kuralın yanında gördüğü yazı ya da sayfa; dilekçeye girmez. Kaynaksız kural eklemeyin."
            {...form.getInputProps("source")}
          />
          <TextInput label="Kaynağın tarihi" type="date" {...form.getInputProps("sourceDate")} />
          <TextInput
            label="Dilekçedeki dayanak"
            description="Kanun ve madde, makama yazıldığı gibi: “657 sayılı Devlet Memurları Kanunu, m. 73”. Boş olabilir."
            {...form.getInputProps("legalBasis")}
          />
          <TextInput
            label="Dayanağın künyesi"
            description="Resmî Gazete tarihi ve sayısı: “RG 23.07.1965, 12056”. Emin değilseniz boş bırakın."
            {...form.getInputProps("legalReference")}
          />
          <Switch label="Üyelere göster" {...form.getInputProps("isActive", { type: "checkbox" })} />
        </Stack>
      )}
    </FormDialog>
  );
}
