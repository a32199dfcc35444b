import { Anchor, Button, Grid, Group, Paper, SimpleGrid, Text, ThemeIcon, Title } from "@mantine/core";
import { adminPaths, settingsTabPath } from "@site/contract/admin-paths";
import type { SetupChecklist as Checklist, SetupStep } from "@site/contract/site/setup/schema";
import { Check, Circle } from "lucide-react";
import { useRef, useState } from "react";
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
 * Lists the set-up steps that a new site lacks, in the first row of the dashboard. The list can be postponed, which
 * leaves one line, and closed when all steps are done.
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
  const title = useRef<HTMLHeadingElement>(null);
  /** Keeps the focus here, because the button that was pressed goes away. */
  const focusTitle = () => title.current?.focus();
  if (!data || data.isDismissed) return null;
  const left = data.steps.filter(({ isDone }) => !isDone).length;
  const isOpen = left === 0 || !data.isPostponed || isAskedFor;
  return (
    <Grid.Col span={12}>
      <Paper component="section" aria-labelledby="kurulum" {...(isOpen && { withBorder: true, px: "md", py: "xs" })}>
        <Group justify="space-between">
          <Title ref={title} order={2} size={isOpen ? "h4" : "h6"} id="kurulum" tabIndex={-1}>
            {left === 0 ? "Siteniz hazır" : `Kurulumda ${left} adım kaldı`}
          </Title>
          {left === 0 && (
            <Button variant="default" size="compact-md" loading={dismiss.isPending} onClick={() => dismiss.mutate()}>
              Listeyi Kapat
            </Button>
          )}
          {left > 0 && !data.isPostponed && (
            <Button
              variant="default"
              size="compact-md"
              loading={postpone.isPending}
              onClick={() => void postpone.mutateAsync().then(focusTitle, () => undefined)}
            >
              Sonra
            </Button>
          )}
          {!isOpen && (
            <Button
              variant="default"
              size="compact-md"
              onClick={() => {
                setAskedFor(true);
                focusTitle();
              }}
            >
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
    <SimpleGrid component="ul" cols={{ base: 1, sm: 2, lg: rows.length }} spacing="md" verticalSpacing="xs" mt="xs">
      {rows.map(({ step, isDone }) => (
        <Group component="li" key={step} gap="xs" wrap="nowrap" align="flex-start">
          <ThemeIcon size={24} radius="xl" variant="light" color={isDone ? "success" : "gray"}>
            {isDone ? <Check size={16} aria-label="Tamam" /> : <Circle size={12} aria-label="Eksik" />}
          </ThemeIcon>
          {isDone ? (
            <Text c="dimmed">{steps[step].label}</Text>
          ) : (
            <div>
              <Anchor component={Link} to={steps[step].to} inherit>
                {steps[step].label}
              </Anchor>
              <Text size="xs" c="dimmed">
                {steps[step].why}
              </Text>
            </div>
          )}
        </Group>
      ))}
    </SimpleGrid>
  );
}
