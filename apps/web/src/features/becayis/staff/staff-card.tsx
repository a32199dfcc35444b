import { formatDate } from "@site/browser/format-date";
import { staffMethodLabels, staffTexts } from "@site/contract/becayis/papers/staff/labels";
import type { StaffState } from "@site/contract/becayis/papers/staff/schema";
import { useState } from "react";
import { trpc } from "../../../framework/browser.ts";
import { useScrollToHash } from "../../../shared/hooks/use-scroll-to-hash.ts";
import { ErrorState } from "../../../shared/ui/error-state.tsx";
import styles from "../../member/member.module.css";
import { VerifiedBadge } from "../badges/badge.tsx";
import { CodeForms } from "./code-forms.tsx";
import { DocumentPart } from "./document-part.tsx";

const ID = "kurum-dogrulama";

/** Shows whether the member's institution is verified, and the two ways to verify it. */
export function StaffCard() {
  const { data, isError, refetch } = trpc.becayis.staff.get.useQuery(undefined, { staleTime: 0 });
  useScrollToHash(ID, data !== undefined);
  return (
    <section className={styles.card} id={ID} aria-labelledby={`${ID}-baslik`}>
      <h2 id={`${ID}-baslik`}>Kurum Doğrulaması</h2>
      {isError && !data ? (
        <ErrorState text={staffTexts.stateFailed} onRetry={refetch} />
      ) : !data ? (
        <div className="skeleton" style={{ minHeight: "8rem" }} aria-hidden />
      ) : data.institution === null ? (
        <p className={styles.soft}>{staffTexts.institutionMissing}</p>
      ) : (
        <State state={data} institution={data.institution} />
      )}
    </section>
  );
}

function State({ state, institution }: { state: StaffState; institution: string }) {
  const [isRenewing, setRenewing] = useState(false);
  const { verification } = state;
  if (verification && !isRenewing && !state.code && !state.document)
    return (
      <>
        <p>
          <VerifiedBadge month={verification.month} />
        </p>
        <p>
          {institution} personeli olduğunuz doğrulandı ({staffMethodLabels[verification.method]}). Doğrulama{" "}
          <time dateTime={verification.expiresAt}>{formatDate(verification.expiresAt)}</time> gününe kadar geçerli;
          bitmeden haber veririz. Becayiş profilinizde kurumunuzu değiştirirseniz doğrulama sona erer.
        </p>
        <div className="row">
          <button type="button" className="button" onClick={() => setRenewing(true)}>
            Yeniden Doğrula
          </button>
        </div>
      </>
    );
  return (
    <>
      <p>
        {institution} personeli olduğunuzu doğrulayın; ilanınızda “Kurumu doğrulandı” yazsın. Doğrulama on iki ay
        geçerlidir. Yalnızca doğrulandığı ay görünür; adresiniz kimseye gösterilmez.
      </p>
      <CodeForms state={state} onVerified={() => setRenewing(false)} />
      <DocumentPart document={state.document} />
    </>
  );
}
