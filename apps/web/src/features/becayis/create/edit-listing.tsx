import type { OwnListing, UpdateListingInput } from "@site/contract/becayis/listings/schema";
import type { SwapProfile } from "@site/contract/becayis/profile/schema";
import { paths } from "@site/contract/paths";
import { useNavigate, useTrpc } from "../../../framework/browser.ts";
import { useToast } from "../../../shared/ui/toast.tsx";
import member from "../../member/member.module.css";
import { ListingForm } from "./listing-form.tsx";

const loadSchema = () => import("./listing-schemas.ts").then(({ changedListing }) => changedListing);

/** Edits a listing; saving a rejected one submits it for approval again. */
export function EditListing({ listing, profile }: { listing: OwnListing; profile: SwapProfile | null }) {
  const trpc = useTrpc();
  const navigate = useNavigate();
  const showToast = useToast();

  async function submit(changes: Omit<UpdateListingInput, "id">): Promise<undefined> {
    const { message, warning } = await trpc.client.becayis.listings.update.mutate({ id: listing.id, ...changes });
    await trpc.becayis.listings.invalidate();
    showToast({ kind: "success", message: warning ? `${message} ${warning}` : message });
    navigate(paths.board);
  }

  return (
    <>
      {listing.approval_status === "rejected" ? (
        <section className={member.notice} aria-labelledby="red-gerekcesi">
          <h2 id="red-gerekcesi">İlanınız yayınlanmadı</h2>
          <p>{listing.rejection_reason}</p>
          <p>Düzeltip yeniden gönderebilirsiniz.</p>
        </section>
      ) : (
        <p className={member.soft}>
          Değişiklikler onaylandıktan sonra yayınlanır; o zamana kadar ilanınız panoda görünmez.
        </p>
      )}
      <ListingForm
        profile={profile}
        listing={listing}
        draft={`listing-${listing.id}`}
        loadSchema={loadSchema}
        submit={submit}
        onIncomplete={() => navigate(paths.swapProfile)}
        submitLabel={listing.approval_status === "rejected" ? "Yeniden Gönder" : "Kaydet"}
      />
    </>
  );
}
