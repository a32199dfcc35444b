import { adminPaths } from "@site/contract/admin-paths";

/** Fields of records that open in a dialog of their list. */
interface RecordFields {
  /** Address of the list. */
  list: string;
  /** Name before each label. */
  of: string;
  labels: readonly string[];
}

/** Labels that only one form shows and no table of the contract holds; a test compares most of them with the forms. */
export const recordFields: readonly RecordFields[] = [
  { list: adminPaths.redirects, of: "Yönlendirme", labels: ["Eski adres", "Yeni adres"] },
  { list: adminPaths.webhooks, of: "Webhook", labels: ["Adres", "Açıklama", "Olaylar", "Açık"] },
  {
    list: adminPaths.apiKeys,
    of: "API anahtarı",
    labels: ["Ad", "İzinler", "Dakikada en çok çağrı", "Geçerlilik (gün)"],
  },
  { list: adminPaths.administrators, of: "Yönetici daveti", labels: ["E-posta"] },
  { list: `${adminPaths.approvals}#hazir-gerekceler`, of: "Hazır gerekçe", labels: ["Gerekçe"] },
  { list: adminPaths.listings, of: "İlan", labels: ["Öncelik", "Üyeye not"] },
  {
    list: adminPaths.windows,
    of: "Başvuru dönemi",
    labels: ["Kurum", "Unvanlar", "İlk gün", "Son gün", "Kaynak"],
  },
  {
    list: adminPaths.boardRules,
    of: "Uygunluk kuralı",
    labels: [
      "Kimler için",
      "Sonuç",
      "Kural metni",
      "Kaynak",
      "Kaynağın tarihi",
      "Dilekçedeki dayanak",
      "Dayanağın künyesi",
      "Üyelere göster",
    ],
  },
  { list: adminPaths.petitionTemplates, of: "Dilekçe şablonu", labels: ["Kurum", "Tür"] },
  { list: adminPaths.institutions, of: "Kurum", labels: ["Ad", "Tür"] },
  { list: adminPaths.positions, of: "Unvan", labels: ["Ad", "Hizmet sınıfı"] },
  {
    list: adminPaths.institutionDomains,
    of: "Kurum alan adı",
    labels: ["Kurum", "Alan adı", "Kaynak", "Kaynağa bakılan gün"],
  },
  { list: adminPaths.media, of: "Görsel", labels: ["Alternatif metin", "Kalıcı adres"] },
  {
    list: adminPaths.aiCreations,
    of: "AI ile yazı",
    labels: ["Konu", "Görsel arama terimi", "AI yapılandırması", "Sistem şablonu"],
  },
];
