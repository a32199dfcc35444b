import { Button } from "@mantine/core";
import { lazyComponent } from "@site/browser/lazy-component";
import { useState } from "react";
import { SettingsGroup } from "../editor/settings-group.tsx";
import type { PostForm } from "../post-form.ts";

const TitleProposals = lazyComponent(async () => ({ default: (await import("./title-proposals.tsx")).TitleProposals }));
const TagProposals = lazyComponent(async () => ({ default: (await import("./tag-proposals.tsx")).TagProposals }));

type Helper = "titles" | "tags";
const labels: Record<Helper, string> = {
  titles: "Başlık ve Açıklama Öner",
  tags: "Etiket Öner",
};
const helpers: Helper[] = ["titles", "tags"];

/** Renders the buttons that let a model propose title, texts and tags for the post in the form. */
export function AssistFields({ form }: { form: PostForm }) {
  const [open, setOpen] = useState<Helper>();
  const close = () => setOpen(undefined);
  return (
    <SettingsGroup title="AI önerileri">
      {helpers.map((helper) => (
        <Button key={helper} variant="default" aria-haspopup="dialog" onClick={() => setOpen(helper)}>
          {labels[helper]}
        </Button>
      ))}
      {open === "titles" && <TitleProposals form={form} onClose={close} />}
      {open === "tags" && <TagProposals form={form} onClose={close} />}
    </SettingsGroup>
  );
}
