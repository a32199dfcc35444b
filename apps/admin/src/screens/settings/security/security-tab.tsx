import { Anchor, Text } from "@mantine/core";
import { adminPaths } from "@site/contract/admin-paths";
import { adminSecuritySetting } from "@site/contract/settings/schema";
import { Link } from "react-router-dom";
import { trpc } from "../../../api/trpc.ts";
import { Loaded } from "../../../kit/loaded.tsx";
import { once } from "../once.ts";
import { BotCheckForm } from "./bot-check-form.tsx";

/** Edits the bot check, and leads to the administrator's own password, second factor and sessions. */
export function SecurityTab() {
  const query = trpc.site.securitySettings.list.useQuery(undefined, once);
  return (
    <Loaded title="Güvenlik" failed="Güvenlik ayarları yüklenemedi" query={query}>
      {(settings) => {
        const turnstile = settings.find(({ name }) => name === "turnstile");
        const { data: stored } = adminSecuritySetting.safeParse(turnstile);
        return (
          stored && (
            <BotCheckForm stored={stored}>
              <Text mt="xl">
                Kendi şifreniz, iki adımlı doğrulamanız, geçiş anahtarlarınız ve açık oturumlarınız{" "}
                <Anchor component={Link} to={adminPaths.account} inherit underline="always">
                  Hesabım
                </Anchor>{" "}
                sayfasındadır.
              </Text>
            </BotCheckForm>
          )
        );
      }}
    </Loaded>
  );
}
