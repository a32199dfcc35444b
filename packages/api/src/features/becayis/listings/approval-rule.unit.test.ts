import { describe, expect, it } from "vitest";
import { findObstacle, type RuleConditions, type SentListing } from "./approval-rule.ts";

const empty = { title: "", description: "", offerDepartment: "", wantedDepartment: "", requirements: "", benefits: "" };
const texts = { ...empty, title: "Ankara’dan İzmir’e Zabıt Kâtibi becayişi" };
const conditions: RuleConditions = { ruleNeedsStaff: false, ruleNeedsApproval: false, ruleWords: [] };
const sent: SentListing = {
  texts,
  names: ["Adalet Bakanlığı", "Zabıt Kâtibi", "Ankara", "İzmir"],
  approvedTexts: null,
  isEmailVerified: true,
  isStaffVerified: false,
  needsReview: false,
};
const find = (change: Partial<SentListing>, chosen: Partial<RuleConditions> = {}) =>
  findObstacle({ ...conditions, ...chosen }, { ...sent, ...change });

describe("the rule", () => {
  it("publishes a listing of closed lists by a verified member", () => {
    expect(find({})).toBeNull();
  });

  it("leaves members who are not verified to people", () => {
    expect(find({ isEmailVerified: false })).toBe("unverified");
    expect(find({}, { ruleNeedsStaff: true })).toBe("notStaff");
    expect(find({ isStaffVerified: true }, { ruleNeedsStaff: true })).toBeNull();
  });

  it("leaves members whom a person has refused, and new ones where it asks for an approval", () => {
    expect(find({ needsReview: true })).toBe("refused");
    expect(find({}, { ruleNeedsApproval: true })).toBe("first");
    expect(find({ approvedTexts: texts }, { ruleNeedsApproval: true })).toBeNull();
  });

  it.each(["description", "offerDepartment", "wantedDepartment", "requirements", "benefits"])(
    "leaves a text in %s, unless a person approved the same",
    (name) => {
      const written = { ...texts, [name]: "Lojman var" };
      expect(find({ texts: written })).toBe("text");
      expect(find({ texts: written, approvedTexts: written })).toBeNull();
      expect(find({ texts: { ...written, [name]: "Lojman var." }, approvedTexts: written })).toBe("text");
    },
  );

  it("leaves a title that says more than who wants to go where, unless a person approved it", () => {
    const titled = { ...texts, title: "Ankara’dan İzmir’e, eşim hasta" };
    expect(find({ texts: titled })).toBe("text");
    expect(find({ texts: titled, approvedTexts: titled })).toBeNull();
  });

  it("leaves texts with a word of the list in any spelling, also approved ones", () => {
    const written = { ...texts, description: "ÜCRETLİ değil; para konuşulur" };
    const approved = { texts: written, approvedTexts: written };
    expect(find(approved, { ruleWords: ["ücret"] })).toBe("word");
    expect(find(approved, { ruleWords: ["Para konuş"] })).toBe("word");
    expect(find(approved, { ruleWords: ["cret", "onuşulur", "!!"] })).toBeNull();
    expect(find({}, { ruleWords: ["zabit"] })).toBe("word");
  });
});
