import { postStatusLabels } from "@site/contract/blog/posts/admin-labels";
import { pickPostTexts, postFieldLabels, postTimeNames } from "@site/contract/blog/posts/fields";
import type { PostRevision } from "@site/contract/blog/posts/revision-schema";
import { toIstanbulField } from "./editor/istanbul-time.ts";
import { textOfHtml } from "./html-text.ts";
import type { PostFormValues } from "./post-form.ts";

type FieldName = keyof PostFormValues;

/** Names of categories and tags by id. */
export interface TermNames {
  categories: ReadonlyMap<number, string>;
  tags: ReadonlyMap<number, string>;
}

/** The names of a post's fields in the order of their labels. */
export const fieldNames = Object.keys(postFieldLabels).filter((name): name is FieldName => name in postFieldLabels);

/** Returns the form values of a revision. Old revisions lack some fields. */
export function getRevisionValues({ settings, ...revision }: PostRevision): Partial<PostFormValues> {
  const texts = pickPostTexts(revision);
  return settings ? { ...texts, ...settings, featuredImage: settings.featuredImage ?? "" } : texts;
}

/** Returns a field's value as a text for people. */
export function findFieldText(name: FieldName, values: PostFormValues, { categories, tags }: TermNames): string {
  switch (name) {
    case "content":
      return textOfHtml(values.content);
    case "categoryId":
      return values.categoryId === null ? "" : (categories.get(values.categoryId) ?? `#${values.categoryId}`);
    case "tagIds":
      return values.tagIds.map((id) => tags.get(id) ?? `#${id}`).join(", ");
    case "status":
      return postStatusLabels[values.status];
    case "isFeatured":
      return values.isFeatured ? "Evet" : "Hayır";
    default: {
      const time = postTimeNames.find((each) => each === name);
      return time ? toIstanbulField(values[time]).replace("T", " ") : (values[name] ?? "");
    }
  }
}
