import { Stack, Textarea, TextInput } from "@mantine/core";
import { settingFields } from "@site/contract/settings/fields";
import { type AdminQuestion, createQuestionInput } from "@site/contract/site/services/admin-schema";
import { adminServiceTexts } from "@site/contract/site/services/labels";
import type { FaqPage } from "@site/contract/site/services/schema";
import { trpc } from "../../../api/trpc.ts";
import { FormDialog } from "../../../kit/forms/form-dialog.tsx";
import { useSaveMutation } from "../../../kit/use-save-mutation.ts";

const labels = settingFields.question;

interface Props {
  page: FaqPage;
  /** The question to edit; undefined for a new one. */
  question: AdminQuestion | undefined;
  onClose: () => void;
}

/** Renders the dialog that adds or changes a question with its answer. */
export function QuestionForm({ page, question, onClose }: Props) {
  const { questions } = trpc.admin.services;
  const save = useSaveMutation({
    create: questions.create,
    update: questions.update,
    toChanges: ({ page: _, ...changes }) => changes,
    texts: { success: adminServiceTexts.questionSaved, fallback: adminServiceTexts.questionFailed },
    invalidates: [trpc.useUtils().admin.services.questions],
  });
  return (
    <FormDialog
      title={question ? "Soruyu Düzenle" : "Yeni Soru"}
      schema={createQuestionInput.omit({ page: true })}
      initialValues={{ question: question?.question ?? "", answer: question?.answer ?? "" }}
      draft={`questionDraft:${question?.id ?? "new"}`}
      save={(values) => save({ ...values, page }, question?.id)}
      onClose={onClose}
    >
      {(form) => (
        <Stack>
          <TextInput label={labels.question} data-autofocus {...form.getInputProps("question")} />
          <Textarea label={labels.answer} autosize minRows={3} {...form.getInputProps("answer")} />
        </Stack>
      )}
    </FormDialog>
  );
}
