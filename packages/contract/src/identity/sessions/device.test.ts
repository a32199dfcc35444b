import { expect, it } from "vitest";
import { getDevice } from "./device.ts";

const webKit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const linux = `Mozilla/5.0 (X11; Linux x86_64) ${webKit}`;

it.each([
  [`${linux} Chrome/140.0.0.0 Safari/537.36`, "Chrome, Linux"],
  [`${linux} HeadlessChrome/140.0.0.0 Safari/537.36`, "Chrome, Linux"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0 Safari/537.36 Edg/140.0`, "Edge, Windows"],
  [`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/140.0 Safari/537.36 OPR/120.0`, "Opera, Windows"],
  [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${webKit} CriOS/140.0 Mobile Safari/604.1`, "Chrome, iOS"],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit} Version/18.0 Safari/605.1.15`, "Safari, macOS"],
  ["Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0", "Firefox, Android"],
  ["curl/8.5.0", "curl/8.5.0"],
  ["", "Bilinmeyen bir cihaz"],
])("the device of %s is %s", (userAgent, device) => {
  expect(getDevice(userAgent)).toBe(device);
});
