import { verdict } from "@site/contract/becayis/board/reference/schema";
import type { EligibilityNote } from "@site/contract/becayis/swaps/matching/schema";
import type { Prisma } from "@site/db";
import type { App } from "../../../../core/app.ts";

/** The facts about one side of a swap that eligibility rules use. */
export interface SwapFacts {
  employmentStatus: string | null;
  startedAt: Date | null;
  institution: { name: string; kind: string };
  serviceClass: string;
  hasSamePosition: boolean;
  hasSameProvince: boolean;
  isRing: boolean;
}

const YEAR_MS = 365 * 86_400_000;

/**
 * Returns whether an entry names a kind of institution ("a university"), so that sharing it does not prove the same
 * institution.
 */
export function isKind({ kind, name }: SwapFacts["institution"]): boolean {
  return kind === "university" || kind === "municipality" || name === "İl özel idaresi";
}

type Judgement = "as-written" | "fulfilled" | "beside-the-point";

/** The built-in rules by name. Rules added by the administrator are shown as written. */
const judgements: Record<string, (facts: SwapFacts) => Judgement> = {
  "same-institution": ({ institution }) => (isKind(institution) ? "beside-the-point" : "fulfilled"),
  "institution-kind": ({ institution }) => (isKind(institution) ? "as-written" : "beside-the-point"),
  "same-service-class": () => "fulfilled",
  "different-place": () => "fulfilled",
  "same-position": ({ hasSamePosition }) => (hasSamePosition ? "fulfilled" : "as-written"),
  "other-position": ({ hasSamePosition }) => (hasSamePosition ? "beside-the-point" : "as-written"),
  "one-year-in-unit": ({ startedAt }) =>
    startedAt && Date.now() - startedAt.getTime() >= YEAR_MS ? "fulfilled" : "as-written",
  "same-province": ({ hasSameProvince }) => (hasSameProvince ? "as-written" : "beside-the-point"),
  "health-ministry": ({ institution }) => (institution.name === "Sağlık Bakanlığı" ? "as-written" : "beside-the-point"),
  teachers: ({ institution, serviceClass }) =>
    institution.name === "Millî Eğitim Bakanlığı" && serviceClass === "EÖH" ? "as-written" : "beside-the-point",
  ring: ({ isRing }) => (isRing ? "as-written" : "beside-the-point"),
};

type Rule = Prisma.EligibilityRuleGetPayload<object>;

/** Returns the eligibility rules, which the administrator can edit. */
export function findRules(app: App): Promise<Rule[]> {
  return app.db.prisma.eligibilityRule.findMany({ where: { isActive: true }, orderBy: { id: "asc" } });
}

/** Returns the rules that apply to a swap for this member, most severe first. */
export function evaluateRules(rules: Rule[], facts: SwapFacts): EligibilityNote[] {
  const order = { stop: 0, warn: 1, ok: 2 };
  return rules
    .filter(({ employmentStatus }) => employmentStatus === "any" || employmentStatus === facts.employmentStatus)
    .flatMap((rule) => {
      const judgement = judgements[rule.rule]?.(facts) ?? "as-written";
      if (judgement === "beside-the-point") return [];
      return [
        {
          rule: rule.rule,
          verdict: judgement === "fulfilled" ? ("ok" as const) : verdict.parse(rule.verdict),
          text: rule.text,
          source: rule.source,
          sourceDate: rule.sourceDate.toISOString().slice(0, 10),
        },
      ];
    })
    .sort((a, b) => order[a.verdict] - order[b.verdict]);
}
