import { Autocomplete, NumberInput, Progress, SimpleGrid, Skeleton, Stack, Text } from "@mantine/core";
import { aiPurposes, aiUsageTexts } from "@site/contract/ai/usage/labels";
import { type AiUsage, aiUsageForm } from "@site/contract/ai/usage/schema";
import { formatNumber } from "@site/contract/common/text";
import { settingFields } from "@site/contract/settings/fields";
import { z } from "zod";
import { trpc } from "../../api/trpc.ts";
import { FormCard } from "../../kit/forms/form-card.tsx";
import { LoadFailed } from "../../kit/load-failed.tsx";
import { useAdminMutation } from "../../kit/use-admin-mutation.ts";

const labels = settingFields.aiUsage;

const purposeLabels: Record<string, string> = aiPurposes;
/** The contract's schema with "" for the empty field, which means no limit. */
const formSchema = aiUsageForm.extend({
  dailyCallLimit: z.union([z.literal(""), aiUsageForm.shape.dailyCallLimit.unwrap()]),
});

/** Shows today's calls and tokens, and edits the daily limit. */
export function Usage() {
  const { data, isError, isFetching, refetch } = trpc.admin.ai.usage.useQuery(undefined, { staleTime: 0 });
  if (isError)
    return <LoadFailed title="AI sınırı yüklenemedi" isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={220} aria-busy />;
  return <UsageForm usage={data} />;
}

function UsageForm({ usage: { today, ...settings } }: { usage: AiUsage }) {
  const models = trpc.admin.ai.availableModels.useQuery({}, { staleTime: 300_000 });
  const save = useAdminMutation(trpc.admin.ai.updateUsage, {
    success: aiUsageTexts.saved,
    fallback: aiUsageTexts.saveFailed,
    invalidates: [trpc.useUtils().admin.ai.usage],
  });
  const limit = settings.dailyCallLimit;
  const initialValues: z.input<typeof formSchema> = { ...settings, dailyCallLimit: limit ?? "" };
  return (
    <FormCard
      title="Günlük Sınır"
      draft="aiUsageDraft:settings"
      schema={formSchema}
      initialValues={initialValues}
      save={({ dailyCallLimit, ...values }) =>
        save.mutateAsync({ ...values, dailyCallLimit: dailyCallLimit === "" ? null : dailyCallLimit })
      }
    >
      {(form) => (
        <Stack gap="sm">
          <Text role="status">
            Bugün {formatNumber(today.calls)} çağrı
            {limit !== null && ` (sınırın %${formatNumber(Math.round((today.calls / limit) * 100))} kadarı)`},{" "}
            {formatNumber(today.tokens)} token
            {today.failed > 0 && `; ${formatNumber(today.failed)} çağrı yanıtsız kaldı`}.
          </Text>
          {limit !== null && (
            <Progress value={Math.min(100, (today.calls / limit) * 100)} aria-label="Bugünkü sınırın kullanımı" />
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
              label={labels.dailyCallLimit}
              description="Boşsa sınır yoktur. Dolunca AI çağrıları ertesi güne kadar durur."
              allowDecimal={false}
              thousandSeparator="."
              decimalSeparator=","
              {...form.getInputProps("dailyCallLimit")}
            />
            <Autocomplete
              label={labels.imageModel}
              description="Boşsa anahtarınızın ilk görsel modeli kullanılır."
              spellCheck={false}
              data={models.data?.image ?? []}
              {...form.getInputProps("imageModel")}
            />
          </SimpleGrid>
        </Stack>
      )}
    </FormCard>
  );
}
