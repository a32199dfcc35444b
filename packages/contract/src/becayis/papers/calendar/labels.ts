import { daysBetween, formatDays } from "../../../common/days.ts";

export const calendarTexts = {
  listFailed: "Başvuru dönemleri alınırken bir hata oluştu",
  feedFailed: "Takvim adresi alınırken bir hata oluştu. Lütfen yeniden deneyin.",
  feedMade: "Takvim adresiniz hazır. Adres yalnızca şimdi gösterilir.",
  feedRevoked: "Takvim adresiniz iptal edildi; artık açılmaz.",
  feedEnded: "Takvim adresiniz kapandı",
  feedEndedWhy:
    "Oturumlarınız sonlandırıldığı için gizli takvim adresiniz de kapandı. Yenisini becayiş profilinizde alabilirsiniz.",
  /** Tells in advance what ends the address. */
  feedEnds: "Şifreniz değişince ya da oturumlarınız sonlandırılınca adres de kapanır; buradan yenisini alabilirsiniz.",
  decidedThere: "Tarihler kurumun duyurusundandır. Başvurmadan önce kaynağa bakın.",
  empty: "Kurumunuz için yaklaşan bir başvuru dönemi kayıtlı değil.",
} as const;

export const adminCalendarTexts = {
  saved: "Başvuru dönemi kaydedildi.",
  moved: "Başvuru dönemi değiştirildi; haber verilmiş üyelere yeni tarihler bildiriliyor.",
  removed: "Başvuru dönemi kaldırıldı; haber verilmiş üyelere bildiriliyor.",
  saveFailed: "Başvuru dönemi kaydedilirken bir hata oluştu.",
  removeFailed: "Başvuru dönemi kaldırılırken bir hata oluştu.",
  institutionRequired: "Kurum seçin",
  firstDayRequired: "Başlangıç gününü girin",
  lastDayRequired: "Son günü girin",
  wrongOrder: "Son gün başlangıçtan önce olamaz",
  sourceRequired: "Duyurunun adresini girin",
  unknownPosition: "Listede olmayan bir unvan seçildi",
} as const;

/** Returns what happens next: "Başlamasına 7 gün kaldı.", "Yarın bitiyor." */
export function windowState({ firstDay, lastDay }: { firstDay: string; lastDay: string }, today: string): string {
  const [toStart, toEnd] = [daysBetween(today, firstDay), daysBetween(today, lastDay)];
  if (toEnd < 0) return "Bitti.";
  if (toStart > 0) return toStart === 1 ? "Yarın başlıyor." : `Başlamasına ${toStart} gün kaldı.`;
  if (toEnd === 0) return "Bugün son gün.";
  return toEnd === 1 ? "Yarın bitiyor." : `Başvurular sürüyor; bitmesine ${toEnd} gün kaldı.`;
}

/** Returns a window's name: "Adalet Bakanlığı başvuru dönemi, 1–15 Aralık 2026". */
export function windowName(window: { institution: string; firstDay: string; lastDay: string }): string {
  return `${window.institution} başvuru dönemi, ${formatDays(window.firstDay, window.lastDay)}`;
}
