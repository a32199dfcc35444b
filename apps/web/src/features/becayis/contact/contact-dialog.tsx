import type { Listing } from "@site/contract/becayis/board/listings/schema";
import { Dialog } from "../../../shared/controls/dialog.tsx";
import { MemberTrpc } from "../../session/member-trpc.tsx";
import { PlacePair } from "../places/place-pair.tsx";
import { ContactForm } from "./contact-form.tsx";

interface Props {
  listing: Listing;
  onClose: () => void;
  /** Called after the request was sent. The button that opened the dialog is disabled from then on. */
  onSent: () => void;
}

/** Shows the form of a contact request in a dialog. */
export default function ContactDialog({ listing, onClose, onSent }: Props) {
  return (
    <Dialog title="İletişim isteği" onClose={onClose}>
      {(close) => (
        <MemberTrpc>
          <div>
            <p>{listing.title}</p>
            <PlacePair
              from={{ city: listing.offerCity, district: listing.offerDistrict }}
              to={{ city: listing.wantedCity, district: listing.wantedDistrict }}
              wishes={listing.wishes}
            />
          </div>
          <ContactForm
            listing={listing}
            onCancel={close}
            onSent={() => {
              close();
              onSent();
            }}
          />
        </MemberTrpc>
      )}
    </Dialog>
  );
}
