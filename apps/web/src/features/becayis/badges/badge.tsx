import {
  approvalStatusLabels,
  contactRequestStatusLabels,
  listingStatusLabels,
  priorityLabels,
} from "@site/contract/becayis/board-labels";
import { verifiedBadge } from "@site/contract/becayis/papers/staff/labels";
import styles from "./badge.module.css";

export type Tone = "plain" | "good" | "fair" | "accent" | "bad";

/**
 * Shows a short state label.
 * @param about the subject of the state, for screen readers
 */
export function Badge({ text, about, tone = "plain" }: { text: string; about?: string; tone?: Tone }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {about && <span className="visually-hidden">{`${about}: `}</span>}
      {text}
    </span>
  );
}

const statusTones: Record<keyof typeof listingStatusLabels, Tone> = {
  active: "good",
  paused: "plain",
  inactive: "plain",
  completed: "plain",
  expired: "bad",
};
const approvalTones: Record<keyof typeof approvalStatusLabels, Tone> = {
  pending: "accent",
  approved: "good",
  rejected: "bad",
};
const priorityTones: Record<keyof typeof priorityLabels, Tone> = {
  low: "plain",
  normal: "plain",
  high: "accent",
  urgent: "bad",
};
const requestTones: Record<keyof typeof contactRequestStatusLabels, Tone> = {
  pending: "accent",
  accepted: "good",
  rejected: "bad",
  withdrawn: "plain",
  lapsed: "plain",
};

export function StatusBadge({ status }: { status: keyof typeof listingStatusLabels }) {
  return <Badge text={listingStatusLabels[status]} about="Durum" tone={statusTones[status]} />;
}

export function ApprovalBadge({ status }: { status: keyof typeof approvalStatusLabels }) {
  return <Badge text={approvalStatusLabels[status]} about="Onay" tone={approvalTones[status]} />;
}

export function PriorityBadge({ priority }: { priority: keyof typeof priorityLabels }) {
  return <Badge text={priorityLabels[priority]} about="Öncelik" tone={priorityTones[priority]} />;
}

export function RequestBadge({ status }: { status: keyof typeof contactRequestStatusLabels }) {
  return <Badge text={contactRequestStatusLabels[status]} about="İletişim isteği" tone={requestTones[status]} />;
}

/**
 * Shows that a person has proven to work at the institution of the listing.
 * @param month of the proof, as in "2026-11"
 * @param about the person, for screen readers
 */
export function VerifiedBadge({ month, about = "İlan sahibi" }: { month: string; about?: string }) {
  return <Badge text={verifiedBadge(month)} about={about} tone="good" />;
}
