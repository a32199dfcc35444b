import { Anchor, Stack } from "@mantine/core";
import { adminPaths } from "@site/contract/admin-paths";
import { Link, useSearchParams } from "react-router-dom";
import { Screen } from "../../kit/screen.tsx";
import { CreationDialog } from "./creation-dialog.tsx";
import { CreationForm } from "./creation-form.tsx";
import { CreationList } from "./creation-list.tsx";
import { CreationPreview } from "./creation-preview.tsx";

/** Query parameters with the id of the creation whose progress or text is shown, so that a reload shows it again. */
const PROGRESS = "olusturma";
const PREVIEW = "onizleme";

/** Creates posts by AI: a form, the progress and the text of a creation in dialogs, and the list of creations. */
export function AiCreationsScreen() {
  const [address, setAddress] = useSearchParams();
  const inProgress = Number(address.get(PROGRESS)) || undefined;
  const previewed = Number(address.get(PREVIEW)) || undefined;
  const show = (name: typeof PROGRESS | typeof PREVIEW, id: number) => setAddress({ [name]: String(id) });
  return (
    <Screen title="AI ile Yazı">
      <Stack gap="xl">
        <Anchor component={Link} to={adminPaths.posts}>
          Yazılara dön
        </Anchor>
        <CreationForm onStarted={(id) => show(PROGRESS, id)} />
        {previewed !== undefined && (
          <CreationPreview
            key={previewed}
            id={previewed}
            onShowProgress={() => show(PROGRESS, previewed)}
            onClose={() => setAddress({})}
          />
        )}
        <CreationList onShow={(id) => show(PROGRESS, id)} onPreview={(id) => show(PREVIEW, id)} />
      </Stack>
      {inProgress !== undefined && (
        <CreationDialog key={inProgress} id={inProgress} onClose={() => show(PREVIEW, inProgress)} />
      )}
    </Screen>
  );
}
