import { Checkbox, List, Paper, Stack, Switch, TagsInput, Text, Title } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useDebouncedValue } from "@mantine/hooks";
import { effectText, ruleObstacles, ruleTexts } from "@site/contract/becayis/moderation/rule-labels";
import { ruleEffectInput } from "@site/contract/becayis/moderation/rule-schema";
import type { BoardSettings } from "@site/contract/becayis/settings/admin-schema";
import { limits } from "@site/contract/common/limits";
import { keepPreviousData } from "@tanstack/react-query";
import { useId } from "react";
import { trpc } from "../../../api/trpc.ts";
import { LoadFailed } from "../../../kit/load-failed.tsx";

const EFFECT_DELAY_MS = 400;

/** Switches the rule that publishes listings, chooses its conditions and shows what they would have done. */
export function ApprovalRule({ form }: { form: UseFormReturnType<BoardSettings> }) {
  const titleId = useId();
  return (
    <Paper component="section" withBorder p="md" mt="lg" aria-labelledby={titleId}>
      <Stack gap="md">
        <Title order={2} id={titleId} size="h4">
          Kurala göre yayın
        </Title>
        <Text size="sm" maw="var(--measure)">
          E-postası doğrulanmış bir üyenin, yeni metin yazmadan verdiği ilan onay beklemeden yayınlanır: alanları boştur
          ya da sizin daha önce onayladığınız metindir, başlığı yalnızca unvanı ve yerleri söyler. Yayınlanan ilanlar
          İlan Onayları ekranında bakmanızı bekler ve oradan tek dokunuşla geri çekilir. İlanını reddettiğiniz ya da
          geri çektiğiniz üyenin ilanları, siz birini onaylayana kadar yine onayınıza gelir.
        </Text>
        <Effect values={form.values} />
        <Switch
          label="Kurala uyan ilanlar kendiliğinden yayınlansın"
          {...form.getInputProps("approvesByRule", { type: "checkbox" })}
        />
        <Checkbox
          label="Yalnızca kurumu doğrulanmış üyelerin ilanları"
          {...form.getInputProps("ruleNeedsStaff", { type: "checkbox" })}
        />
        <Checkbox
          label="Yalnızca daha önce bir ilanını onayladığınız üyelerin ilanları"
          {...form.getInputProps("ruleNeedsApproval", { type: "checkbox" })}
        />
        <TagsInput
          label="Onay bekletecek sözcükler"
          description="Metinlerinde bunlarla başlayan bir sözcük geçen ilan onayınızı bekler; yazıp Enter’a basın."
          splitChars={[","]}
          maxTags={limits.ruleWords}
          {...form.getInputProps("ruleWords")}
        />
      </Stack>
    </Paper>
  );
}

/** Shows what the chosen conditions would have done, before they are saved. */
function Effect({ values }: { values: BoardSettings }) {
  const [{ ruleNeedsStaff, ruleNeedsApproval, ruleWords }] = useDebouncedValue(values, EFFECT_DELAY_MS);
  const conditions = { ruleNeedsStaff, ruleNeedsApproval, ruleWords };
  const query = trpc.admin.becayis.ruleApprovals.effect.useQuery(conditions, {
    enabled: ruleEffectInput.safeParse(conditions).success,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const { data, isError, isFetching, refetch } = query;
  if (isError)
    return <LoadFailed title={ruleTexts.effectFailed} isRetrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <div role="status" aria-busy={!data}>
      <Text fw={600}>{data ? effectText(data) : "Kuralın etkisi hesaplanıyor…"}</Text>
      {data && data.refused > 0 && (
        <Text c="warning">Bunların {data.refused} tanesini reddetmiştiniz; kural onları da yayınlardı.</Text>
      )}
      {data && data.obstacles.length > 0 && (
        <>
          <Text size="sm" mt="xs">
            Diğerleri şu nedenlerle onayınızı beklerdi:
          </Text>
          <List size="sm">
            {data.obstacles.map(({ obstacle, count }) => (
              <List.Item key={obstacle}>
                {ruleObstacles[obstacle]}: {count}
              </List.Item>
            ))}
          </List>
        </>
      )}
    </div>
  );
}
