/**
 * Returns SQL for the revision of the library image whose address a setting of the site contains; NULL for no image and
 * for one that is not shown.
 */
export function revisionOfSetting(key: string): string {
  return `(SELECT image.revision FROM settings setting JOIN library_images image
    ON image.key = substring(setting.value FROM '^/media/library/([0-9a-f]{16})\\.jpg$') AND image.deleted_at IS NULL
    WHERE setting.scope = 'site' AND setting.key = '${key}')`;
}
