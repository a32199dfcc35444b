/** Texts that the SEO fix may fill. */
export const seoFixTypes = {
  seoTitle: "SEO başlığı",
  seoDescription: "SEO açıklaması",
  seoKeywords: "Anahtar kelimeler",
} as const;

export const reviewTexts = {
  postsRequired: "En az bir yazı seçin.",
  typesRequired: "En az bir alan seçin.",
  fixedTitle: "AI Düzeltme Tamamlandı",
  fixed: (done: number, total: number) => `${total} yazıdan ${done} tanesi düzeltildi.`,
  fixFailed: "SEO düzeltmesi sırasında bir hata oluştu.",
  analysisFailed: "Özgünlük analizi yapılamadı.",
  overlapTitle: "Sitedeki diğer yazılarla örtüşme",
  overlapHint: "Altı kelimelik ifadelerin kaçının sitedeki başka bir yazıda da geçtiği. Bu sitede hesaplanır.",
  repeatTitle: "Yinelenen ifadeler",
  repeatHint: "Bu yazıda üç kez veya daha çok geçen dört kelimelik ifadeler. Bu sitede hesaplanır.",
  judgementTitle: "Modelin görüşü",
  judgementHint: "AI modelinin yorumudur; internetteki metinlerle karşılaştırma yapılmaz ve yanılabilir.",
  noOverlap: "Sitedeki başka bir yazıyla örtüşme bulunmadı.",
  noRepeats: "Dikkat çeken bir yineleme bulunmadı.",
} as const;
