export const AD_PLACE_ID = "reklam_yeri";

/** Where an ad may stand: below the content, so that nothing a person reads moves. Empty, it takes no room. */
export function AdPlace() {
  return <div id={AD_PLACE_ID} />;
}
