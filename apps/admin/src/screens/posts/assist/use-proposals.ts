import { getServerError } from "@site/browser/calls/server-error";
import { aiUsageTexts } from "@site/contract/ai/usage/labels";
import { writingTexts } from "@site/contract/ai/writing/labels";
import { type PostTextsInput, postTextsInput } from "@site/contract/ai/writing/schema";
import { cutText } from "@site/contract/common/text";
import { useState } from "react";
import { trpc } from "../../../api/trpc.ts";
import type { PostForm } from "../post-form.ts";

interface Proposing<Output> {
  mutateAsync: (input: PostTextsInput) => Promise<Output>;
  isPending: boolean;
  data: Output | undefined;
}

/**
 * Returns a function that requests proposals for the present texts of the form, or the reason why it cannot be called.
 */
export function useProposals<Output>(form: PostForm, { mutateAsync, isPending, data }: Proposing<Output>) {
  const [error, setError] = useState<string>();
  const readiness = trpc.admin.ai.readiness.useQuery();
  const { title, excerpt, content } = form.values;
  return {
    proposals: data,
    isPending,
    error,
    missing: readiness.data && !readiness.data.model ? aiUsageTexts.notConfigured : undefined,
    canAsk: readiness.data?.model === true && !isPending,
    ask(): void {
      const texts = postTextsInput.safeParse({ title, excerpt, content: cutText(content, 200_000) });
      setError(texts.error?.issues[0]?.message);
      if (!texts.success) return;
      mutateAsync(texts.data).catch((error: unknown) =>
        setError(getServerError(error)?.message ?? writingTexts.rewriteFailed),
      );
    },
  };
}
