import { contactRequestTexts } from "@site/contract/becayis/labels";
import type { ContactRequest } from "@site/contract/becayis/swaps/contact/schema";
import { paths } from "@site/contract/paths";
import { useId, useRef } from "react";
import { trpc } from "../../../framework/browser.ts";
import { formatMoment } from "../../../shared/text/format-moment.ts";
import styles from "../../member/member.module.css";
import { useAction } from "../../member/use-action.ts";
import { RequestBadge, VerifiedBadge } from "../badges/badge.tsx";
import { ContactDetails } from "../contact/contact-details.tsx";
import { AnswerButtons } from "../matches/answer-buttons.tsx";
import { useInvalidateMatches } from "../matches/use-invalidate-matches.ts";
import { NextSteps } from "./next-steps.tsx";
import own from "./request-card.module.css";
import { RequestTools } from "./request-tools.tsx";
import { Thread } from "./thread.tsx";
import { WithdrawButton } from "./withdraw-button.tsx";

/** Shows a contact request with the actions of its sender or of its receiver. */
export function RequestCard({ request, isReceived }: { request: ContactRequest; isReceived: boolean }) {
  const id = useId();
  const { client } = trpc.useUtils();
  const { isBusy, run } = useAction(contactRequestTexts.updateFailed);
  const invalidateMatches = useInvalidateMatches();
  const title = useRef<HTMLHeadingElement>(null);
  const { listing, status } = request;
  const other = isReceived ? request.requester : request.listingOwner;
  const isOpen = "email" in other;
  const rejectedRequest = `${other.name} adlı üyenin “${listing.title}” için isteği`;
  // A request accepted by the administrator still needs the owner's own answer.
  const isAwaited = isReceived && (status === "pending" || (status === "accepted" && !isOpen));

  async function answer(given: "accepted" | "rejected"): Promise<void> {
    await run(async () => {
      await client.becayis.contactRequests.setStatus.mutate({ id: request.id, status: given });
      return { message: contactRequestTexts.updated };
    }, invalidateMatches);
    title.current?.focus(); // moves the focus, because the pressed button is gone
  }

  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} ref={title} tabIndex={-1}>
          {listing.slug ? <a href={paths.listing(listing.slug)}>{listing.title}</a> : listing.title}
        </h2>
        <RequestBadge status={status} />
      </div>
      <p className={styles.soft}>
        {isReceived ? "Gönderen" : "İlan sahibi"}: <strong>{other.name}</strong> · {formatMoment(request.createdAt)}
      </p>
      {isReceived && request.requesterVerifiedMonth && (
        <p>
          <VerifiedBadge month={request.requesterVerifiedMonth} about="Gönderen" />
        </p>
      )}
      <blockquote className={own.message}>{request.message}</blockquote>
      {status === "pending" && (
        <p className={styles.soft}>{formatMoment(request.lapsesAt)} tarihine kadar yanıtlanmazsa süresi dolar.</p>
      )}
      {isAwaited && (
        <AnswerButtons
          isBusy={isBusy}
          canReject={status === "pending"}
          rejection={{
            title: "İsteği Reddet",
            text: `${rejectedRequest} reddedilecek. Aynı ilan için yeniden istek gönderemez.`,
          }}
          onAnswer={(given) => void answer(given)}
        />
      )}
      {!isReceived && status === "pending" && (
        <WithdrawButton request={request} onDone={() => title.current?.focus()} />
      )}
      {!isReceived && <NextSteps request={request} />}
      {!isReceived && status === "accepted" && !isOpen && (
        <p className={styles.soft}>İlan sahibinin kendi onayı bekleniyor.</p>
      )}
      <ContactDetails contact={other} />
      {isOpen && <Thread requestId={request.id} other={other.name} unread={request.unreadMessages} />}
      <RequestTools requestId={request.id} name={other.name} />
    </article>
  );
}
