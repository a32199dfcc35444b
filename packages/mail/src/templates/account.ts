import { loginByCodeAddress } from "@site/contract/identity/links/code-address";
import { paths } from "@site/contract/paths";
import { z } from "zod";
import { defineTemplate, inTurkish, moment, name, path, words } from "../template.ts";

const notYou =
  "Bu işlemi siz yapmadıysanız lütfen hemen yeni bir şifre belirleyin; başka cihazlardaki oturumlarınız da böylece " +
  "kapanır.";

/**
 * True if the member has set a password; mails to others do not mention one. Mails of an earlier version lack the
 * field.
 */
const hasPassword = z.boolean().default(true);

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

  listing_code: defineTemplate(
    z.object({ code: z.string(), minutes: z.number(), path: path.default(paths.ask) }), // earlier versions queued no path
    ["code", "path"],
    ({ code, minutes, path }) => ({
      subject: `${code} – ilan kodunuz`,
      name: "",
      paragraphs: [
        `${code} – becayiş ilanınızı onaya göndermek için kodunuz.`,
        `Kodu, ilanı verdiğiniz sayfaya ${minutes} dakika içinde girin. Süresi dolarsa oradan yenisini isteyebilirsiniz; ` +
          "yalnızca en son gelen kod geçerlidir.",
        "Sayfayı kapattıysanız ya da başka bir cihazdaysanız kodu aşağıdaki sayfaya girin; ilanınız otuz gün bekler.",
      ],
      action: { label: "Kodu girmeye dön", path },
      note: "İlanı siz vermediyseniz kodu kimseye vermeyin ve bu e-postayı silin; kod girilmeden hiçbir şey yayınlanmaz.",
    }),
  ),

  login_code: defineTemplate(
    z.object({ code: z.string(), minutes: z.number(), path }),
    ["code", "path"],
    ({ code, minutes, path }) => ({
      subject: `${code} – giriş kodunuz`,
      name: "",
      paragraphs: [
        `${code} – hesabınıza giriş yapmak için kodunuz.`,
        `Kodu, giriş yaptığınız sayfaya ${minutes} dakika içinde girin; yalnızca en son gelen kod geçerlidir.`,
      ],
      action: { label: "Kodu girmeye dön", path },
      note: "Kodu siz istemediyseniz kimseye vermeyin ve bu e-postayı silin; kod girilmeden kimse hesabınıza giremez.",
    }),
  ),

  confirmation_code: defineTemplate(
    z.object({ code: z.string(), minutes: z.number() }),
    ["code"],
    ({ code, minutes }) => ({
      subject: `${code} – onay kodunuz`,
      name: "",
      paragraphs: [
        `${code} – hesabınızda yapacağınız değişiklik için onay kodunuz.`,
        `Kodu, sizden istenen alana ${minutes} dakika içinde şifre yerine yazın; yalnızca en son gelen kod geçerlidir.`,
      ],
      note: notYou,
    }),
  ),

  no_account: defineTemplate(z.object({}), [], () => ({
    subject: "Bu adresle bir hesap yok",
    name: "",
    paragraphs: [
      "Az önce bu e-posta adresiyle giriş yapmak için kod istendi, ama bu adresle bir hesap yok. Başka bir adresle üye " +
        "olduysanız kodu o adres için isteyin.",
      "Hesabınız yoksa üye olabilir ya da üye olmadan becayiş ilanı verebilirsiniz; ilan verirken adresinizi yine bir " +
        "kodla doğrularız.",
    ],
    choices: [
      { label: "Üye ol", path: paths.register },
      { label: "Becayişte eşleşme ara", path: paths.ask },
    ],
    note: "Kodu siz istemediyseniz bir şey yapmanız gerekmiyor.",
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

  account_exists: defineTemplate(z.object({ name, hasPassword }), [], ({ name, hasPassword }) => ({
    subject: "Bu adresle zaten bir hesabınız var",
    name,
    paragraphs: [
      "Az önce bu e-posta adresiyle yeni bir üyelik açılmak istendi. Adresinizle zaten bir hesap bulunduğu için " +
        "yenisi açılmadı.",
      hasPassword
        ? "Bu siz idiyseniz mevcut hesabınızla giriş yapabilirsiniz. Şifrenizi hatırlamıyorsanız e-postanıza gelen " +
          "kodla girin ya da yeni bir şifre belirleyin."
        : "Bu siz idiyseniz e-postanıza gelen kodla giriş yapabilirsiniz; hesabınız için şifre gerekmez.",
    ],
    action: hasPassword
      ? { label: "Şifremi yenile", path: paths.forgotPassword }
      : { label: "Kodla giriş yap", path: loginByCodeAddress() },
    note: "Bunu siz istemediyseniz bir şey yapmanız gerekmiyor; hesabınız olduğu gibi duruyor.",
  })),

  password_reset: defineTemplate(z.object({ name, path, hasPassword }), ["path"], ({ name, path, hasPassword }) => ({
    subject: hasPassword ? "Şifrenizi sıfırlayın" : "Şifrenizi belirleyin",
    name,
    paragraphs: hasPassword
      ? ["Hesabınız için şifre sıfırlama isteği aldık. Yeni şifrenizi aşağıdaki bağlantıdan belirleyebilirsiniz."]
      : [
          "Hesabınıza şifre belirleme isteği aldık. Şimdiye kadar hiç belirlemediniz; aşağıdaki bağlantıdan " +
            "belirleyebilirsiniz.",
          "Şifre belirlemeden de giriş yapabilirsiniz: giriş sayfasında “Kodla giriş” yolunu seçin.",
        ],
    action: { label: hasPassword ? "Yeni şifre belirle" : "Şifre belirle", path },
    note:
      "Bağlantı 1 saat geçerlidir ve bir kez kullanılabilir. Bu isteği siz yapmadıysanız bu e-postayı " +
      `silebilirsiniz; ${hasPassword ? "şifreniz" : "hesabınız"} değişmez.`,
  })),

  password_changed: defineTemplate(z.object({ name, at: moment }), [], ({ name, at }) => ({
    subject: "Şifreniz değiştirildi",
    name,
    paragraphs: [
      `Hesabınızın şifresi ${inTurkish(at)} tarihinde değiştirildi. Diğer cihazlardaki oturumlarınız kapatıldı.`,
      notYou,
    ],
    action: { label: "Yeni şifre belirle", path: paths.forgotPassword },
  })),

  factor_removed: defineTemplate(z.object({ name, at: moment }), [], ({ name, at }) => ({
    subject: "İki adımlı doğrulamanız kaldırıldı",
    name,
    paragraphs: [
      `Yöneticimiz hesabınızın iki adımlı doğrulamasını ${inTurkish(at)} tarihinde kaldırdı ve oturumlarınızı kapattı. ` +
        "Giriş yapıp güvenlik ayarlarından iki adımlı doğrulamayı yeniden açabilirsiniz.",
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
