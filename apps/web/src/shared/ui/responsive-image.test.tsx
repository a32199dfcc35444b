import { libraryAddress } from "@site/contract/media/address";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ResponsiveImage } from "./responsive-image.tsx";

const library = libraryAddress("0123456789abcdef");
const size = { width: 800, height: 600, widths: [400, 800] };
const render = (src: string, given: typeof size | null) =>
  renderToStaticMarkup(<ResponsiveImage src={src} size={given} alt="" sizes="100vw" />);

it.each([
  ["an image of the library whose size is not known", library, null],
  ["an image of another site", "https://example.org/a.jpg", null],
  ["an image of another site with a size", "https://example.org/a.jpg", size],
])("%s has no other formats", (_, src, given) => {
  expect(render(src, given)).toMatch(/^<img /);
});

it("an image of the library is offered in smaller formats and widths", () => {
  expect(render(library, size)).toMatch(/^<picture><source type="image\/avif" srcSet="[^"]+ 400w, [^"]+ 800w"/);
});
