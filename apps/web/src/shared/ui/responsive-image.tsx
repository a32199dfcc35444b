/** Images of articles, services and projects are 1200 × 630 and have a 640 px wide copy. */
const WIDTH = 1200;
const HEIGHT = 630;
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
  const own = OWN_IMAGE.exec(src);
  return (
    <img
      src={src}
      alt={alt}
      {...(own && { srcSet: `${own[1]}-640.webp 640w, ${src} ${WIDTH}w`, sizes })}
      width={WIDTH}
      height={HEIGHT}
      loading={isFirst ? "eager" : "lazy"}
      fetchPriority={isFirst ? "high" : "auto"}
      decoding={isFirst ? "sync" : "async"}
      className={className}
    />
  );
}
