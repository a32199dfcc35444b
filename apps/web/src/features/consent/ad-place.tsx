export const AD_PLACE_ID = "reklam_yeri";

/**
 * Reserves the element for an ad, below the content so that filling it causes no layout shift. Empty, it has no height.
 */
export function AdPlace() {
  return <div id={AD_PLACE_ID} />;
}
