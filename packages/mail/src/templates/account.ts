import { paths } from "@site/contract/paths";
import { z } from "zod";
import { defineTemplate, inTurkish, moment, name, path, words } from "../template.ts";

const notYou =
  "Bu işlemi siz yapmadıysanız lütfen şifrenizi hemen sıfırlayın; başka cihazlardaki oturumlarınız da böylece kapanır.";

export const accountTemplates = {
  verification: defineTemplate(z.object({ registeredAs: words, path }), ["path"], ({ registeredAs, path }) => ({
    subject: "E-posta adresinizi doğrulayın",
    name: "",
    paragraphs: [
      "Üyeliğiniz için teşekkür ederiz. Hesabınızı kullanmaya başlamak için e-posta adresinizin size ait olduğunu " +
        "doğrulamanız yeterli.",
      `Kayıttaki ad soyad: ${registeredAs}`,
    ],
    action: { label: "E-posta adresimi doğrula", path },
    note:
      "Bağlantı 24 saat geçerlidir ve bir kez kullanılabilir. Bu hesabı siz açmadıysanız bağlantıya dokunmayın; " +
      "üye olmak isterseniz kaydı kendi şifrenizle yeniden yapmanız yeterlidir.",
  })),

  listing_code: defineTemplate(z.object({ code: z.string(), minutes: z.number() }), ["code"], ({ code, minutes }) => ({
    subject: "İlanınız için kodunuz",
    name: "",
    paragraphs: [
      "Becayiş ilanınızı onaya göndermek için kodunuz:",
      code,
      `Kodu, ilanı verdiğiniz sayfaya ${minutes} dakika içinde girin. Süresi dolarsa oradan yenisini isteyebilirsiniz.`,
      "Sayfayı kapattıysanız aynı cihazda ve tarayıcıda yeniden açmanız yeterli; ilanınız otuz gün bekler.",
    ],
    action: { label: "Kodu girmeye dön", path: paths.ask },
    note: "İlanı siz vermediyseniz bu e-postayı silebilirsiniz; kod girilmeden hiçbir şey yayımlanmaz.",
  })),

  welcome: defineTemplate(z.object({ name }), [], ({ name }) => ({
    subject: "Aramıza hoş geldiniz",
    name,
    paragraphs: [
      "E-posta adresiniz doğrulandı, hesabınız hazır.",
      "Profilinizi tamamlayarak başlayabilirsiniz: yazılara yorum yapabilir, becayiş profilinizi oluşturup panoda " +
        "ilan verebilirsiniz.",
    ],
    action: { label: "Profilime git", path: paths.profile },
  })),

  account_exists: defineTemplate(z.object({ name }), [], ({ name }) => ({
    subject: "Bu adresle zaten bir hesabınız var",
    name,
    paragraphs: [
      "Az önce bu e-posta adresiyle yeni bir üyelik açılmak istendi. Adresinizle zaten bir hesap bulunduğu için " +
        "yenisi açılmadı.",
      "Bu siz idiyseniz mevcut hesabınızla giriş yapabilirsiniz. Şifrenizi hatırlamıyorsanız yeni bir şifre " +
        "belirleyin.",
    ],
    action: { label: "Şifremi yenile", path: paths.forgotPassword },
    note: "Bunu siz istemediyseniz bir şey yapmanız gerekmiyor; hesabınız olduğu gibi duruyor.",
  })),

  password_reset: defineTemplate(z.object({ name, path }), ["path"], ({ name, path }) => ({
    subject: "Şifrenizi sıfırlayın",
    name,
    paragraphs: [
      "Hesabınız için şifre sıfırlama isteği aldık. Yeni şifrenizi aşağıdaki bağlantıdan belirleyebilirsiniz.",
    ],
    action: { label: "Yeni şifre belirle", path },
    note:
      "Bağlantı 1 saat geçerlidir ve bir kez kullanılabilir. Bu isteği siz yapmadıysanız bu e-postayı " +
      "silebilirsiniz; şifreniz değişmez.",
  })),

  password_changed: defineTemplate(z.object({ name, at: moment }), [], ({ name, at }) => ({
    subject: "Şifreniz değiştirildi",
    name,
    paragraphs: [
      `Hesabınızın şifresi ${inTurkish(at)} tarihinde değiştirildi. Diğer cihazlardaki oturumlarınız kapatıldı.`,
      notYou,
    ],
    action: { label: "Şifremi sıfırla", path: paths.forgotPassword },
  })),

  factor_removed: defineTemplate(z.object({ name, at: moment }), [], ({ name, at }) => ({
    subject: "İki adımlı doğrulamanız kaldırıldı",
    name,
    paragraphs: [
      `Yöneticimiz hesabınızın iki adımlı doğrulamasını ${inTurkish(at)} tarihinde kaldırdı ve oturumlarınızı kapattı. ` +
        "Şifrenizle giriş yapıp güvenlik ayarlarından iki adımlı doğrulamayı yeniden açabilirsiniz.",
      notYou,
    ],
    action: { label: "Giriş yap", path: paths.login },
  })),

  email_change_proof: defineTemplate(z.object({ getAccount: words, path }), ["path"], ({ getAccount, path }) => ({
    subject: "Yeni e-posta adresinizi onaylayın",
    name: "",
    paragraphs: [
      "Hesabınızın e-posta adresini bu adresle değiştirmek istediniz. Değişiklik, aşağıdaki bağlantıyı açıp " +
        "onayladığınızda yapılır.",
      `Hesabın sahibi: ${getAccount}`,
    ],
    action: { label: "Yeni adresimi onayla", path },
    note:
      "Bağlantı 24 saat geçerlidir ve bir kez kullanılabilir. Bu isteği siz yapmadıysanız bağlantıyı açmayın; " +
      "adresiniz hiçbir hesaba bağlanmaz.",
  })),

  email_changed: defineTemplate(
    z.object({ name, newAddress: words, at: moment, path }),
    ["path"],
    ({ name, newAddress, at, path }) => ({
      subject: "E-posta adresiniz değiştirildi",
      name,
      paragraphs: [
        `Hesabınızın e-posta adresi ${inTurkish(at)} tarihinde değiştirildi. Yeni adres: ${newAddress}`,
        "Bunu siz yaptıysanız bir şey yapmanız gerekmiyor. Siz yapmadıysanız değişikliği hemen geri alın: eski " +
          "adresiniz geri gelir, bütün oturumlar kapanır ve yeni bir şifre belirlersiniz.",
      ],
      action: { label: "Değişikliği geri al", path },
      note:
        "Geri alma bağlantısı 7 gün geçerlidir ve bir kez kullanılabilir. Bu süre boyunca eski adresiniz sizin " +
        "için ayrılmıştır.",
    }),
  ),

  new_sign_in: defineTemplate(
    z.object({ name, at: moment, device: words, ipAddress: words }),
    [],
    ({ name, at, device, ipAddress }) => ({
      subject: "Hesabınıza yeni bir cihazdan giriş yapıldı",
      name,
      paragraphs: [
        `${inTurkish(at)} tarihinde hesabınıza daha önce görmediğimiz bir cihazdan giriş yapıldı.`,
        `Cihaz: ${device}`,
        `IP adresi: ${ipAddress}`,
        notYou,
      ],
      action: { label: "Oturumlarımı gör", path: paths.memberSettings },
    }),
  ),

  deletion_planned: defineTemplate(z.object({ name, eraseAfter: moment }), [], ({ name, eraseAfter }) => ({
    subject: "Hesabınız silinmek üzere",
    name,
    paragraphs: [
      `Hesabınızı silme isteğinizi aldık. Hesabınız ${inTurkish(eraseAfter)} tarihinden sonra kalıcı olarak silinecek.`,
      "O zamana kadar fikrinizi değiştirirseniz giriş yapıp güvenlik ayarlarından silme işlemini geri alabilirsiniz.",
    ],
    action: { label: "Güvenlik ayarlarına git", path: paths.memberSettings },
    note: notYou,
  })),

  export_ready: defineTemplate(z.object({ name, expiresAt: moment }), [], ({ name, expiresAt }) => ({
    subject: "Verilerinizin kopyası hazır",
    name,
    paragraphs: [
      "İstediğiniz kopya hazırlandı. Giriş yaptıktan sonra güvenlik ayarlarından indirebilirsiniz. Dosya " +
        `${inTurkish(expiresAt)} tarihine kadar saklanır.`,
    ],
    action: { label: "Verilerimi indir", path: paths.memberSettings },
    note: "Dosyayı yalnızca hesabınıza giriş yapmış biri indirebilir; bu e-postada verileriniz yer almaz.",
  })),

  smtp_test: defineTemplate(z.object({ name }), [], ({ name }) => ({
    subject: "Test e-postası",
    name,
    paragraphs: [
      "Bu e-posta, posta sunucusu ayarlarını denemek için yönetim panelinden gönderildi. Okuyabiliyorsanız ayarlar " +
        "çalışıyor demektir.",
    ],
  })),
};
