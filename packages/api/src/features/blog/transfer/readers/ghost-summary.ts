import { importNotes } from "@site/contract/blog/transfer/labels";
import { cutText } from "@site/contract/common/text";
import { type GhostFile, ghostUser } from "./ghost-schema.ts";
import type { ReadRecord } from "./records.ts";

/** Tables that posts are read from, or that hold nothing of their own. */
const READ = new Set(["posts", "posts_meta", "tags", "posts_tags", "posts_authors", "users", "comments", "members"]);
const MAX_NAMES = 400;

/** Returns a line for everything in the file that is no post and no tag. */
export function summaryOfGhost({ data }: GhostFile): ReadRecord[] {
  const rows = (name: string) => {
    const table = data[name];
    return Array.isArray(table) ? table : [];
  };
  const authors = rows("users").flatMap((row) => ghostUser.safeParse(row).data?.name ?? []);
  const others = Object.keys(data)
    .filter((name) => !READ.has(name) && rows(name).length > 0)
    .map((name) => `${cutText(name, 60)} (${rows(name).length})`);
  const lines: [key: string, title: string, note: string, isShown: boolean][] = [
    [
      "authors",
      "Yazarlar",
      importNotes.authors(rows("users").length, cutText(authors.join(", "), MAX_NAMES)),
      rows("users").length > 0,
    ],
    ["comments", "Yorumlar", importNotes.comments(rows("comments").length), rows("comments").length > 0],
    ["members", "Üyeler", importNotes.members(rows("members").length), rows("members").length > 0],
    [
      "tables",
      "Diğer Ghost verileri",
      importNotes.otherTables(cutText(others.join(", "), MAX_NAMES)),
      others.length > 0,
    ],
  ];
  return lines
    .filter(([, , , isShown]) => isShown)
    .map(([key, title, note]) => ({ kind: "other", key, title, payload: {}, refusal: { state: "skipped", note } }));
}
