import { toSearchPhrase, toSearchText } from "../common/text.ts";

/** Names of the mail templates, as people read them. */
export const mailTemplateLabels: Readonly<Record<string, string>> = {
  account_exists: "Hesap zaten var",
  admin_factor_removed: "Yöneticinin iki adımlı doğrulaması kaldırıldı",
  admin_invitation: "Yönetici daveti",
  admin_news: "Yönetici bildirimi",
  comment_answered: "Yorum yanıtlandı",
  comment_approved: "Yorum yayınlandı",
  contact_reply: "İletişim mesajına yanıt",
  contact_request_accepted: "İletişim isteği kabul edildi",
  contact_request_lapsed: "İletişim isteğinin süresi doldu",
  contact_request_received: "İletişim isteği alındı",
  contact_request_refused: "İletişim isteği reddedildi",
  contact_request_sent: "İletişim isteği gönderildi",
  contact_shared: "İletişim bilgileri paylaşıldı",
  deletion_planned: "Hesap silinecek",
  email_change_proof: "Yeni e-posta adresini doğrulama",
  email_changed: "E-posta adresi değişti",
  export_ready: "Veri kopyası hazır",
  factor_removed: "İki adımlı doğrulama kaldırıldı",
  listing_alert: "İlan takibi",
  listing_approved: "İlan onaylandı",
  listing_change_approved: "İlan değişikliği onaylandı",
  listing_change_rejected: "İlan değişikliği reddedildi",
  listing_corrected: "İlan düzeltildi",
  listing_code: "İlan kodu",
  login_code: "Giriş kodu",
  confirmation_code: "Onay kodu",
  no_account: "Hesap yok",
  listing_expired: "İlanın süresi doldu",
  listing_expiring: "İlanın süresi doluyor",
  listing_paused: "İlan duraklatıldı",
  listing_pending_approval: "İlan onay bekliyor",
  listing_rejected: "İlan reddedildi",
  listing_removed: "İlan silindi",
  match_accepted: "Eşleşme kabul edildi",
  match_awaits_you: "Eşleşme yanıt bekliyor",
  match_ended: "Eşleşme sona erdi",
  match_found: "Yeni eşleşme",
  match_rejected: "Eşleşme reddedildi",
  new_sign_in: "Yeni cihazdan giriş",
  password_changed: "Şifre değişti",
  password_reset: "Şifre sıfırlama",
  requested_listing_removed: "İstek gönderilen ilan silindi",
  ring_answered: "Halka yanıtlandı",
  ring_ended: "Halka sona erdi",
  result_asked: "Yer değişikliğinin sonucu soruldu",
  result_overdue: "İlan sonuç beklemeden panoya döndü",
  swap_decided: "Eşleşmedeki bir üye sonucunu bildirdi",
  ring_found: "Yeni halka",
  ring_rejected: "Halka reddedildi",
  smtp_test: "Deneme e-postası",
  staff_approved: "Kurum belgesi kabul edildi",
  staff_code: "Kurum doğrulama kodu",
  staff_expired: "Kurum doğrulamasının süresi doldu",
  staff_expiring: "Kurum doğrulamasının süresi doluyor",
  staff_refused: "Kurum belgesi reddedildi",
  subscriber_confirm: "Takibi onaylama",
  alert_confirm: "İl takibini onaylama",
  subscriber_known: "Takip zaten sürüyor",
  subscriber_post: "Abonelere yeni yazı",
  subscriber_week: "Abonelere haftanın yazıları",
  thread_message: "Yazışmada yeni mesaj",
  verification: "E-posta doğrulama",
  welcome: "Hoş geldiniz",
  window_moved: "Başvuru dönemi değişti",
  window_reminder: "Başvuru dönemi hatırlatması",
  window_removed: "Başvuru dönemi kaldırıldı",
};

/** Returns a template's Turkish name; an unknown one keeps its key. */
export function mailTemplateLabel(template: string): string {
  return mailTemplateLabels[template] ?? template;
}

/** Returns the templates whose Turkish names contain a text. */
export function templatesNamed(text: string): string[] {
  const wanted = toSearchPhrase(text);
  return Object.entries(mailTemplateLabels).flatMap(([template, name]) =>
    toSearchText(name).includes(wanted) ? [template] : [],
  );
}

/** Returns whether a mail is of a kind that a subscriber gets at most once. */
export function isToSubscriber({ templateSlug }: { templateSlug: string }): boolean {
  return templateSlug === "subscriber_post" || templateSlug === "subscriber_week";
}
