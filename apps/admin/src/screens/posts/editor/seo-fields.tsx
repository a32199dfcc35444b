import { Textarea, TextInput } from "@mantine/core";
import { postFieldLabels } from "@site/contract/blog/posts/fields";
import type { PostForm } from "../post-form.ts";
import { SettingsGroup } from "./settings-group.tsx";

/** The numbers of characters after which search engines cut titles and descriptions. */
const TITLE_LENGTH = 60;
const DESCRIPTION_LENGTH = 160;

/** Renders the fields for meta tags. Empty ones use title and excerpt. */
export function SeoFields({ form }: { form: PostForm }) {
  const { seoTitle, seoDescription, seoKeywords } = form.values;
  const keywords = seoKeywords.split(",").filter((word) => word.trim() !== "").length;
  return (
    <SettingsGroup title="Arama motorları (SEO)">
      <TextInput
        label={postFieldLabels.seoTitle}
        description={getCount(seoTitle, TITLE_LENGTH)}
        {...form.getInputProps("seoTitle")}
      />
      <Textarea
        label={postFieldLabels.seoDescription}
        autosize
        minRows={2}
        maxRows={5}
        description={getCount(seoDescription, DESCRIPTION_LENGTH)}
        {...form.getInputProps("seoDescription")}
      />
      <TextInput
        label={postFieldLabels.seoKeywords}
        placeholder="virgülle ayırın"
        description={`${keywords} anahtar kelime`}
        {...form.getInputProps("seoKeywords")}
      />
    </SettingsGroup>
  );
}

function getCount(text: string, recommended: number): string {
  const count = `${text.length} / ${recommended} karakter`;
  return text.length > recommended ? `${count}, önerilenden uzun` : count;
}
