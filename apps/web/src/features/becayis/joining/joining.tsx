import { useHasToken } from "@site/browser/use-has-token";
import type { AskResult } from "@site/contract/becayis/ask/schema";
import type { JoinedListing } from "@site/contract/becayis/listings/schema";
import { paths } from "@site/contract/paths";
import { useState } from "react";
import { memberToken } from "../../../framework/browser.ts";
import { FormAnswer } from "../../../shared/forms/form-answer.tsx";
import { ListingButton } from "../public/listing-button.tsx";
import { CodeForm } from "./code-form.tsx";
import { JoinForm } from "./join-form.tsx";
import { forgetWaiting, readWaiting } from "./waiting-store.ts";

/**
 * Leads from a question to the listing that it stands for, in the same page: who sends it, the mailed code, done.
 * Members go to the form of their listing.
 * @param result the answer to the question; without one only a listing that waits for its code is shown
 */
export default function Joining({ result }: { result: AskResult | undefined }) {
  const isMember = useHasToken(memberToken);
  const [waiting, setWaiting] = useState(readWaiting);
  const [sent, setSent] = useState<JoinedListing>();
  if (sent !== undefined)
    return (
      <FormAnswer>
        {sent.is_published ? sent.message : "İlanınız onaya gönderildi; yayımlanınca e-postayla haber veririz."}{" "}
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
  return isMember ? <ListingButton /> : <JoinForm result={result} onKept={setWaiting} />;
}
