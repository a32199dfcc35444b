import type { FaqItem } from "@site/contract/site/services/schema";
import { Accordion } from "../../shared/controls/accordion.tsx";
import { HomeSection } from "./home-section.tsx";

export function Questions({ items }: { items: FaqItem[] }) {
  return (
    <HomeSection id="faq" title="Sık sorulan sorular">
      <Accordion id="soru" items={items} />
    </HomeSection>
  );
}
