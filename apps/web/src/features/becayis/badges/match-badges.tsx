import { answerLabels, matchStatusLabels, myAnswerLabels } from "@site/contract/becayis/labels";
import type { MatchStatus, RingLink } from "@site/contract/becayis/swaps/matching/schema";
import { planTexts } from "@site/contract/becayis/swaps/planning/labels";
import { Badge, type Tone } from "./badge.tsx";

const statusTones: Record<MatchStatus, Tone> = {
  pending: "accent",
  accepted: "good",
  rejected: "bad",
  expired: "plain",
};
const answerTones: Record<RingLink["answer"], Tone> = { pending: "plain", accepted: "good", rejected: "bad" };

export function MatchStatusBadge({ status }: { status: MatchStatus }) {
  return <Badge text={matchStatusLabels[status]} about="Durum" tone={statusTones[status]} />;
}

export function AnswerBadge({ answer, isMe }: { answer: RingLink["answer"]; isMe: boolean }) {
  return <Badge text={(isMe ? myAnswerLabels : answerLabels)[answer]} tone={answerTones[answer]} />;
}

/** Marks a match or ring that the board's plan proposes; `planTexts.proposedWhy` explains it beside the badge. */
export function ProposedBadge() {
  return <Badge text={planTexts.proposed} about="Plan" tone="good" />;
}

/** Shows the score in percent. The words repeat the colour, because some readers cannot see it. */
export function ScoreBadge({ score }: { score: number }) {
  const { word, tone } = getGrade(score);
  return <Badge text={`%${score} · ${word}`} about="Uyum" tone={tone} />;
}

function getGrade(score: number): { word: string; tone: Tone } {
  if (score >= 90) return { word: "Çok uygun", tone: "good" };
  return score >= 70 ? { word: "Uygun", tone: "fair" } : { word: "Kısmen uygun", tone: "bad" };
}
