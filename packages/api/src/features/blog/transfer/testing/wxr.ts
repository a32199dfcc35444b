import { OLD_SITE } from "./files.ts";

interface WxrPost {
  title: string;
  content: string;
  status?: string;
  fields?: string;
}

/** Returns a WordPress export with these posts. @param head inserted before the root element */
export function makeWxr(posts: WxrPost[], { head = "", site = OLD_SITE, inChannel = "" } = {}): Buffer {
  const items = posts.map(
    ({ title, content, status = "publish", fields = "" }, index) => `<item><title>${cdata(title)}</title>
<link>${site}/?p=${index + 1}</link><guid isPermaLink="false">${site}/?p=${index + 1}</guid>
<content:encoded>${cdata(content)}</content:encoded><excerpt:encoded>${cdata("")}</excerpt:encoded>
<wp:post_id>${index + 1}</wp:post_id><wp:post_date_gmt>2024-03-01 09:00:00</wp:post_date_gmt>
<wp:post_name>yazi-${index + 1}</wp:post_name><wp:status>${status}</wp:status><wp:post_type>post</wp:post_type>
<wp:post_password></wp:post_password>${fields}</item>`,
  );
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8" ?>${head}
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Eski Blog</title>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>${site}</wp:base_blog_url>
${inChannel}${items.join("\n")}</channel></rss>`);
}

function cdata(text: string): string {
  return `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
}
