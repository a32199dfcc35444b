import type { SavedListing } from "@site/contract/becayis/board/listings/schema";
import { trpc } from "../../../framework/browser.ts";
import { CodeForm as MailedCodeForm } from "../../codes/code-form.tsx";
import { forgetJoiner } from "./joiner-store.ts";
import { useSignedIn } from "./use-signed-in.ts";
import { forgetWaiting, type StoredListing } from "./waiting-store.ts";

/** The listing of somebody who has just been signed in. */
export interface JoinedListing {
  listing: Pick<SavedListing, "slug"> | null;
  /** False if another listing stood in the way. */
  isSent: boolean;
}

interface Props {
  listing: StoredListing;
  onJoined: (joined: JoinedListing) => void;
  onGone: (message: string) => void;
  onDiscard: () => void;
  takesFocus: boolean;
}

/** Takes the mailed code, which sends the listing for approval and signs its owner in. */
export default function CodeForm({ listing, onJoined, onGone, onDiscard, takesFocus }: Props) {
  const { client } = trpc.useUtils();
  const finish = useSignedIn();
  return (
    <MailedCodeForm
      token={listing.token}
      lead={
        <p>
          “{listing.title}” ilanınız kodunu bekliyor. Kodu {listing.email} adresine gönderdik; bu sayfayı kapatsanız da
          ilanınız otuz gün bekler.
        </p>
      }
      action={{ label: "Onaya gönder", busyLabel: "Gönderiliyor…" }}
      check="register"
      onEnter={async (entered) => {
        const { session, ...joined } = await client.auth.confirmJoin.mutate(entered);
        onJoined(joined);
        forgetWaiting();
        forgetJoiner();
        finish(session.access_token);
      }}
      onRenew={(input) => client.auth.renewJoinCode.mutate(input)}
      onGone={(message) => {
        forgetWaiting();
        onGone(message);
      }}
      onDiscard={{ label: "Vazgeç", act: onDiscard }}
      takesFocus={takesFocus}
    />
  );
}
