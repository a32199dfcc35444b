import { findLibraryKey, type ImageFormat, librarySourceSet } from "@site/contract/media/address";
import type { ImageSize } from "@site/contract/media/schema";

/** Dimensions of the site's own images, which are also reserved for images of other sites. */
const WIDTH = 1200;
const HEIGHT = 630;
/** Matches the site's own images, which have a copy of 640 px width. */
const OWN_IMAGE = /^(\/images\/(?:blog|services|projects)\/.+)\.webp$/;

interface Props {
  src: string;
  /** Dimensions of an image of the media library; null for others. */
  size: ImageSize | null;
  alt: string;
  /** Value of the `sizes` attribute: the displayed width. */
  sizes: string;
  /** True for an image that is visible at first: it is not loaded lazily. */
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
