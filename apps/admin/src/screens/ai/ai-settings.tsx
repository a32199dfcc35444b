import { Stack } from "@mantine/core";
import { Screen } from "../../kit/screen.tsx";
import { Configurations } from "./configurations.tsx";
import { Prompts } from "./prompts.tsx";
import { UnsplashSettings } from "./unsplash.tsx";
import { Usage } from "./usage.tsx";

/** Shows the settings of AI: usage limit, configurations, templates and stock photos. */
export function AiSettingsScreen() {
  return (
    <Screen title="AI">
      <Stack gap="xl">
        <Configurations />
        <UnsplashSettings />
        <Prompts />
        <Usage />
      </Stack>
    </Screen>
  );
}
