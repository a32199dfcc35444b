/** The fields of an SEO plugin. */
interface SeoFields {
  seoTitle: string;
  seoDescription: string;
  seoKeywords: string;
}

/** Returns what Yoast SEO or Rank Math have stored with a post. */
export function getSeo(meta: Map<string, string>, names: { title: string; siteTitle: string }): SeoFields {
  const first = (...keys: string[]) => keys.map((key) => meta.get(key)).find((value) => value) ?? "";
  return {
    seoTitle: filled(first("_yoast_wpseo_title", "rank_math_title"), names),
    seoDescription: filled(first("_yoast_wpseo_metadesc", "rank_math_description"), names),
    seoKeywords: first("_yoast_wpseo_focuskw", "rank_math_focus_keyword"),
  };
}

/** Fills in a template: `%%title%%` of Yoast, `%title%` of Rank Math; unknown variables are left out. */
function filled(template: string, { title, siteTitle }: { title: string; siteTitle: string }): string {
  const values: Record<string, string> = { title, sitename: siteTitle, sep: "|" };
  return template
    .replace(/%%?(\w+)(?:\([^)]*\))?%%?/g, (whole, name: string) =>
      /^%(?:%)?[a-z_]+/i.test(whole) ? (values[name.toLowerCase()] ?? "") : whole,
    )
    .replace(/\s+/g, " ")
    .replace(/^[\s|]+|[\s|]+$/g, "");
}
