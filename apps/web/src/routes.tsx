import { paths, routePatterns } from "@site/contract/paths";
import { lazy } from "react";
import { memberRoute, publicRoute, type Route } from "./declare-route.tsx";
import { pageChunk } from "./shared/lib/page-module.tsx";

const profileArea = lazy(() => import("./pages/member/profile-area.tsx"));

/** Lists every page by precedence; the last route matches every path. */
export const routes: readonly Route[] = [
  publicRoute({
    path: paths.home,
    page: pageChunk(() => import("./pages/home.tsx")),
    source: "src/pages/home.tsx",
    tags: ["home", "posts"],
    starts: "on-use",
  }),
  publicRoute({
    path: paths.services,
    page: pageChunk(() => import("./pages/services.tsx")),
    source: "src/pages/services.tsx",
    tags: ["services"],
    starts: "on-use",
  }),
  publicRoute({
    path: routePatterns.service,
    page: pageChunk(() => import("./pages/service.tsx")),
    source: "src/pages/service.tsx",
    tags: ["services"],
    starts: "on-use",
  }),
  publicRoute({
    path: paths.blog,
    page: pageChunk(() => import("./pages/blog-list.tsx")),
    source: "src/pages/blog-list.tsx",
    tags: ["posts"],
    reads: ["sayfa", "ara"],
    starts: "on-use",
  }),
  publicRoute({
    path: routePatterns.category,
    page: pageChunk(() => import("./pages/category.tsx")),
    source: "src/pages/category.tsx",
    tags: ["posts"],
    reads: ["sayfa"],
    starts: "on-use",
  }),
  publicRoute({
    path: routePatterns.tag,
    page: pageChunk(() => import("./pages/tag.tsx")),
    source: "src/pages/tag.tsx",
    tags: ["posts"],
    reads: ["sayfa"],
    starts: "on-use",
  }),
  publicRoute({
    path: routePatterns.post,
    page: pageChunk(() => import("./pages/article.tsx")),
    source: "src/pages/article.tsx",
    tags: ["posts"],
    starts: "on-use",
  }),
  publicRoute({
    path: paths.stopCommentMails,
    page: pageChunk(() => import("./pages/comment-mails.tsx")),
    source: "src/pages/comment-mails.tsx",
    tags: [],
  }),
  publicRoute({
    path: paths.preview,
    page: pageChunk(() => import("./pages/preview.tsx")),
    source: "src/pages/preview.tsx",
    tags: [],
  }),
  publicRoute({
    path: paths.board,
    page: pageChunk(() => import("./pages/becayis/board.tsx")),
    source: "src/pages/becayis/board.tsx",
    tags: ["becayis"],
    reads: ["sayfa", "ara", "sehir", "pozisyon", "kurum", "sirala"],
  }),
  publicRoute({
    path: paths.map,
    page: pageChunk(() => import("./pages/becayis/map.tsx")),
    source: "src/pages/becayis/map.tsx",
    tags: ["becayis"],
  }),
  publicRoute({
    path: paths.stopAlert,
    page: pageChunk(() => import("./pages/becayis/stop-alert.tsx")),
    source: "src/pages/becayis/stop-alert.tsx",
    tags: [],
  }),
  publicRoute({
    path: paths.renewListing,
    page: pageChunk(() => import("./pages/becayis/renew-listing.tsx")),
    source: "src/pages/becayis/renew-listing.tsx",
    tags: [],
  }),
  publicRoute({
    path: routePatterns.listing,
    aliases: [routePatterns.listingAlias],
    page: pageChunk(() => import("./pages/becayis/listing.tsx")),
    source: "src/pages/becayis/listing.tsx",
    tags: ["becayis"],
  }),

  memberRoute({
    path: paths.login,
    aliases: [paths.loginAlias],
    title: "Giriş Yap",
    access: "everyone",
    screen: lazy(() => import("./pages/member/login.tsx")),
  }),
  memberRoute({
    path: paths.register,
    aliases: [paths.registerAlias],
    movedFrom: paths.formerRegister,
    title: "Üye Ol",
    access: "everyone",
    screen: lazy(() => import("./pages/member/register.tsx")),
  }),
  memberRoute({
    path: paths.verifyEmail,
    aliases: [paths.verifyEmailLink],
    title: "E-posta Doğrulama",
    access: "everyone",
    screen: lazy(() => import("./pages/member/verify-email.tsx")),
  }),
  memberRoute({
    path: paths.confirmEmailChange,
    title: "E-posta Değişikliği",
    access: "everyone",
    screen: lazy(() => import("./pages/member/confirm-email-change.tsx")),
  }),
  memberRoute({
    path: paths.undoEmailChange,
    title: "E-posta Değişikliğini Geri Al",
    access: "everyone",
    screen: lazy(() => import("./pages/member/undo-email-change.tsx")),
  }),
  memberRoute({
    path: paths.forgotPassword,
    aliases: [paths.forgotPasswordAlias],
    title: "Şifremi Unuttum",
    access: "everyone",
    screen: lazy(() => import("./pages/member/forgot-password.tsx")),
  }),
  memberRoute({
    path: paths.resetPassword,
    title: "Şifre Sıfırlama",
    access: "everyone",
    screen: lazy(() => import("./pages/member/reset-password.tsx")),
  }),
  memberRoute({
    path: paths.memberDashboard,
    title: "Üye Paneli",
    access: "verified members",
    screen: lazy(() => import("./pages/member/dashboard.tsx")),
  }),
  memberRoute({
    path: paths.editProfile,
    title: "Profil Ayarları",
    access: "members",
    screen: lazy(() => import("./pages/member/profile-edit.tsx")),
  }),
  memberRoute({
    path: paths.swapProfile,
    title: "Becayiş Profili",
    access: "members",
    screen: profileArea,
  }),
  memberRoute({
    path: paths.contactRequests,
    title: "İletişim İstekleri",
    access: "members",
    screen: profileArea,
  }),
  memberRoute({
    path: paths.memberSettings,
    title: "Güvenlik Ayarları",
    access: "members",
    screen: profileArea,
  }),
  memberRoute({
    path: paths.notices,
    title: "Bildirimler",
    access: "members",
    screen: profileArea,
  }),
  memberRoute({
    path: paths.profile,
    aliases: [`${paths.profile}/*`],
    title: "Profil Bilgileri",
    access: "members",
    screen: profileArea,
  }),
  memberRoute({
    path: paths.newListing,
    title: "İlan Oluştur",
    access: "verified members",
    screen: lazy(() => import("./pages/member/create-listing.tsx")),
  }),
  memberRoute({
    path: routePatterns.editListing,
    title: "İlanı Düzenle",
    access: "verified members",
    screen: lazy(() => import("./pages/member/edit-listing.tsx")),
  }),
  memberRoute({
    path: paths.matches,
    title: "Eşleşmelerim",
    access: "members",
    screen: lazy(() => import("./pages/member/matches.tsx")),
  }),
  memberRoute({
    path: paths.alerts,
    title: "Takiplerim",
    access: "members",
    screen: lazy(() => import("./pages/member/alerts.tsx")),
  }),

  // These patterns also match addresses of the routes above.
  publicRoute({
    path: routePatterns.cityPair,
    page: pageChunk(() => import("./pages/becayis/city-pair.tsx")),
    source: "src/pages/becayis/city-pair.tsx",
    tags: ["becayis"],
    reads: ["sayfa"],
  }),
  publicRoute({
    path: routePatterns.staticPage,
    page: pageChunk(() => import("./pages/static-page.tsx")),
    source: "src/pages/static-page.tsx",
    tags: ["pages"],
  }),
  publicRoute({
    path: "*",
    page: pageChunk(() => import("./pages/not-found.tsx")),
    source: "src/pages/not-found.tsx",
    tags: [],
    starts: "on-use",
  }),
];
