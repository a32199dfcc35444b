import { Menu } from "@mantine/core";
import { lazyComponent } from "@site/browser/lazy-component";
import { unsplashTexts } from "@site/contract/ai/images/labels";
import type { AdminPostRow } from "@site/contract/blog/posts/admin-schema";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";
import { ImageDialog } from "../images/image-dialog.tsx";
import { usePostLists } from "../use-post-lists.ts";

const OriginalityDialog = lazyComponent(async () => ({
  default: (await import("./originality-dialog.tsx")).OriginalityDialog,
}));

type Assistance = "image" | "originality";

/** Returns the state of the AI dialogs of a post in the list. */
export function useAssist(post: AdminPostRow) {
  const [shown, setShown] = useState<Assistance>();
  return { post, shown, open: setShown, close: () => setShown(undefined) };
}

/** Renders the menu items of the AI functions. */
export function AssistItems({ onOpen }: { onOpen: (assistance: Assistance) => void }) {
  return (
    <>
      <Menu.Item onClick={() => onOpen("image")}>Görsel Oluştur</Menu.Item>
      <Menu.Item onClick={() => onOpen("originality")}>Özgünlük Analizi</Menu.Item>
    </>
  );
}

/** Renders the dialog of the chosen AI function. */
export function AssistDialogs({ post, shown, close }: Omit<ReturnType<typeof useAssist>, "open">) {
  const setImage = useAdminMutation(trpc.admin.posts.setFeaturedImage, {
    success: "Görsel oluşturuldu ve yazıya eklendi.",
    fallback: unsplashTexts.generateFailed,
    invalidates: usePostLists(),
  });
  return (
    <>
      {shown === "originality" && <OriginalityDialog post={post} onClose={close} />}
      {shown === "image" && (
        <ImageDialog
          post={post}
          source="ai"
          onClose={close}
          onPick={({ address }) => {
            close();
            setImage.mutate({ id: post.id, featuredImage: address });
          }}
        />
      )}
    </>
  );
}
