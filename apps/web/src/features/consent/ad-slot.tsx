export const AD_SLOT_ID = "reklam_yeri";

/** Where an ad may stand: below the content, so that nothing a person reads moves. Empty, it takes no room. */
export function AdSlot() {
  return <div id={AD_SLOT_ID} />;
}
