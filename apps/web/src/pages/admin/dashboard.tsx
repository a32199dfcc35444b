import { StatCards } from "../../features/admin-dashboard/stat-cards.tsx";
import { Screen } from "../../features/admin-frame/screen.tsx";

export function DashboardPage() {
  return (
    <Screen title="Genel Bakış">
      <StatCards />
    </Screen>
  );
}
