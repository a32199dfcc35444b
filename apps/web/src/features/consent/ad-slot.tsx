export const AD_SLOT_ID = "reklam_yeri";

/**
 * Renders the element for an ad. It is below the content, so that a filled ad moves nothing, and has no height while
 * empty.
 */
export function AdSlot() {
  return <div id={AD_SLOT_ID} />;
}
