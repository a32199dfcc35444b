import type { OwnListing, SubmitListingInput } from "@site/contract/becayis/board/listings/schema";
import type { SwapProfile } from "@site/contract/becayis/board/profile/schema";
import { paths } from "@site/contract/paths";
import { useNavigate } from "react-router-dom";
import { trpc } from "../../../framework/browser.ts";
import { useToast } from "../../../shared/ui/toast.tsx";
import member from "../../member/member.module.css";
import { ListingForm } from "./listing-form.tsx";

/** Edits a listing. A listing on the board stays there; saving a rejected one submits it for approval again. */
export function EditListing({ listing, profile }: { listing: OwnListing; profile: SwapProfile | null }) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const showToast = useToast();
  const isRejected = listing.approvalStatus === "rejected" || listing.waitingChange?.state === "rejected";

  async function submit(changes: SubmitListingInput): Promise<undefined> {
    const { message, warning } = await utils.client.becayis.listings.update.mutate({ id: listing.id, ...changes });
    await utils.becayis.listings.invalidate();
    showToast({ kind: "success", message: warning ? `${message} ${warning}` : message });
    await navigate(paths.board);
  }

  return (
    <>
      <ApprovalNote listing={listing} />
      {listing.isSettled && profile && hasMoved(listing, profile) && (
        <p role="note">
          Becayiş profilinizdeki görev yeri ilanınızdakinden farklı. Kaydederseniz ilanınız yeni görev yerinize geçer ve
          kabul edilmiş anlaşmanız sona erer; karşı tarafa haber verilir.
        </p>
      )}
      <ListingForm
        profile={profile}
        listing={listing}
        draft={`listing-${listing.id}`}
        submit={submit}
        onIncomplete={() => navigate(paths.swapProfile)}
        submitLabel={isRejected ? "Yeniden Gönder" : "Kaydet"}
      />
    </>
  );
}

/** Returns whether the current post of the profile differs from the post that the listing offers. */
function hasMoved(listing: OwnListing, profile: SwapProfile): boolean {
  return (
    listing.offerInstitution !== profile.currentInstitution ||
    listing.offerPosition !== profile.currentPosition ||
    listing.offerCity !== profile.currentCity ||
    listing.offerDistrict !== profile.currentDistrict
  );
}

/** Explains which texts wait for approval, and which ones readers see until then. */
function ApprovalNote({ listing: { approvalStatus, rejectionReason, waitingChange } }: { listing: OwnListing }) {
  if (approvalStatus === "pending")
    return <p className={member.soft}>İlanınız onay sürecinde; onaylandığında panoda yayınlanır.</p>;
  if (approvalStatus === "approved" && !waitingChange)
    return (
      <p className={member.soft}>
        İstediğiniz yerlerde yaptığınız değişiklik hemen geçerli olur. Metin değişikliği onay bekler; o zamana kadar
        ilanınız önceki metniyle kalır.
      </p>
    );
  const { title, note } = waitingChange ? changeNotes[waitingChange.state] : listingRejected;
  return (
    <section className={member.callout} aria-labelledby="onay-notu">
      <h2 id="onay-notu">{title}</h2>
      {rejectionReason && <p>{rejectionReason}</p>}
      <p>{note}</p>
    </section>
  );
}

const listingRejected = { title: "İlanınız yayınlanmadı", note: "Düzeltip yeniden gönderebilirsiniz." };
const changeNotes = {
  pending: {
    title: "Bekleyen değişiklik",
    note: "Aşağıdaki metin onay bekliyor; o zamana kadar ilanınız önceki metniyle kalır.",
  },
  rejected: {
    title: "Metin değişikliğiniz onaylanmadı",
    note: "İlanınız önceki metniyle kalıyor. Aşağıdaki metni düzeltip yeniden gönderebilirsiniz.",
  },
} as const;
