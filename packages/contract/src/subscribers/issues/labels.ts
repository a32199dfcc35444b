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
  postNotFound: "Yazı bulunamadı",
} as const;
