import { useLocation } from "react-router-dom";
import { ContactRequests } from "../../features/becayis/requests/contact-requests.tsx";

/** Shows the contact requests; the address decides which direction is selected first. */
export function ContactRequestsTab() {
  const isSent = new URLSearchParams(useLocation().search).get("tab") === "sent";
  return <ContactRequests key={String(isSent)} initial={isSent ? "sent" : "received"} />;
}
