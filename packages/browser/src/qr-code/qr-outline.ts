/// <reference path="./qrcode.d.ts" />
import { create } from "qrcode";

/** Light modules around a code, which readers need (ISO/IEC 18004, 6.3.8). */
const QUIET_ZONE = 4;

/**
 * Returns a text as a QR code that can be read with a quarter of it damaged; works on the server and in browsers.
 * @returns the modules of a side with the light margin, and the SVG path of the dark ones
 */
export function getQrOutline(text: string): { size: number; path: string } {
  const { size, data } = create(text, { errorCorrectionLevel: "Q" }).modules;
  const dark = Array.from(data, (module, index) => {
    const [x, y] = [(index % size) + QUIET_ZONE, Math.floor(index / size) + QUIET_ZONE];
    return module === 1 ? `M${x} ${y}h1v1h-1z` : "";
  });
  return { size: size + 2 * QUIET_ZONE, path: dark.join("") };
}
