import { FailedMails } from "../../features/admin-dashboard/failed-mails.tsx";
import { StatCards } from "../../features/admin-dashboard/stat-cards.tsx";
import { Screen } from "../../features/admin-frame/screen.tsx";

export function DashboardPage() {
  return (
    <Screen title="Genel Bakış">
      <FailedMails />
      <StatCards />
    </Screen>
  );
}
