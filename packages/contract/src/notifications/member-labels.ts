export const memberNotificationTexts = {
  preferenceSaved: "Bildirim tercihiniz kaydedildi.",
  read: "Bildirimler okundu olarak işaretlendi.",
  listFailed: "Bildirimleriniz alınamadı.",
  /** Explains the three channels above the settings. */
  channelHint:
    "“E-posta” seçtiğiniz olayları hem e-postayla hem de sitedeki bildirimlerinizde (zil simgesi) görürsünüz. “Site " +
    "içi bildirim” yalnızca sitede görünür. “Bildirme” seçtiğiniz olaylar size hiç iletilmez.",
} as const;

/** The events that members are notified of, with their labels. */
export const memberEvents = {
  comment_approved: "Yorumum yayınlandığında",
  comment_answered: "Yorumuma yanıt geldiğinde",
  listing_pending_approval: "İlanım onaya gönderildiğinde",
  listing_approved: "İlanım onaylandığında",
  listing_rejected: "İlanım reddedildiğinde",
  listing_expiring: "İlanımın süresi dolmak üzereyken",
  listing_expired: "İlanımın süresi dolduğunda",
  listing_stopped: "Site yönetimi ilanımı düzelttiğinde, duraklattığında ya da sildiğinde",
  match_found: "Yeni bir becayiş eşleşmem olduğunda",
  match_answered: "Eşleşmem yanıtlandığında ya da sona erdiğinde",
  ring_found: "Yeni bir becayiş halkası bulunduğunda",
  ring_answered: "Halkam yanıtlandığında, tamamlandığında ya da sona erdiğinde",
  result_asked: "Eşleşmemin ya da halkamın sonucu sorulduğunda",
  contact_request_sent: "İletişim isteğim iletildiğinde",
  contact_request_received: "İletişim isteği aldığımda",
  contact_request_accepted: "İletişim isteğim kabul edildiğinde",
  contact_request_refused: "İletişim isteğim reddedildiğinde",
  contact_request_lapsed: "İletişim isteğimin süresi dolduğunda",
  thread_message: "Yazışmama yeni mesaj geldiğinde",
  staff_verification: "Kurum belgem incelendiğinde, kurum doğrulamam bitmek üzereyken ya da bittiğinde",
  application_window: "Kurumumun başvuru dönemi yaklaştığında, değiştiğinde ya da kaldırıldığında",
  new_sign_in: "Hesabıma yeni bir cihazdan giriş yapıldığında",
} as const;

/** The channels of a notification; see `channelHint`. */
export const notificationChannels = { mail: "E-posta", site: "Site içi bildirim", none: "Bildirme" } as const;
