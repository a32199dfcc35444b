import { Button, Group, ScrollArea } from "@mantine/core";
import { settingsTabPath } from "@site/contract/admin-paths";
import { settingTabs } from "@site/contract/site/settings/fields";
import { settingTab } from "@site/contract/site/settings/schema";
import { useEffect, useRef } from "react";
import { Link, Outlet, useLocation } from "react-router-dom";
import { useOwnScreens } from "../../session/own-screens.ts";
import { SettingsSearch } from "./settings-search.tsx";

/** Renders the tabs of the settings and the search over all of them above the current tab. */
export function SettingsLayout() {
  const { pathname } = useLocation();
  const { mayOpen } = useOwnScreens();
  const tabs = settingTab.options.filter((tab) => mayOpen(settingsTabPath(tab)));
  const current = useRef<HTMLAnchorElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a narrow window shows some of the tabs
  useEffect(() => {
    current.current?.scrollIntoView({ inline: "center", block: "nearest" });
  }, [pathname]);

  return (
    <>
      <SettingsSearch />
      <ScrollArea component="nav" type="auto" scrollbars="x" offsetScrollbars="x" mb="md" aria-label="Ayar sekmeleri">
        <Group gap="xs" wrap="nowrap" py={4} px={2}>
          {tabs.map((tab) => {
            const isCurrent = `${pathname}/`.startsWith(`${settingsTabPath(tab)}/`);
            return (
              <Button
                key={tab}
                ref={isCurrent ? current : undefined}
                component={Link}
                to={settingsTabPath(tab)}
                variant={isCurrent ? "light" : "subtle"}
                size="compact-md"
                fz="sm"
                flex="none"
                aria-current={isCurrent ? "page" : undefined}
              >
                {settingTabs[tab]}
              </Button>
            );
          })}
        </Group>
      </ScrollArea>
      <Outlet />
    </>
  );
}
