import { ActionIcon, Button, Menu } from "@mantine/core";
import { adminPaths } from "@site/contract/admin-paths";
import type { AdminPost } from "@site/contract/blog/posts/admin-schema";
import { paths } from "@site/contract/paths";
import { Ellipsis, PanelRight } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import type { FormActions } from "../../../kit/forms/form-screen.tsx";
import { useIsPhone } from "../../../kit/use-is-phone.ts";
import type { PostFormValues } from "../post-form.ts";
import { isPublic, isScheduled } from "../post-visibility.ts";
import { PublishDialog } from "../publish/publish-dialog.tsx";
import type { SettingsPanel } from "./use-settings-panel.ts";

interface Props extends FormActions<PostFormValues, AdminPost> {
  saved: AdminPost | undefined;
  panel: SettingsPanel;
  onShow: (dialog: "revisions" | "previews") => void;
  /**
   * Saves a post to be published, and notifies.
   * @param withdraw undoes the publication
   */
  onPublish: (values: PostFormValues, isMailed: boolean | undefined, withdraw: () => void) => Promise<AdminPost>;
}

/** Renders the buttons of a post beside "Kaydet": publish, preview, versions and the like. */
export function PostActions({ saved, panel, values, isSaving, saveWith, onShow, onPublish }: Props) {
  const isPhone = useIsPhone();
  const [isPublishing, setPublishing] = useState(false);
  const toFill = useRef<string>(undefined);
  /** The function of the latest render, because an undo runs after the post has been saved. */
  const save = useRef(saveWith);
  useEffect(() => {
    save.current = saveWith;
  }, [saveWith]);

  function showField(): void {
    if (toFill.current !== undefined) panel.show(toFill.current);
    toFill.current = undefined;
  }

  return (
    <>
      {saved && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="default" size={36} aria-label="Diğer" title="Diğer">
              <Ellipsis size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {isPhone && isPublic(saved) && <Menu.Item {...readersPage(saved)}>Önizle</Menu.Item>}
            <Menu.Item onClick={() => onShow("revisions")}>Sürümler</Menu.Item>
            <Menu.Item onClick={() => onShow("previews")}>Önizleme Bağlantısı</Menu.Item>
            <Menu.Item component={Link} to={adminPaths.statisticsOfPost(saved.id)}>
              İstatistikler
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
      {!isPhone && saved && isPublic(saved) && (
        <Button {...readersPage(saved)} variant="default">
          Önizle
        </Button>
      )}
      <ActionIcon
        variant="default"
        size={36}
        aria-label="Yazının ayarları"
        title="Yazının ayarları"
        aria-expanded={panel.isOpen}
        aria-controls={panel.id}
        onClick={panel.toggle}
      >
        <PanelRight size={18} aria-hidden />
      </ActionIcon>
      {saved?.status === "published" ? (
        <Button variant="light" disabled={isSaving} onClick={() => saveWith({ status: "draft" })}>
          {isScheduled(saved) ? "Zamanlamayı İptal Et" : "Yayından Kaldır"}
        </Button>
      ) : (
        <Button variant="light" disabled={isSaving} aria-haspopup="dialog" onClick={() => setPublishing(true)}>
          Yayınla
        </Button>
      )}
      {isPublishing && (
        <PublishDialog
          values={values}
          postId={saved?.id}
          onClose={() => setPublishing(false)}
          onClosed={showField}
          onFill={(field) => {
            toFill.current = field;
            setPublishing(false);
          }}
          onPublish={({ isMailed, ...change }) => {
            setPublishing(false);
            saveWith(change, (values) => onPublish(values, isMailed, () => save.current({ status: "draft" })));
          }}
        />
      )}
    </>
  );
}

/** Returns the attributes of a link to the post as readers see it, in another tab. */
function readersPage({ slug }: AdminPost) {
  return { component: "a", href: paths.post(slug), target: "_blank", rel: "noopener" } as const;
}
