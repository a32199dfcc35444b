import type { HomepageConfig, HomepageFeature } from "@site/contract/site/homepage/schema";
import { Bot, Cloud, Plug, Share2, TrendingUp, Worm } from "lucide-react";
import { IconBadge } from "../../shared/ui/icon-badge.tsx";
import styles from "./expertise.module.css";
import { HomeSection } from "./home-section.tsx";

/** The icons that can be chosen for a feature. */
const icons = new Map([
  ["Bot", Bot],
  ["TrendingUp", TrendingUp],
  ["Plug", Plug],
  ["Cloud", Cloud],
  ["Share2", Share2],
  ["Worm", Worm],
]);

/** Shows the active areas of expertise. */
export function Expertise({ config, features }: { config: HomepageConfig; features: HomepageFeature[] }) {
  return (
    <HomeSection id="features" title={config.title} kicker={config.subtitle} intro={config.description}>
      <ul className={styles.features}>
        {features.map((feature) => (
          <FeatureItem key={feature.title} feature={feature} />
        ))}
      </ul>
    </HomeSection>
  );
}

function FeatureItem({ feature }: { feature: HomepageFeature }) {
  const Icon = icons.get(feature.iconName) ?? Bot;
  return (
    <li>
      <IconBadge color={feature.colorClass}>
        <Icon size={24} aria-hidden />
      </IconBadge>
      <div>
        <h3>{feature.title}</h3>
        <p>{feature.description}</p>
      </div>
    </li>
  );
}
