import { lazyComponent } from "@site/browser/lazy-component";
import { useHasToken } from "@site/browser/use-has-token";
import type { AskResult } from "@site/contract/becayis/board/ask/schema";
import { paths } from "@site/contract/paths";
import { useRef, useState } from "react";
import { memberToken, trpc } from "../../../framework/browser.ts";
import { FormAnswer } from "../../../shared/forms/form-answer.tsx";
import { useCodeInAddress } from "../../codes/use-code-in-address.ts";
import { findLiveListing, ListingButton } from "../own/listing-button.tsx";
import { useOwnListings } from "../own/use-own-listings.ts";
import type { JoinedListing } from "./code-form.tsx";
import { GoogleProof, GoogleReturnNote } from "./google-proof.tsx";
import { JoinForm } from "./join-form.tsx";
import styles from "./joining.module.css";
import { forgetWaiting, type StoredListing, storeWaiting, useWaiting } from "./waiting-store.ts";

const skeleton = <div className="skeleton" aria-hidden style={{ height: "8rem" }} />;
const CodeForm = lazyComponent(() => import("./code-form.tsx"), { waiting: skeleton });
const MemberForm = lazyComponent(() => import("./member-form.tsx"), { waiting: skeleton });
const ProvenForm = lazyComponent(() => import("./proven-form.tsx"), { waiting: skeleton });

/**
 * Makes a listing from a question within the page, in three steps: personal details, mailed code, confirmation. Members
 * submit it without a code. The server renders the form for visitors.
 * @param result the answer to the question; without it only a listing that waits for its code is shown
 */
export default function Joining({ result }: { result?: AskResult }) {
  const area = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  const holdHeight = () => setHeight(area.current?.offsetHeight); // the next step must not move the page
  return (
    <div ref={area} className={styles.area} style={{ minHeight: height }}>
      <Steps result={result} onStep={holdHeight} />
    </div>
  );
}

function Steps({ result, onStep }: { result: AskResult | undefined; onStep: () => void }) {
  const waiting = useWaiting();
  const [joined, setJoined] = useState<JoinedListing>();
  const [discarded, setDiscarded] = useState<StoredListing>();
  const [goneNote, setGoneNote] = useState<string>();
  const [wasJustKept, setJustKept] = useState(false);
  const addressNote = useCodeInAddress(waiting !== null, ({ token, email, title }) => {
    if (title !== null) storeWaiting({ token, email, title });
    setJustKept(true);
  });
  if (joined !== undefined) return <Done {...joined} />;
  if (waiting)
    return (
      <CodeForm
        key={waiting.token}
        listing={waiting}
        onJoined={(next) => {
          onStep();
          setJoined(next);
        }}
        onGone={setGoneNote}
        takesFocus={wasJustKept}
        onDiscard={() => {
          setDiscarded(waiting);
          forgetWaiting();
        }}
      />
    );
  const note = goneNote ?? addressNote;
  return (
    <>
      {note !== undefined && (
        <FormAnswer key={note}>
          <p>{note}</p>
        </FormAnswer>
      )}
      <GoogleReturnNote />
      {discarded && (
        <FormAnswer>
          <p>
            “{discarded.title}” ilanından vazgeçtiniz; e-postanızdaki kod duruyor.{" "}
            <button
              type="button"
              className="button"
              onClick={() => {
                setJustKept(true);
                storeWaiting(discarded);
                setDiscarded(undefined);
              }}
            >
              Geri al
            </button>
          </p>
        </FormAnswer>
      )}
      {result && (
        <Sender
          result={result}
          onJoined={(next) => {
            onStep();
            setJoined(next);
          }}
          onKept={(listing) => {
            onStep();
            setDiscarded(undefined);
            setJustKept(true);
            storeWaiting(listing);
          }}
        />
      )}
    </>
  );
}

/** Confirms the result, with a link to the listing. */
function Done({ listing, isSent }: JoinedListing) {
  if (isSent && listing)
    return (
      <FormAnswer>
        İlanınız onaya gönderildi; yayınlanınca e-postayla haber veririz.{" "}
        <a href={paths.listing(listing.slug)}>İlanınızı görün</a> ya da{" "}
        <a href={paths.swapProfile}>ilçenizi ve ayrıntıları ekleyin</a>.
      </FormAnswer>
    );
  return (
    <FormAnswer>
      {listing ? (
        <>
          Giriş yaptınız. Zaten bir ilanınız olduğu için yenisi gönderilmedi; aynı anda bir ilan verilebilir.{" "}
          <a href={paths.listing(listing.slug)}>İlanınıza gidin</a>, orada isteklerinizi değiştirebilirsiniz.
        </>
      ) : (
        <>
          Giriş yaptınız, ama bekleyen ilan kalmamış. <a href={paths.profile}>Profilinize gidin</a>.
        </>
      )}
    </FormAnswer>
  );
}

interface Props {
  result: AskResult;
  onJoined: (joined: JoinedListing) => void;
}

function Sender({ onKept, ...props }: Props & { onKept: (listing: StoredListing) => void }) {
  const isMember = useHasToken(memberToken);
  return isMember ? <MemberPart {...props} /> : <NewcomerPart {...props} onKept={onKept} />;
}

/**
 * Shows the form to a member without a listing, and to others a link to theirs, because each member may have only one.
 */
function MemberPart({ result, onJoined }: Props) {
  const { data, isError } = useOwnListings();
  if (isError) return <ListingButton />;
  if (data === undefined) return skeleton;
  if (findLiveListing(data))
    return (
      <>
        <p>Bir ilanınız var; yenisini vermek için önce onu kapatın ya da isteklerinizi orada değiştirin.</p>
        <ListingButton />
      </>
    );
  return <MemberForm result={result} onSent={(listing) => onJoined({ listing, isSent: true })} />;
}

/** Asks a visitor for an address, or uses the address that Google has proven. */
function NewcomerPart({ onKept, ...props }: Props & { onKept: (listing: StoredListing) => void }) {
  const { data } = trpc.auth.joinOptions.useQuery(undefined, { refetchOnMount: "always" }); // the server rendered no proof
  if (data?.proven) return <ProvenForm {...props} proven={data.proven} />;
  return (
    <>
      {data?.google && <GoogleProof result={props.result} />}
      <JoinForm result={props.result} onKept={onKept} />
    </>
  );
}
