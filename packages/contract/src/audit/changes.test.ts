import { expect, it } from "vitest";
import { labelOfChange, labelOfField, textOfValue } from "./changes.ts";

const change = (table: string, key = "12") => ({ table, key, operation: "update" as const, fields: {} });

it.each([
  ["tags", "name", "Ad"],
  ["posts", "seo_title", "SEO başlığı"],
  ["posts", "category_id", "Kategori"],
  ["services", "seo_title", "Meta başlık"],
  ["smtp_configs", "from_email", "Gönderen e-postası"],
  ["homepage_configs", "max_projects_display", "Gösterilecek proje sayısı"],
  ["listings", "offer_department", "Sunulan Birim"],
  ["comments", "approved_at", "Onay zamanı"],
  ["comments", "of_a_later_version", "of_a_later_version"],
])("a column has the label of its table's form, of its own, or its name: %s.%s", (table, column, label) => {
  expect(labelOfField(change(table), column)).toBe(label);
});

it("a setting's value has the setting's label", () => {
  const setting = change("settings", "site,site_name");
  expect([labelOfChange(setting), labelOfField(setting, "value")]).toEqual(["Ayar Site adı değişti", "Site adı"]);
  const unknown = change("settings", "site,of_a_later_version");
  expect(labelOfField(unknown, "value")).toBe("value");
});

it.each([
  ["listings", "approval_status", "pending", "Onay Sürecinde"],
  ["posts", "status", "published", "Yayınlandı"],
  ["posts", "title", "published", "published"],
  ["posts", "status", "of_a_later_version", "of_a_later_version"],
  ["posts", "excerpt", "", "Yok"],
  ["posts", "is_featured", false, "Hayır"],
])("a value is shown in the words of its screen: %s.%s %s", (table, column, value, text) => {
  expect(textOfValue(change(table), column, value)).toBe(text);
});
