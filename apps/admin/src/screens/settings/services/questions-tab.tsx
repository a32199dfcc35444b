import { Button, NativeSelect } from "@mantine/core";
import { orderTexts } from "@site/contract/common/order";
import type { AdminQuestion } from "@site/contract/site/services/admin-schema";
import { adminServiceTexts, faqPages } from "@site/contract/site/services/labels";
import { faqPage } from "@site/contract/site/services/schema";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { trpc } from "../../../api/trpc.ts";
import { confirm } from "../../../kit/dialogs/confirm.tsx";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";
import { OrderedScreen } from "../ordered-screen.tsx";
import { QuestionForm } from "./question-form.tsx";

const row = { key: ({ id }: AdminQuestion) => id, name: ({ question }: AdminQuestion) => question };
const pages = faqPage.options.map((value) => ({ value, label: faqPages[value] }));

/** Lists the questions of the home page or of the services page in their order, which the user can change. */
export function QuestionsTab() {
  const [params, setParams] = useSearchParams();
  const { data: page = "services" } = faqPage.safeParse(params.get("sayfa"));
  const [edited, setEdited] = useState<AdminQuestion | "new">();
  const { questions } = trpc.useUtils().admin.services;
  const query = trpc.admin.services.questions.list.useQuery({ page }, { staleTime: 0 });
  const order = useAdminMutation(trpc.admin.services.questions.order, {
    success: orderTexts.changed,
    fallback: orderTexts.failed,
    invalidates: [questions],
  });
  const remove = useAdminMutation(trpc.admin.services.questions.remove, {
    success: adminServiceTexts.questionRemoved,
    fallback: adminServiceTexts.questionRemoveFailed,
    invalidates: [questions],
  });
  const askToRemove = ({ id, question }: AdminQuestion) =>
    confirm({
      title: "Soruyu Sil",
      subject: question,
      consequence: "sorusu ve yanıtı silinecek. Bu işlem geri alınamaz.",
      action: "Sil",
      isDangerous: true,
      run: () => remove.mutateAsync({ id }),
    });
  const add = <Button onClick={() => setEdited("new")}>Yeni Soru</Button>;
  return (
    <>
      <OrderedScreen
        title="Sorular"
        above={
          <NativeSelect
            label="Sayfa"
            maw="20rem"
            mb="md"
            data={pages}
            value={page}
            onChange={(event) => setParams({ sayfa: event.currentTarget.value }, { replace: true })}
          />
        }
        failed="Sorular yüklenemedi"
        empty={{
          title: "Bu sayfada henüz soru yok",
          text: "Ziyaretçilerin en çok sorduklarını yanıtlarıyla ekleyin.",
          action: add,
        }}
        {...{ query, row }}
        details={({ answer }) => answer}
        onOrder={(ids) => order.mutateAsync({ page, ids })}
        onEdit={setEdited}
        onRemove={(question) => void askToRemove(question)}
        actions={add}
      />
      {edited && (
        <QuestionForm
          page={page}
          question={edited === "new" ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
