import type { HomepageAbout } from "@site/contract/site/schema";
import { useShell } from "../../framework/browser.ts";
import { SocialLinks } from "../../shared/ui/social-links.tsx";
import styles from "./about.module.css";
import { HomeSection } from "./home-section.tsx";

/** Used if the administrator has set no photo. */
const DEFAULT_PICTURE = "/images/hakkimda.svg";

export function About({ about }: { about: HomepageAbout }) {
  const photo = useShell().settings.profile_image_url;
  return (
    <HomeSection id="about" title={about.title} {...(about.subtitle && { kicker: about.subtitle })}>
      <div className={styles.about}>
        <img src={photo || DEFAULT_PICTURE} alt={photo && about.title} width="320" height="320" loading="lazy" />
        <div>
          <p>{about.description}</p>
          <SocialLinks />
        </div>
      </div>
    </HomeSection>
  );
}
