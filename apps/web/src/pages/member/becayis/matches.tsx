import { paths } from "@site/contract/paths";
import { MemberWindows } from "../../../features/becayis/calendar/member-windows.tsx";
import { MatchList } from "../../../features/becayis/matches/match-list.tsx";
import { trpc } from "../../../framework/browser.ts";
import { Tabs } from "../../../shared/controls/tabs.tsx";
import pageStyles from "../area.module.css";
import { MemberArea } from "../member-area.tsx";
import { MemberGuard } from "../member-guard.tsx";

const tabs = [
  { name: "all", title: "Tümü" },
  { name: "pending", title: "Bekleyen" },
  { name: "accepted", title: "Kabul Edilen" },
  { name: "rejected", title: "Reddedilen" },
  { name: "expired", title: "Sona Eren" },
] as const;

/** Shows the member's matches and rings in tabs by state. */
export function Component() {
  return (
    <MemberArea title="Eşleşmelerim">
      <MemberGuard>{() => <Matches />}</MemberGuard>
    </MemberArea>
  );
}

function Matches() {
  const { data: counts } = trpc.becayis.matches.counts.useQuery(undefined, { staleTime: 0 });
  return (
    <div className={`page ${pageStyles.page}`}>
      <header className={pageStyles.title}>
        <h1>Eşleşmelerim</h1>
        <a href={paths.alerts}>Takiplerim</a>
      </header>
      <MemberWindows />
      <Tabs
        label="Eşleşmeler"
        tabs={tabs.map(({ name, title }) => ({
          name,
          title: counts ? `${title} (${counts[name]})` : title,
          show: () => <MatchList status={name} />,
        }))}
      />
    </div>
  );
}
