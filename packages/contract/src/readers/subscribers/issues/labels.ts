import type { IssueState } from "./schema.ts";

export const issueStateLabels: Record<IssueState, string> = {
  waiting: "Sırada",
  sending: "Gönderiliyor",
  done: "Gönderildi",
  kept: "Gönderilmeyecek",
};

export const issueTexts = {
  keptOut: "Yazı abonelere gönderilmeyecek. Gönderim başladıysa kalanı durduruldu.",
  letIn: "Yazı abonelere gönderilecek.",
  waitingKeptOut: (count: number) =>
    `${count} yazı abonelere gönderilmeyecek. Tek tek yeniden gönderime alabilirsiniz.`,
  tooOld: "Yazı 14 günden önce yayınlandığı için abonelere gönderilmez.",
  postNotFound: "Yazı bulunamadı",
} as const;
