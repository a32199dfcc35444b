import { Autocomplete, NumberInput, Progress, SimpleGrid, Skeleton, Stack, Text } from "@mantine/core";
import { aiPurposes, aiUsageTexts } from "@site/contract/ai/usage/labels";
import { type AiBudget, aiBudgetForm } from "@site/contract/ai/usage/schema";
import { formatNumber } from "@site/contract/common/text";
import { z } from "zod";
import { trpc } from "../../api/trpc.ts";
import { FormCard } from "../../kit/forms/form-card.tsx";
import { LoadFailed } from "../../kit/load-failed.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

const purposeLabels: Record<string, string> = aiPurposes;
/** An empty field means no limit. */
const formSchema = aiBudgetForm.extend({
  dailyTokenLimit: z.union([z.literal(""), aiBudgetForm.shape.dailyTokenLimit.unwrap()]),
});

/** Shows what today's calls have used, and edits the budget of a day. */
export function Budget() {
  const { data, isError, isFetching, refetch } = trpc.admin.ai.budget.useQuery(undefined, { staleTime: 0 });
  if (isError)
    return <LoadFailed title="AI bütçesi yüklenemedi" isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={220} aria-busy />;
  return <BudgetForm budget={data} />;
}

function BudgetForm({ budget: { today, ...budget } }: { budget: AiBudget }) {
  const models = trpc.admin.ai.availableModels.useQuery({}, { staleTime: 300_000 });
  const save = useAdminMutation(trpc.admin.ai.updateBudget, {
    success: aiUsageTexts.saved,
    fallback: aiUsageTexts.saveFailed,
    invalidates: [trpc.useUtils().admin.ai.budget],
  });
  const limit = budget.dailyTokenLimit;
  const initialValues: z.input<typeof formSchema> = { ...budget, dailyTokenLimit: limit ?? "" };
  return (
    <FormCard
      title="Günlük Bütçe"
      schema={formSchema}
      initialValues={initialValues}
      save={({ dailyTokenLimit, ...values }) =>
        save.mutateAsync({ ...values, dailyTokenLimit: dailyTokenLimit === "" ? null : dailyTokenLimit })
      }
    >
      {(form) => (
        <Stack gap="sm">
          <Text role="status">
            Bugün {formatNumber(today.calls)} çağrı, {formatNumber(today.tokens)} token
            {limit !== null && ` (sınırın %${formatNumber(Math.round((today.tokens / limit) * 100))} kadarı)`}
            {today.cost > 0 && `, yaklaşık ${today.cost.toFixed(2).replace(".", ",")} $`}
            {today.failed > 0 && `; ${formatNumber(today.failed)} çağrı yanıtsız kaldı`}.
          </Text>
          {limit !== null && (
            <Progress value={Math.min(100, (today.tokens / limit) * 100)} aria-label="Bugünkü bütçenin kullanımı" />
          )}
          {today.byPurpose.length > 0 && (
            <Text size="sm" c="dimmed">
              {today.byPurpose
                .map(({ purpose, tokens }) => `${purposeLabels[purpose] ?? purpose}: ${formatNumber(tokens)}`)
                .join(" · ")}
            </Text>
          )}
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <NumberInput
              label="Günlük token sınırı"
              description="Boşsa sınır yoktur. Dolunca AI çağrıları ertesi güne kadar durur."
              allowDecimal={false}
              thousandSeparator="."
              decimalSeparator=","
              {...form.getInputProps("dailyTokenLimit")}
            />
            <Autocomplete
              label="Görsel modeli"
              description="Boşsa anahtarınızın ilk görsel modeli kullanılır."
              spellCheck={false}
              data={models.data?.image ?? []}
              {...form.getInputProps("imageModel")}
            />
            <NumberInput
              label="Girdi fiyatı ($ / milyon token)"
              description="Servisin fiyat listesinden; 0 ise maliyet gösterilmez."
              min={0}
              decimalSeparator=","
              {...form.getInputProps("inputPrice")}
            />
            <NumberInput
              label="Çıktı fiyatı ($ / milyon token)"
              description="Servisin fiyat listesinden; 0 ise maliyet gösterilmez."
              min={0}
              decimalSeparator=","
              {...form.getInputProps("outputPrice")}
            />
          </SimpleGrid>
        </Stack>
      )}
    </FormCard>
  );
}
