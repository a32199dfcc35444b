import { expect, it } from "vitest";
import { labelOfChange, labelOfField, readAuditDetails, textOfValue } from "./changes.ts";

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
  ["eligibility_rules", "text", "Kural metni"],
  ["redirects", "from_path", "Eski adres"],
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
  ["settings", "value", "true", "Evet"],
  ["api_keys", "scopes", ["posts:write", "of_a_later_version"], "Yazı oluşturma ve düzenleme, of_a_later_version"],
  ["subscribers", "category_ids", [], "Yok"],
  ["application_windows", "first_day", "2026-12-01", "1 Aralık 2026"],
  ["listings", "waiting_texts", { title: "Yeni", offerDepartment: "" }, "Başlık: Yeni; Sunulan Birim: Yok"],
])("a value is shown in the words of its screen: %s.%s %s", (table, column, value, text) => {
  expect(textOfValue(change(table), column, value)).toBe(text);
});

it("technical fields are left out, and rows in which nothing else changed", () => {
  const row = { operation: "update", key: "12" };
  const { changes } = readAuditDetails(
    JSON.stringify({
      changes: [
        { ...row, table: "library_images", fields: { sha256: ["•••", "•••"], width: [10, 20], revision: ["a", "b"] } },
        { ...row, table: "media", fields: { storage_key: ["a", "b"] } },
      ],
    }),
  );
  expect(changes).toEqual([{ ...row, table: "library_images", fields: { width: [10, 20] } }]);
});
