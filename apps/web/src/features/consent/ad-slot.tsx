export const AD_SLOT_ID = "reklam_yeri";

/**
 * Reserves the element for an ad, below the content so that filling it causes no layout shift. Empty, it has no height.
 */
export function AdSlot() {
  return <div id={AD_SLOT_ID} />;
}
