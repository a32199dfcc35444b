import type { PetitionKind, PetitionTexts } from "./schema.ts";

const addressee = "{{kurum}}\nİlgili Personel Birimine";

/** The templates of institutions without one of their own. */
export const defaultTemplates: Record<PetitionKind, PetitionTexts> = {
  match: {
    addressee,
    subject: "Karşılıklı yer değiştirme (becayiş) talebi",
    body: [
      "Kurumunuzda {{unvan}} unvanıyla {{gorev_yeri}} görev yerinde çalışmaktayım.",
      "{{istenen_yer}} görev yerinde çalışan {{karsi_taraf}} ile karşılıklı olarak yer değiştirmek istiyoruz. " +
        "Tarafların bilgileri şöyledir:",
      "{{taraflar}}",
      "Dayanak: {{yasal_dayanak}} ({{dayanak_tarihi}}).",
      "Karşılıklı yer değiştirme talebimizin Kurumunuzca uygun görülmesi hâlinde gereğini arz ederim.",
    ].join("\n\n"),
    attachments: [
      "Karşı tarafın imzalı dilekçesi",
      "Görev yerini ve unvanı gösteren belge",
      "Kurumun istediği başvuru formu (varsa)",
    ].join("\n"),
  },
  ring: {
    addressee,
    subject: "Sıralı yer değiştirme (çoklu becayiş) talebi",
    body: [
      "Kurumunuzda {{unvan}} unvanıyla {{gorev_yeri}} görev yerinde çalışmaktayım.",
      "Aşağıda bilgileri bulunan {{kisi_sayisi}} kişi, sırayla birbirinin görev yerine geçmek istiyoruz:",
      "{{taraflar}}",
      "Her talebin ayrı karara bağlanacağını ve yer değiştirmenin Kurumunuzun takdirinde olduğunu biliyorum. Öteki " +
        "tarafların aynı doğrultudaki talepleriyle birlikte değerlendirilmesini, uygun görülmesi hâlinde " +
        "{{istenen_yer}} görev yerine atanmamı arz ederim.",
    ].join("\n\n"),
    attachments: [
      "Öteki tarafların imzalı dilekçeleri",
      "Görev yerini ve unvanı gösteren belge",
      "Kurumun istediği başvuru formu (varsa)",
    ].join("\n"),
  },
};
