import { encode } from "uqr";

/** Light modules around the code, which readers need (ISO/IEC 18004, 6.3.8). */
const QUIET_ZONE = 4;

/** Draws a text as a QR code that can be read with a quarter of it damaged. @param label what it leads to */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string | undefined }) {
  const { size, data } = encode(text, { ecc: "Q", border: QUIET_ZONE });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join("")} fill="#000" />
    </svg>
  );
}
