import { useHasToken } from "@site/browser/use-has-token";
import type { AskResult } from "@site/contract/becayis/ask/schema";
import type { SavedListing } from "@site/contract/becayis/listings/schema";
import { paths } from "@site/contract/paths";
import { useState } from "react";
import { memberToken, trpc } from "../../../framework/browser.ts";
import { FormAnswer } from "../../../shared/forms/form-answer.tsx";
import { findLiveListing, ListingButton } from "../public/listing-button.tsx";
import { useOwnListings } from "../public/use-own-listings.ts";
import { CodeForm } from "./code-form.tsx";
import { GoogleProof } from "./google-proof.tsx";
import { JoinForm } from "./join-form.tsx";
import { MemberForm } from "./member-form.tsx";
import { ProvenForm } from "./proven-form.tsx";
import { forgetWaiting, readWaiting, type StoredListing } from "./waiting-store.ts";

/**
 * Leads from a question to the listing that it stands for, in the same page: who sends it, the mailed code, done.
 * Members send it at once.
 * @param result the answer to the question; without one only a listing that waits for its code is shown
 */
export default function Joining({ result }: { result: AskResult | undefined }) {
  const isMember = useHasToken(memberToken);
  const [waiting, setWaiting] = useState(readWaiting);
  const [sent, setSent] = useState<SavedListing>();
  if (sent !== undefined)
    return (
      <FormAnswer>
        İlanınız onaya gönderildi; yayımlanınca e-postayla haber veririz.{" "}
        <a href={paths.listing(sent.slug)}>İlanınızı görün</a> ya da{" "}
        <a href={paths.swapProfile}>ilçenizi ve ayrıntıları ekleyin</a>.
      </FormAnswer>
    );
  if (waiting)
    return (
      <CodeForm
        listing={waiting}
        onSent={setSent}
        onDiscard={() => {
          forgetWaiting();
          setWaiting(null);
        }}
      />
    );
  if (!result) return null;
  return isMember ? (
    <MemberPart result={result} onSent={setSent} />
  ) : (
    <NewcomerPart result={result} onSent={setSent} onKept={setWaiting} />
  );
}

interface Props {
  result: AskResult;
  onSent: (listing: SavedListing) => void;
}

/** Shows a member who has a listing the way to it, because one stands in the way of another. */
function MemberPart(props: Props) {
  const { data, isError } = useOwnListings();
  if (isError) return <ListingButton />;
  if (data === undefined) return <div className="skeleton" aria-hidden style={{ height: "8rem" }} />;
  return findLiveListing(data) ? <ListingButton /> : <MemberForm {...props} />;
}

/** Asks somebody without a session for their address, unless Google has proven it. */
function NewcomerPart({ onKept, ...props }: Props & { onKept: (listing: StoredListing) => void }) {
  const { data } = trpc.auth.joinOptions.useQuery();
  if (data?.proven) return <ProvenForm {...props} proven={data.proven} />;
  return (
    <>
      {data?.google && <GoogleProof result={props.result} />}
      <JoinForm result={props.result} onKept={onKept} />
    </>
  );
}
