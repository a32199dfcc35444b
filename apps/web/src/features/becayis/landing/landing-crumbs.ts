import { paths } from "@site/contract/paths";
import type { Crumb } from "../../../shared/ui/breadcrumb.tsx";
import type { LandingPlace } from "./landing-texts.ts";

/** Returns the breadcrumb of a landing page; each part of its address is a page. */
export function getLandingCrumbs({ institution, position, city, toCity }: LandingPlace): Crumb[] {
  const group = { institution: institution.slug, position: position?.slug };
  const names = new Set([city, toCity].flatMap((each) => each?.name ?? []));
  return [
    { label: "Ana Sayfa", to: paths.home },
    { label: "Becayiş", to: paths.board },
    { label: institution.name, to: paths.landing({ institution: institution.slug }) },
    ...(position ? [{ label: position.name, to: paths.landing(group) }] : []),
    ...(city
      ? [{ label: [...names].join(" → "), to: paths.landing({ ...group, city: city.slug, toCity: toCity?.slug }) }]
      : []),
  ];
}
