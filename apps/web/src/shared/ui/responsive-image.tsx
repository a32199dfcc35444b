import { findLibraryKey, type ImageFormat, librarySourceSet } from "@site/contract/media/address";
import type { ImageSize } from "@site/contract/media/schema";

/** The dimensions of the site's own images, and the place that is kept for those of other sites. */
const WIDTH = 1200;
const HEIGHT = 630;
/** The site's own images have a 640 px wide copy. */
const OWN_IMAGE = /^(\/images\/(?:blog|services|projects)\/.+)\.webp$/;

interface Props {
  src: string;
  /** The size of an image of the library; null for others. */
  size: ImageSize | null;
  alt: string;
  /** The displayed width, as the `sizes` attribute. */
  sizes: string;
  /** True for the first visible image: it is not loaded lazily. */
  isFirst?: boolean;
  className?: string;
}

/** Renders an image whose dimensions are reserved while it loads. */
export function ResponsiveImage({ src, size, alt, sizes, isFirst = false, className }: Props) {
  const key = findLibraryKey(src);
  const sourceSet = (format: ImageFormat) => (key && size ? librarySourceSet(key, format, size.widths) : undefined);
  const srcSet = sourceSet("jpg") ?? ownSourceSet(src);
  const image = (
    <img
      src={src}
      alt={alt}
      {...(srcSet && { srcSet, sizes })}
      width={size?.width ?? WIDTH}
      height={size?.height ?? HEIGHT}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding={isFirst ? "sync" : "async"}
      className={className}
    />
  );
  if (!key || !size) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet("avif")} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet("webp")} sizes={sizes} />
      {image}
    </picture>
  );
}

function ownSourceSet(src: string): string | undefined {
  const own = OWN_IMAGE.exec(src);
  return own ? `${own[1]}-640.webp 640w, ${src} ${WIDTH}w` : undefined;
}
