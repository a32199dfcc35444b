import { limits } from "@site/contract/common/limits";
import { sizeOfImage } from "../../../core/storage/image-size.ts";

export const LIST_SERVICES = `SELECT slug, name, description, url, demo_url AS "demoUrl", category, icon, color,
  features[1:${limits.serviceFeaturesOnCard}] AS features
      FROM services WHERE status = 'active' ORDER BY display_order, id`;

export const FIND_SERVICE = `SELECT id, name, short_name AS "shortName", description,
  long_description AS "longDescription", url, demo_url AS "demoUrl", slug, category, status,
        features, benefits, target_audience AS "targetAudience", technology, icon, color, gradient,
        image_url AS "imageUrl", ${sizeOfImage("image_url")} AS "imageSize",
        json_build_object('title', seo_title, 'description', seo_description, 'keywords', seo_keywords, 'ogImage',
        seo_og_image) AS seo
      FROM services WHERE slug = $1 AND status = 'active'`;

export const LIST_FAQ_ITEMS = "SELECT question, answer FROM faq_items WHERE page = $1 ORDER BY display_order, id";
