import { Anchor, Button, Grid, Group, List, Paper, Text, ThemeIcon, Title } from "@mantine/core";
import { adminPaths, settingsTabPath } from "@site/contract/admin-paths";
import type { SetupChecklist as Checklist, SetupStep } from "@site/contract/site/setup/schema";
import { Check, Circle } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { trpc } from "../api/trpc.ts";
import { useAdminMutation } from "../kit/use-admin-mutation.ts";

const steps: Record<SetupStep, { label: string; why: string; to: string }> = {
  mail: {
    label: "Posta sunucusunu girin",
    why: "Üyelerin doğrulama ve bildirim e-postaları onunla gönderilir.",
    to: settingsTabPath("smtp"),
  },
  contact: {
    label: "İletişim e-postasını yazın",
    why: "Ziyaretçiler size bu adresten ulaşır.",
    to: `${settingsTabPath("site")}#contact_email`,
  },
  social: {
    label: "Sosyal medya bağlantılarını ekleyin",
    why: "Boş bağlantılar sitede gösterilmez.",
    to: `${settingsTabPath("site")}#social_github`,
  },
  botCheck: {
    label: "Güvenlik doğrulamasını açın",
    why: "Formları otomatik gönderimlere karşı korur.",
    to: `${settingsTabPath("security")}#siteKey`,
  },
  backup: {
    label: "Yedekleme zamanını seçin",
    why: "Disk bozulursa siteniz son yedekten geri gelir.",
    to: adminPaths.backups,
  },
};

/**
 * Lists the set-up steps that a new site lacks, in a column of the dashboard. The list can be postponed, and closed
 * when all steps are done.
 */
export function SetupChecklist() {
  const { data } = trpc.admin.setupChecklist.get.useQuery(undefined, { staleTime: 0 });
  const [isAskedFor, setAskedFor] = useState(false);
  const invalidates = [trpc.useUtils().admin.setupChecklist];
  const dismiss = useAdminMutation(trpc.admin.setupChecklist.dismiss, {
    success: "Kurulum listesi kapatıldı.",
    failure: "Liste kapatılırken bir hata oluştu.",
    invalidates,
  });
  const postpone = useAdminMutation(trpc.admin.setupChecklist.postpone, {
    success: "Kurulum sonraya bırakıldı. Listeyi burada bulursunuz.",
    failure: "Liste sonraya bırakılırken bir hata oluştu.",
    invalidates,
  });
  if (!data || data.isDismissed) return null;
  const left = data.steps.filter(({ isDone }) => !isDone).length;
  const isOpen = left === 0 || !data.isPostponed || isAskedFor;
  return (
    <Grid.Col span={{ base: 12, lg: 4 }} order={{ base: isOpen ? 0 : 1, lg: 1 }}>
      <Paper component="section" withBorder p="md" h="100%" aria-labelledby="kurulum">
        <Group justify="space-between" mb="sm">
          <Title order={2} size="h4" id="kurulum">
            {left === 0 ? "Siteniz hazır" : `Kurulumda ${left} adım kaldı`}
          </Title>
          {left === 0 && (
            <Button variant="default" size="compact-md" loading={dismiss.isPending} onClick={() => dismiss.mutate()}>
              Listeyi Kapat
            </Button>
          )}
          {left > 0 && !data.isPostponed && (
            <Button variant="default" size="compact-md" loading={postpone.isPending} onClick={() => postpone.mutate()}>
              Sonra
            </Button>
          )}
          {!isOpen && (
            <Button variant="default" size="compact-md" onClick={() => setAskedFor(true)}>
              Listeyi Aç
            </Button>
          )}
        </Group>
        {isOpen && <Steps rows={data.steps} />}
      </Paper>
    </Grid.Col>
  );
}

function Steps({ rows }: { rows: Checklist["steps"] }) {
  return (
    <List spacing="xs" center listStyleType="none">
      {rows.map(({ step, isDone }) => (
        <List.Item
          key={step}
          icon={
            <ThemeIcon size={24} radius="xl" variant="light" color={isDone ? "success" : "gray"}>
              {isDone ? <Check size={16} aria-label="Tamam" /> : <Circle size={12} aria-label="Eksik" />}
            </ThemeIcon>
          }
        >
          {isDone ? (
            <Text c="dimmed">{steps[step].label}</Text>
          ) : (
            <>
              <Anchor component={Link} to={steps[step].to} inherit>
                {steps[step].label}
              </Anchor>
              <Text size="sm" c="dimmed">
                {steps[step].why}
              </Text>
            </>
          )}
        </List.Item>
      ))}
    </List>
  );
}
