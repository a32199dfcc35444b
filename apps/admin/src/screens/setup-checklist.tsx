import { Anchor, Button, Group, List, Paper, Text, ThemeIcon, Title } from "@mantine/core";
import { adminPaths, settingsTabPath } from "@site/contract/admin-paths";
import type { SetupStep } from "@site/contract/site/setup/schema";
import { Check, Circle } from "lucide-react";
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
    to: `${settingsTabPath("security")}#site_key`,
  },
  backup: {
    label: "Yedekleme zamanını seçin",
    why: "Disk bozulursa siteniz son yedekten geri gelir.",
    to: adminPaths.backups,
  },
};

/** Shows what a new site still lacks; once everything is done it can be closed. */
export function SetupChecklist() {
  const { data } = trpc.admin.setupChecklist.get.useQuery(undefined, { staleTime: 0 });
  const dismiss = useAdminMutation(trpc.admin.setupChecklist.dismiss, {
    success: "Kurulum listesi kapatıldı.",
    failure: "Liste kapatılırken bir hata oluştu.",
    invalidates: [trpc.useUtils().admin.setupChecklist],
  });
  if (!data || data.isDismissed) return null;
  const left = data.steps.filter(({ isDone }) => !isDone).length;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="kurulum">
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4" id="kurulum">
          {left === 0 ? "Siteniz hazır" : `Kurulumda ${left} adım kaldı`}
        </Title>
        {left === 0 && (
          <Button variant="default" loading={dismiss.isPending} onClick={() => dismiss.mutate()}>
            Listeyi Kapat
          </Button>
        )}
      </Group>
      <List spacing="xs" center listStyleType="none">
        {data.steps.map(({ step, isDone }) => (
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
    </Paper>
  );
}
