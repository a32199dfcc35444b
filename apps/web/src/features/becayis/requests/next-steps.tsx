import type { ContactRequest } from "@site/contract/becayis/swaps/contact/schema";
import { paths } from "@site/contract/paths";
import memberStyles from "../../member/member.module.css";

/** Suggests to the sender what to do after a request was rejected or has expired. */
export function NextSteps({ request: { status, listing } }: { request: ContactRequest }) {
  if (status !== "rejected" && status !== "lapsed") return null;
  const canRetry = status === "lapsed" && listing.slug !== null;
  return (
    <>
      <p className={memberStyles.soft}>
        {status === "rejected"
          ? "İlan sahibi isteğinizi kabul etmedi. Başka ilanlara bakabilir, takip kurup uyan yeni ilanları " +
            "e-postayla öğrenebilirsiniz."
          : canRetry
            ? "İsteğiniz süresinde yanıtlanmadı. İlan hâlâ panoda; isteğinizi yeniden gönderebilirsiniz."
            : "İsteğiniz süresinde yanıtlanmadı, ilan da artık panoda değil. Takip kurup uyan yeni ilanları " +
              "e-postayla öğrenebilirsiniz."}
      </p>
      <div className="row">
        {canRetry && listing.slug && (
          <a href={paths.listing(listing.slug)} className="button">
            İlana git
          </a>
        )}
        <a href={paths.board} className="button">
          İlanlara bak
        </a>
        <a href={paths.alerts} className="button">
          Takip kur
        </a>
      </div>
    </>
  );
}
