import { adminBlogTexts } from "@site/contract/blog/admin-labels";
import { serverFaultOf } from "../../../shared/forms/server-fault.ts";
import { useTrpc } from "../../../shared/lib/trpc.tsx";
import { useToast } from "../../../shared/ui/toast.tsx";
import { useForgetPostLists } from "../use-forget-post-lists.ts";

/** Deletes a post and offers to bring it back; says how either went. */
export function useRemovePost(): (id: number) => Promise<void> {
  const { client } = useTrpc();
  const forgetPostLists = useForgetPostLists();
  const toast = useToast();

  async function restore(id: number): Promise<void> {
    try {
      await client.admin.posts.restore.mutate({ id });
      await forgetPostLists();
      toast({ kind: "success", title: "Başarılı", message: "Yazı taslak olarak geri getirildi." });
    } catch (error) {
      toast({
        kind: "error",
        title: "Hata",
        message: serverFaultOf(error)?.message ?? "Yazı geri getirilirken bir hata oluştu.",
      });
    }
  }

  return async (id) => {
    try {
      await client.admin.posts.remove.mutate({ id });
      await forgetPostLists();
      toast({
        kind: "success",
        title: "Başarılı",
        message: "Blog yazısı silindi.",
        action: { label: "Geri Al", onClick: () => restore(id) },
      });
    } catch {
      toast({ kind: "error", title: "Hata", message: adminBlogTexts.deleteFailed });
    }
  };
}
