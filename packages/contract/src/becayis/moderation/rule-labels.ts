import { namesOf } from "../../common/record.ts";

/** Why a listing waits for a person although the rule is on, in the order in which the rule asks. */
export const ruleObstacles = {
  unverified: "E-postası doğrulanmamış üye",
  notStaff: "Kurumu doğrulanmamış üye",
  refused: "Daha önce reddettiğiniz üye",
  first: "Üyenin ilk ilanı",
  text: "Yeni yazılmış metin",
  word: "Listenizdeki bir sözcük",
} as const;
export type RuleObstacle = keyof typeof ruleObstacles;
export const ruleObstacleList = namesOf(ruleObstacles);

/** Turkish texts of approvals by the rule. */
export const ruleTexts = {
  published: "İlanınız panoda yayınlandı.",
  publishedTitle: "Kurala göre yayınlanan ilan",
  looked: "İlana bakıldı.",
  lookFailed: "İlan işaretlenemedi",
  withdrawalHeld: "İlan birkaç saniye içinde panodan kalkacak ve onayınızı bekleyecek.",
  kept: "İlan panoda kaldı.",
  withdrawFailed: "İlan geri çekilemedi",
  notByRule: "Bu ilan artık kurala göre yayında değil.",
  tooLate: "İlan artık panoda bırakılamaz: geri çekildi.",
  effectFailed: "Kuralın etkisi hesaplanamadı",
  wordInvalid: (word: string) => `“${word}” listede aranamaz: harf ya da rakam içermiyor ya da iki kez yazılmış`,
  tooManyWords: (most: number) => `En fazla ${most} sözcük yazılabilir`,
} as const;

/** Says what the rule would have done, before it is switched on. */
export function effectText({ days, listings, approved }: { days: number; listings: number; approved: number }): string {
  if (listings === 0) return `Son ${days} günde ilan verilmedi; kuralın etkisi hesaplanamıyor.`;
  return `Son ${days} günün ${listings} ilanından ${approved} tanesi kendiliğinden yayına girerdi.`;
}
