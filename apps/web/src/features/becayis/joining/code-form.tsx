import type { SavedListing } from "@site/contract/becayis/board/listings/schema";
import { trpc } from "../../../framework/browser.ts";
import { CodeForm as MailedCodeForm } from "../../codes/code-form.tsx";
import { forgetJoiner } from "./joiner-store.ts";
import { useSignedIn } from "./use-signed-in.ts";
import { forgetWaiting, type StoredListing } from "./waiting-store.ts";

/** The result of a confirmed code, which has signed its owner in. The listing is null if none waited any more. */
export interface JoinedListing {
  listing: Pick<SavedListing, "slug"> | null;
  /** False if the person already had a listing, so that the new one was not submitted. */
  isSent: boolean;
}

interface Props {
  listing: StoredListing;
  onJoined: (joined: JoinedListing) => void;
  onGone: (message: string) => void;
  onDiscard: () => void;
  takesFocus: boolean;
}

/** Confirms the mailed code, which submits the waiting listing for approval and signs its owner in. */
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
        finish(session.accessToken);
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
