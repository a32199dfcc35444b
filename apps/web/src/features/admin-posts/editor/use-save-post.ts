import { adminBlogTexts } from "@site/contract/blog/admin-labels";
import type { AdminPost } from "@site/contract/blog/admin-schema";
import { useState } from "react";
import { type ServerFault, serverFaultOf } from "../../../shared/forms/server-fault.ts";
import { useTrpc } from "../../../shared/lib/trpc.tsx";
import { useToast } from "../../../shared/ui/toast.tsx";
import { useForgetPostLists } from "../use-forget-post-lists.ts";
import { focusFirstFaulty } from "./focus-first-faulty.ts";
import type { PostForm, PostFormValues } from "./post-form.ts";

interface Options {
  form: PostForm;
  /** The post as the server has it; undefined for a new one. */
  post: AdminPost | undefined;
  /** Called with the saved post; the form holds what was saved. */
  onSaved: (post: AdminPost) => void;
}

/** Saves the form, with a change of its own where a button means more than saving. Faults land beside their fields. */
export function useSavePost({ form, post, onSaved }: Options) {
  const { client } = useTrpc();
  const forgetPostLists = useForgetPostLists();
  const toast = useToast();
  const [fault, setFault] = useState<ServerFault>();

  function save(change: Partial<PostFormValues> = {}): void {
    if (form.submitting) return;
    form.onSubmit((typed) => send({ ...typed, ...change }, change), focusFirstFaulty)();
  }

  async function send(values: PostFormValues, change: Partial<PostFormValues>): Promise<void> {
    setFault(undefined);
    try {
      const saved = post
        ? await client.admin.posts.update.mutate({ ...values, id: post.id, version: post.version })
        : await client.admin.posts.create.mutate(values);
      if (Object.keys(change).length > 0) form.setValues(change);
      form.resetDirty(values);
      await forgetPostLists();
      toast({
        kind: "success",
        title: "Başarılı",
        message: post ? "Blog yazısı güncellendi." : "Blog yazısı oluşturuldu.",
      });
      onSaved(saved);
    } catch (error) {
      explain(serverFaultOf(error));
    }
  }

  function explain(fault: ServerFault | undefined): void {
    if (fault?.code === "UNAUTHORIZED") {
      toast({
        kind: "info",
        title: "Oturumunuz sona erdi",
        message: "Yazdıklarınız saklandı. Giriş yaptığınızda size sunulacak.",
      });
      return;
    }
    toast({ kind: "error", title: "Hata", message: post ? adminBlogTexts.updateFailed : adminBlogTexts.createFailed });
    if (fault && Object.keys(fault.fields).length > 0) {
      form.setErrors(fault.fields);
      focusFirstFaulty(fault.fields);
    } else {
      setFault(fault);
    }
  }

  return { save, fault };
}
