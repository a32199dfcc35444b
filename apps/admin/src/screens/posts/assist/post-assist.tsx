import { Button, Menu } from "@mantine/core";
import { unsplashTexts } from "@site/contract/ai/images/labels";
import type { AdminPostRow } from "@site/contract/blog/posts/admin-schema";
import { Sparkles } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import { useAdminMutation } from "../../../kit/use-admin-mutation.ts";
import { usePostLists } from "../use-post-lists.ts";

const ImageMaker = lazy(async () => ({ default: (await import("./image-maker.tsx")).ImageMaker }));
const OriginalityDialog = lazy(async () => ({ default: (await import("./originality-dialog.tsx")).OriginalityDialog }));

/** Renders the menu of what a model can do for a post of the list. */
export function PostAssist({ post, labelledBy }: { post: AdminPostRow; labelledBy: string }) {
  const [open, setOpen] = useState<"image" | "originality">();
  const close = () => setOpen(undefined);
  const setImage = useAdminMutation(trpc.admin.posts.setFeaturedImage, {
    success: "Görsel oluşturuldu ve yazıya eklendi.",
    fallback: unsplashTexts.generateFailed,
    invalidates: usePostLists(),
  });
  return (
    <>
      <Menu>
        <Menu.Target>
          <Button
            size="compact-md"
            fz="sm"
            variant="default"
            leftSection={<Sparkles size={14} aria-hidden />}
            aria-describedby={labelledBy}
          >
            AI
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => setOpen("image")}>Görsel Oluştur</Menu.Item>
          <Menu.Item onClick={() => setOpen("originality")}>Özgünlük Analizi</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {open === "originality" && <OriginalityDialog post={post} onClose={close} />}
        {open === "image" && (
          <ImageMaker
            post={post}
            onClose={close}
            onPick={({ address }) => {
              close();
              setImage.mutate({ id: post.id, featuredImage: address });
            }}
          />
        )}
      </Suspense>
    </>
  );
}
