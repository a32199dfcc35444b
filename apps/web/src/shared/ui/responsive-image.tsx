import { imageWidths, libraryKeyOf, librarySourceSet } from "@site/contract/media/address";

/** Images of articles, services and projects are shown as 1200 × 630. */
const WIDTH = 1200;
const HEIGHT = 630;
/** The site's own images have a 640 px wide copy. */
const OWN_IMAGE = /^(\/images\/(?:blog|services|projects)\/.+)\.webp$/;

interface Props {
  src: string;
  alt: string;
  /** The displayed width, as the `sizes` attribute. */
  sizes: string;
  /** True for the first visible image: it is not loaded lazily. */
  isFirst?: boolean;
  className?: string;
}

/** Renders an image whose dimensions are reserved while it loads. */
export function ResponsiveImage({ src, alt, sizes, isFirst = false, className }: Props) {
  const key = libraryKeyOf(src);
  const srcSet = key ? librarySourceSet(key, "jpg", imageWidths) : ownSourceSet(src);
  const image = (
    <img
      src={src}
      alt={alt}
      {...(srcSet && { srcSet, sizes })}
      width={WIDTH}
      height={HEIGHT}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding={isFirst ? "sync" : "async"}
      className={className}
    />
  );
  if (!key) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={librarySourceSet(key, "avif", imageWidths)} sizes={sizes} />
      <source type="image/webp" srcSet={librarySourceSet(key, "webp", imageWidths)} sizes={sizes} />
      {image}
    </picture>
  );
}

function ownSourceSet(src: string): string | undefined {
  const own = OWN_IMAGE.exec(src);
  return own ? `${own[1]}-640.webp 640w, ${src} ${WIDTH}w` : undefined;
}
