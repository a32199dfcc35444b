import { Alert, Anchor, Button, Checkbox, Group, List, Radio, Stack, TextInput } from "@mantine/core";
import { formatNumber } from "@site/contract/common/text";
import type { MailingAudience } from "@site/contract/readers/subscribers/sending/schema";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import { Dialog } from "../../../kit/dialogs/dialog.tsx";
import { fromIstanbulField, toIstanbulField } from "../editor/istanbul-time.ts";
import { type PostFormValues, publishedNow } from "../post-form.ts";
import { isScheduled } from "../post-visibility.ts";
import { findRecommended, findRequired, type Missing } from "./missing.ts";

/** The answer of the dialog. */
export interface Publication extends Pick<PostFormValues, "status" | "publishedAt"> {
  /** Whether subscribers get a mail. Undefined if there was no choice: then the setting of the post is kept. */
  isMailed: boolean | undefined;
}

interface Props {
  values: PostFormValues;
  /** The saved post; undefined for a new one. */
  postId: number | undefined;
  onPublish: (publication: Publication) => void;
  /** Called with the field of a missing value. */
  onFill: (field: Missing["field"]) => void;
  onClose: () => void;
  /** Called when the dialog is closed and the focus has returned. */
  onClosed: () => void;
}

/** Asks when to publish a post and whether to mail it, and lists missing values. */
export function PublishDialog({ values, postId, onPublish, onFill, onClose, onClosed }: Props) {
  const isPlanned = isScheduled({ status: "published", publishedAt: values.publishedAt });
  const [when, setWhen] = useState<"now" | "later">(isPlanned ? "later" : "now");
  const [date, setDate] = useState(isPlanned ? toIstanbulField(values.publishedAt) : "");
  const [refusal, setRefusal] = useState<string>();
  const mails = useMails(values.categoryId, postId);
  const required = findRequired(values);
  const recommended = findRecommended(values);

  function publish(): void {
    const publishedAt = fromIstanbulField(date);
    if (when === "now") onPublish({ ...publishedNow({ ...values, status: "draft" }), isMailed: mails.choice });
    else if (publishedAt === null || Date.parse(publishedAt) <= Date.now()) setRefusal("Gelecekte bir tarih seçin");
    else onPublish({ status: "published", publishedAt, isMailed: mails.choice });
  }

  return (
    <Dialog title="Yayınla" onClose={onClose} onClosed={onClosed}>
      <Stack>
        <MissingList title="Yayınlamadan önce tamamlayın" items={required} color="danger" onFill={onFill} />
        <MissingList title="Eksik ama yayınlanabilir" items={recommended} color="accent" onFill={onFill} />
        {required.length === 0 && (
          <>
            <Radio.Group
              label="Ne zaman"
              value={when}
              onChange={(value) => setWhen(value === "later" ? "later" : "now")}
            >
              <Stack gap="xs" mt="xs">
                <Radio value="now" label="Şimdi" />
                <Radio value="later" label="Daha sonra" />
              </Stack>
            </Radio.Group>
            {when === "later" && (
              <TextInput
                type="datetime-local"
                label="Yayın zamanı"
                description="İstanbul saati; yazı bu tarihte kendiliğinden yayına girer."
                value={date}
                error={refusal}
                onChange={(event) => {
                  setDate(event.currentTarget.value);
                  setRefusal(undefined);
                }}
              />
            )}
            <Checkbox
              label="Abonelere e-postayla gönder"
              description={mails.text}
              // Keeps the room of the text: buttons that moved when it arrives would miss the click on them.
              styles={{ description: { minHeight: "2lh" } }}
              checked={mails.isChosen}
              disabled={mails.isSettled}
              onChange={(event) => mails.choose(event.currentTarget.checked)}
            />
          </>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            İptal
          </Button>
          {required.length === 0 && (
            <Button data-autofocus onClick={publish}>
              {when === "now" ? "Yayınla" : "Yayını Zamanla"}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}

/** Returns whether the post will be mailed, the number of recipients, and the choice. */
function useMails(categoryId: number | null, postId: number | undefined) {
  const issue = trpc.admin.postIssues.get.useQuery({ postId: postId ?? 0 }, { enabled: postId !== undefined });
  const audience = trpc.admin.mailing.audience.useQuery({ categoryId: categoryId ?? undefined });
  const [choice, setChoice] = useState<boolean>();
  const isDone = issue.data?.state === "done";
  const describe = audience.isError
    ? "Abone sayısı yüklenemedi."
    : audience.data
      ? describeAudience(audience.data)
      : "Abone sayısı yükleniyor…";
  return {
    choice,
    isChosen: choice ?? issue.data?.state !== "kept",
    isSettled: isDone || (postId !== undefined && !issue.data),
    text: isDone ? "Bu yazı abonelere daha önce gönderildi; yeniden gönderilmez." : describe,
    choose: setChoice,
  };
}

function describeAudience({ each, weekly, delayMinutes, blockedBy }: MailingAudience): string {
  if (blockedBy === "unconfirmed") return "Gönderim henüz açılmadı: seçilen yazılar, açılınca gönderilir.";
  if (blockedBy === "paused") return "Gönderim duraklatıldı: seçilen yazılar, sürdürülünce gönderilir.";
  const delay = delayMinutes > 0 ? `yayından ${delayMinutes} dakika sonra` : "yayınlanınca";
  return `${formatNumber(each)} okura ${delay}, ${formatNumber(weekly)} okura haftalık özette gider.`;
}

interface MissingListProps {
  title: string;
  items: Missing[];
  color: string;
  onFill: (field: Missing["field"]) => void;
}

function MissingList({ title, items, color, onFill }: MissingListProps) {
  if (items.length === 0) return null;
  return (
    <Alert color={color} title={title}>
      <List size="sm">
        {items.map(({ field, text }) => (
          <List.Item key={text}>
            <Anchor component="button" type="button" size="sm" ta="left" onClick={() => onFill(field)}>
              {text}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
