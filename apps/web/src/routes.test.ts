import { expect, it } from "vitest";
import { parametersOf } from "./routes.tsx";

it.each([
  ["/", []],
  ["/hakkimda", []],
  ["/blog/bir-yazi", []],
  ["/admin/posts", []],
  ["/profil/ayarlar", []],
  ["/a/b/c", []],
  ["/blog", ["sayfa", "ara"]],
  ["/blog/tag/etiket", ["sayfa"]],
  ["/blog/category/kategori", ["sayfa"]],
  ["/becayis/ankara-izmir", ["sayfa"]],
  ["/becayis", ["sayfa", "ara", "sehir", "pozisyon", "kurum", "sirala"]],
])("the page of %s reads %j", (path, names) => {
  expect(parametersOf(path)).toEqual(names);
});
