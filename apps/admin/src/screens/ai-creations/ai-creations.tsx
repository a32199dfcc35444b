import { Anchor, Stack } from "@mantine/core";
import { paths } from "@site/contract/paths";
import { Link, useSearchParams } from "react-router-dom";
import { Screen } from "../../frame/screen.tsx";
import { CreationDialog } from "./creation-dialog.tsx";
import { CreationForm } from "./creation-form.tsx";
import { CreationList } from "./creation-list.tsx";
import { CreationPreview } from "./creation-preview.tsx";

/** Names the shown creation in the address, so that a reload shows it again. */
const SHOWN = "olusturma";

/** Lets AI write posts: a form, the progress of a creation, its preview and all creations. */
export function AiCreationsScreen() {
  const [address, setAddress] = useSearchParams();
  const shown = Number(address.get(SHOWN)) || undefined;
  const show = (id: number | undefined) => setAddress(id === undefined ? {} : { [SHOWN]: String(id) });
  return (
    <Screen title="AI ile Blog Oluştur">
      <Stack gap="xl">
        <Anchor component={Link} to={paths.admin.posts}>
          Yazılara dön
        </Anchor>
        <CreationForm onStarted={show} />
        <CreationPreview id={shown} />
        <CreationList onShow={show} />
      </Stack>
      {shown !== undefined && <CreationDialog key={shown} id={shown} onClose={() => show(undefined)} />}
    </Screen>
  );
}
