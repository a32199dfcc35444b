import { formatNumber } from "@site/contract/common/text";
import type { HomepageAbout } from "@site/contract/site/homepage/schema";
import { useShell } from "../../framework/browser.ts";
import { SocialLinks } from "../../shared/ui/social-links.tsx";
import styles from "./about.module.css";
import { HomeSection } from "./home-section.tsx";

/** Used if the administrator has set no photo. */
const DEFAULT_PICTURE = "/images/hakkimda.svg";

/** The section's numbers in the order of display. */
const numbers = [
  { field: "experienceYears", label: "yıl deneyim" },
  { field: "projectsCompleted", label: "tamamlanan proje" },
  { field: "technologiesUsed", label: "kullanılan teknoloji" },
] as const;

/** Introduces the owner of the site. Numbers that are not set are left out. */
export function About({ about }: { about: HomepageAbout }) {
  const photo = useShell().settings.profile_image_url;
  const shown = numbers.filter(({ field }) => about[field] > 0);
  return (
    <HomeSection id="about" title={about.title} {...(about.subtitle && { kicker: about.subtitle })}>
      <div className={styles.about}>
        <img src={photo || DEFAULT_PICTURE} alt={photo && about.title} width="320" height="320" loading="lazy" />
        <div>
          <p>{about.description}</p>
          {shown.length > 0 && (
            <ul className={styles.numbers}>
              {shown.map(({ field, label }) => (
                <li key={field}>
                  <strong>{formatNumber(about[field])}</strong> {label}
                </li>
              ))}
            </ul>
          )}
          <SocialLinks />
        </div>
      </div>
    </HomeSection>
  );
}
