/** The pictures of articles, services and projects are 1200 × 630 and have a smaller copy beside them. */
const WIDTH = 1200;
const HEIGHT = 630;
const OWN_IMAGE = /^(\/images\/(?:blog|services|projects)\/.+)\.webp$/;

interface Props {
  src: string;
  alt: string;
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string;
  /** True for the image a reader sees first: it is not put off. */
  isFirst?: boolean;
  className?: string;
}

/** An image that keeps its place while it loads. */
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
