import { useLocation } from "react-router-dom";
import { ContactRequests } from "../../features/becayis/requests/contact-requests.tsx";

/** Requests in both directions; the address says which of them stand open first. */
export function ContactRequestsRoom() {
  const isSent = new URLSearchParams(useLocation().search).get("tab") === "sent";
  return <ContactRequests key={String(isSent)} initial={isSent ? "sent" : "received"} />;
}
