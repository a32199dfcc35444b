import { expect, it } from "vitest";
import { findSharePicture, picturedAddress } from "./share-picture.ts";

const size = { width: 1200, height: 630 };

it.each([
  "/images/blog/a.webp",
  "/media/library/0123456789abcdef.jpg",
  "/images/a.AVIF",
  "/images/a.gif",
  "/images/a.png",
])("makes a JPEG of the site's own %s", (address) => {
  const picture = findSharePicture(address);
  expect(picture).toEqual({ src: `/og/picture${address}.jpg`, type: "image/jpeg", ...size });
  expect(picturedAddress(picture?.src ?? "")).toBe(address);
});

it("takes JPEG and PNG of other sites as they are, and Unsplash's in the right size", () => {
  expect(findSharePicture("https://example.org/a.jpeg?x=1")).toEqual({
    src: "https://example.org/a.jpeg?x=1",
    type: "image/jpeg",
  });
  expect(findSharePicture("https://example.org/a.PNG")?.type).toBe("image/png");
  const unsplash = findSharePicture("https://images.unsplash.com/photo-1?ixid=x&w=1080&fm=webp&auto=format");
  expect(unsplash).toMatchObject({ type: "image/jpeg", ...size });
  expect(Object.fromEntries(new URL(unsplash?.src ?? "").searchParams)).toEqual({
    ixid: "x",
    w: "1200",
    h: "630",
    fm: "jpg",
    fit: "crop",
  });
});

it.each(["/images/a.svg", "https://example.org/a.webp", "https://example.org/a.avif", "https://example.org/resim", ""])(
  "leaves %j to the drawn card",
  (address) => {
    expect(findSharePicture(address)).toBeUndefined();
  },
);

it.each(["/og/picture/images/a.svg.jpg", "/og/picture/etc/passwd.jpg", "/og/posts/a.jpg"])("refuses %s", (path) => {
  expect(picturedAddress(path)).toBeUndefined();
});
