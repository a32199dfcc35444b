import { paths } from "@site/contract/paths";
import { useLocation } from "react-router-dom";
import { ContactRequests } from "../../../features/becayis/requests/contact-requests.tsx";
import { ProfileArea } from "../account/profile-area.tsx";

/** Shows received and sent contact requests; the address decides which tab is open at first. */
export function Component() {
  return (
    <ProfileArea title="İletişim İstekleri" tab={paths.contactRequests}>
      {() => <RequestsOfAddress />}
    </ProfileArea>
  );
}

function RequestsOfAddress() {
  const isSent = new URLSearchParams(useLocation().search).get("tab") === "sent";
  return <ContactRequests key={String(isSent)} initial={isSent ? "sent" : "received"} />;
}
