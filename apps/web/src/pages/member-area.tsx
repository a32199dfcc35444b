import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { memberPathOf } from "../member-paths.ts";
import { useShell } from "../shared/hooks/use-shell.tsx";
import { useHead } from "../shared/lib/head.tsx";
import styles from "./member/area.module.css";

const Screens = lazy(() => import("./member/screens.tsx"));

const titles: Record<string, string> = {
  "/uye-ol": "Üye Ol",
  "/auth/register": "Üye Ol",
  "/giris-yap": "Giriş Yap",
  "/auth/login": "Giriş Yap",
  "/email-dogrula": "E-posta Doğrulama",
  "/auth/verify-email": "E-posta Doğrulama",
  "/email-degisikligi": "E-posta Değişikliği",
  "/email-geri-al": "E-posta Değişikliğini Geri Al",
  "/sifremi-unuttum": "Şifremi Unuttum",
  "/auth/forgot-password": "Şifremi Unuttum",
  "/auth/reset-password": "Şifre Sıfırlama",
  "/user/dashboard": "Üye Paneli",
  "/user/profile-edit": "Profil Ayarları",
  "/becayis/becayis-ilani-olustur": "İlan Oluştur",
  "/becayis/matches": "Eşleşmelerim",
  "/becayis/takipler": "Takiplerim",
  "/profil/becayis": "Becayiş Profili",
  "/profil/iletisim-istekleri": "İletişim İstekleri",
  "/profil/ayarlar": "Güvenlik Ayarları",
  "/profil/bildirimler": "Bildirimler",
};

const EDIT_PATH = /^\/becayis\/ilan-duzenle\//;

/** Renders the sign-in and member screens. The server does not know the session and sends only the frame. */
export default function MemberArea() {
  const location = useLocation();
  const pathname = memberPathOf(location.pathname) ?? location.pathname;
  const { settings } = useShell();
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  const title = titles[pathname] ?? (EDIT_PATH.test(pathname) ? "İlanı Düzenle" : "Profil Bilgileri");
  useHead({
    title: `${title} | ${settings.site_name}`,
    description: settings.default_meta_description,
    noIndex: true,
  });
  return (
    <div className={styles.area}>
      {isInBrowser && (
        <Suspense fallback={<p className={styles.wait}>Yükleniyor…</p>}>
          <Screens pathname={pathname} />
        </Suspense>
      )}
      <p className={`page without-script ${styles.wait}`}>
        Bu sayfa için tarayıcınızda JavaScript’in açık olması gerekir.
      </p>
    </div>
  );
}
