import type { Slide } from "@site/contract/blog/posts/schema";
import { limits } from "@site/contract/common/limits";
import { formatNumber } from "@site/contract/common/text";
import { paths } from "@site/contract/paths";
import type { SliderSettings } from "@site/contract/settings/schema";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useState } from "react";
import { ResponsiveImage } from "../../../shared/ui/responsive-image.tsx";
import styles from "./slider.module.css";

/** Used if the setting is missing or no number. */
const FALLBACK_INTERVAL_MS = 5_000;

/**
 * Shows featured posts one at a time. It advances by itself in a loop, but not on hover, on focus or if the reader
 * prefers reduced motion.
 */
export function Slider({ slides, settings }: { slides: Slide[]; settings: SliderSettings }) {
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const count = slides.length;
  const interval = Number(settings.auto_play_interval) || FALLBACK_INTERVAL_MS;
  const plays = settings.auto_play_enabled === "true" && count > 1 && !isPaused;
  const go = (step: number) => setCurrent((shown) => (shown + step + count) % count);

  useEffect(() => {
    if (!plays || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const timer = setInterval(() => setCurrent((shown) => (shown + 1) % count), interval);
    return () => clearInterval(timer);
  }, [plays, interval, count]);

  return (
    <section
      className={`page ${styles.slider}`}
      aria-roledescription="slayt gösterisi"
      aria-label="Öne çıkan yazılar"
      onMouseEnter={() => setPaused(true)}
      onMouseLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div className={styles.stage} aria-live={plays ? "off" : "polite"}>
        {slides.map((slide, index) => (
          <SlideView
            key={slide.slug}
            slide={slide}
            index={index}
            count={count}
            isCurrent={index === current}
            showsViews={settings.show_view_count === "true"}
          />
        ))}
      </div>
      {count > 1 && (
        <div className={styles.controls}>
          {settings.show_indicators === "true" && (
            <ul className={styles.dots}>
              {slides.map((slide, index) => (
                <li key={slide.slug}>
                  <button
                    type="button"
                    aria-label={`${index + 1}. slayta git`}
                    aria-current={index === current}
                    onClick={() => setCurrent(index)}
                  />
                </li>
              ))}
            </ul>
          )}
          {settings.show_navigation_arrows === "true" && (
            <div className={styles.arrows}>
              <button type="button" aria-label="Önceki slayt" onClick={() => go(-1)}>
                <ChevronLeft size={20} aria-hidden />
              </button>
              <button type="button" aria-label="Sonraki slayt" onClick={() => go(1)}>
                <ChevronRight size={20} aria-hidden />
              </button>
            </div>
          )}
        </div>
      )}
    </section>
  );
}

interface SlideProps {
  slide: Slide;
  index: number;
  count: number;
  isCurrent: boolean;
  showsViews: boolean;
}

function SlideView({ slide, index, count, isCurrent, showsViews }: SlideProps) {
  return (
    <article
      className={styles.slide}
      data-current={isCurrent}
      inert={!isCurrent}
      aria-roledescription="slayt"
      aria-label={`${index + 1} / ${count}`}
    >
      <ResponsiveImage
        src={slide.imageUrl}
        size={slide.imageSize}
        alt=""
        sizes="(min-width: 1200px) 72rem, 100vw"
        isFirst={index === 0}
      />
      <div className={styles.text}>
        <h2>
          <a href={paths.post(slide.slug)}>{slide.title}</a>
        </h2>
        <p>{slide.subtitle}</p>
        {showsViews && slide.viewCount >= limits.viewsShownFrom && (
          <p className={styles.views}>{formatNumber(slide.viewCount)} görüntülenme</p>
        )}
      </div>
    </article>
  );
}
