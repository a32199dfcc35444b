import { paths, routePatterns } from "@site/contract/paths";
import { lazyPart } from "../../framework/browser.ts";
import type { MemberScreen } from "./member-screen.ts";

const profileArea = lazyPart(() => import("./profile-area.tsx"));

/** The screens of the member area by the path of their route; not in the route table, which every page loads. */
const screens: Readonly<Record<string, MemberScreen>> = {
  [paths.login]: {
    title: "Giriş Yap",
    access: "everyone",
    screen: lazyPart(() => import("./login.tsx")),
  },
  [paths.register]: {
    title: "Üye Ol",
    access: "everyone",
    screen: lazyPart(() => import("./register.tsx")),
  },
  [paths.verifyEmail]: {
    title: "E-posta Doğrulama",
    access: "everyone",
    screen: lazyPart(() => import("./verify-email.tsx")),
  },
  [paths.confirmEmailChange]: {
    title: "E-posta Değişikliği",
    access: "everyone",
    screen: lazyPart(() => import("./confirm-email-change.tsx")),
  },
  [paths.undoEmailChange]: {
    title: "E-posta Değişikliğini Geri Al",
    access: "everyone",
    screen: lazyPart(() => import("./undo-email-change.tsx")),
  },
  [paths.forgotPassword]: {
    title: "Şifremi Unuttum",
    access: "everyone",
    screen: lazyPart(() => import("./forgot-password.tsx")),
  },
  [paths.resetPassword]: {
    title: "Şifre Sıfırlama",
    access: "everyone",
    screen: lazyPart(() => import("./reset-password.tsx")),
  },
  [paths.memberDashboard]: {
    title: "Üye Paneli",
    access: "verified members",
    screen: lazyPart(() => import("./dashboard.tsx")),
  },
  [paths.editProfile]: {
    title: "Profil Ayarları",
    access: "members",
    screen: lazyPart(() => import("./profile-edit.tsx")),
  },
  [paths.swapProfile]: {
    title: "Becayiş Profili",
    access: "members",
    screen: profileArea,
  },
  [paths.contactRequests]: {
    title: "İletişim İstekleri",
    access: "members",
    screen: profileArea,
  },
  [paths.memberSettings]: {
    title: "Güvenlik Ayarları",
    access: "members",
    screen: profileArea,
  },
  [paths.notices]: {
    title: "Bildirimler",
    access: "members",
    screen: profileArea,
  },
  [paths.profile]: {
    title: "Profil Bilgileri",
    access: "members",
    screen: profileArea,
  },
  [paths.newListing]: {
    title: "İlan Oluştur",
    access: "verified members",
    screen: lazyPart(() => import("./create-listing.tsx")),
  },
  [routePatterns.editListing]: {
    title: "İlanı Düzenle",
    access: "verified members",
    screen: lazyPart(() => import("./edit-listing.tsx")),
  },
  [paths.matches]: {
    title: "Eşleşmelerim",
    access: "members",
    screen: lazyPart(() => import("./matches.tsx")),
  },
  [routePatterns.petition]: {
    title: "Dilekçe",
    access: "members",
    screen: lazyPart(() => import("./petition.tsx")),
  },
  [paths.alerts]: {
    title: "İlan Takibi",
    access: "everyone",
    screen: lazyPart(() => import("./alerts.tsx")),
  },
};

/** Returns the screen of a member route. @param path the route's path */
export function getMemberScreen(path: string): MemberScreen {
  const screen = screens[path];
  if (!screen) throw new Error(`${path} has no screen`);
  return screen;
}
