/// <reference path="./qrcode.d.ts" />
import { useEffect, useState } from "react";

/** Returns a picture of a text as QR code (data URL); undefined until it is drawn, or if it cannot be. */
export function useQrCode(text: string): string | undefined {
  const [picture, setPicture] = useState<string>();
  useEffect(() => {
    let isMounted = true;
    import("qrcode")
      .then(({ toDataURL }) => toDataURL(text, { margin: 2, width: 200 }))
      .then(
        (dataUrl) => isMounted && setPicture(dataUrl),
        () => undefined, // the text can be typed in instead
      );
    return () => {
      isMounted = false;
    };
  }, [text]);
  return picture;
}
