import { askParameters } from "@site/contract/becayis/board/ask/parameters";
import { paths, routePatterns } from "@site/contract/paths";
import { type LoaderFunctionArgs, type RouteObject, redirect } from "react-router-dom";
import { loadShell, memberPage, notFound, publicPage } from "./framework/browser.ts";
import { PublicLayout } from "./layouts/public-layout.tsx";
import { missingPage } from "./pages/missing-page.ts";
import { PageFailed } from "./shared/ui/page-failed.tsx";

/** All pages. React Router picks the most specific address, whatever the order. */
const pages: RouteObject[] = [
  publicPage(paths.home, () => import("./pages/home.tsx"), { source: "src/pages/home.tsx", tags: ["home", "posts"] }),
  publicPage(paths.services, () => import("./pages/services.tsx"), {
    source: "src/pages/services.tsx",
    tags: ["services"],
  }),
  publicPage(routePatterns.service, () => import("./pages/service.tsx"), {
    source: "src/pages/service.tsx",
    tags: ["services"],
  }),
  publicPage(paths.blog, () => import("./pages/blog-list.tsx"), {
    source: "src/pages/blog-list.tsx",
    tags: ["posts"],
    reads: ["sayfa", "ara"],
  }),
  publicPage(routePatterns.category, () => import("./pages/category.tsx"), {
    source: "src/pages/category.tsx",
    tags: ["posts"],
    reads: ["sayfa"],
  }),
  publicPage(routePatterns.tag, () => import("./pages/tag.tsx"), {
    source: "src/pages/tag.tsx",
    tags: ["posts"],
    reads: ["sayfa"],
  }),
  publicPage(routePatterns.post, () => import("./pages/article.tsx"), {
    source: "src/pages/article.tsx",
    tags: ["posts"],
    counts: "slug",
  }),
  publicPage(paths.stopCommentMails, () => import("./pages/comment-mails.tsx"), {
    source: "src/pages/comment-mails.tsx",
    tags: [],
  }),
  publicPage(paths.follow, () => import("./pages/follow.tsx"), {
    source: "src/pages/follow.tsx",
    tags: ["posts"],
    reads: ["sonuc"],
  }),
  publicPage(paths.preview, () => import("./pages/preview.tsx"), { source: "src/pages/preview.tsx", tags: [] }),
  publicPage(paths.board, () => import("./pages/becayis/board.tsx"), {
    source: "src/pages/becayis/board.tsx",
    tags: ["becayis"],
    reads: ["sayfa", "ara", "sehir", "pozisyon", "kurum", "dogrulanmis", "sirala"],
  }),
  publicPage(paths.map, () => import("./pages/becayis/map.tsx"), {
    source: "src/pages/becayis/map.tsx",
    tags: ["becayis"],
  }),
  publicPage(paths.ask, () => import("./pages/becayis/ask.tsx"), {
    source: "src/pages/becayis/ask.tsx",
    tags: ["becayis"],
    reads: askParameters,
  }),
  publicPage(paths.stopAlert, () => import("./pages/becayis/stop-alert.tsx"), {
    source: "src/pages/becayis/stop-alert.tsx",
    tags: [],
  }),
  publicPage(paths.confirmAlert, () => import("./pages/becayis/confirm-alert.tsx"), {
    source: "src/pages/becayis/confirm-alert.tsx",
    tags: [],
  }),
  publicPage(paths.renewListing, () => import("./pages/becayis/renew-listing.tsx"), {
    source: "src/pages/becayis/renew-listing.tsx",
    tags: [],
  }),
  publicPage(paths.swapResult, () => import("./pages/becayis/swap-result.tsx"), {
    source: "src/pages/becayis/swap-result.tsx",
    tags: [],
  }),
  publicPage(routePatterns.listing, () => import("./pages/becayis/listing.tsx"), {
    source: "src/pages/becayis/listing.tsx",
    tags: ["becayis"],
  }),
  publicPage(routePatterns.listingPoster, () => import("./pages/becayis/listing-poster.tsx"), {
    source: "src/pages/becayis/listing-poster.tsx",
    tags: ["becayis"],
  }),
  publicPage(routePatterns.listingAlias, () => import("./pages/becayis/listing.tsx"), {
    source: "src/pages/becayis/listing.tsx",
    tags: ["becayis"],
  }),

  ...[paths.login, paths.loginAlias].map((path) =>
    memberPage(path, () => import("./pages/member/account/login.tsx"), "src/pages/member/account/login.tsx"),
  ),
  ...[paths.register, paths.registerAlias].map((path) =>
    memberPage(path, () => import("./pages/member/account/register.tsx"), "src/pages/member/account/register.tsx"),
  ),
  { path: paths.formerRegister, loader: () => redirect(paths.register, 301) },
  ...[paths.verifyEmail, paths.verifyEmailLink].map((path) =>
    memberPage(
      path,
      () => import("./pages/member/account/verify-email.tsx"),
      "src/pages/member/account/verify-email.tsx",
    ),
  ),
  memberPage(
    paths.confirmEmailChange,
    () => import("./pages/member/account/confirm-email-change.tsx"),
    "src/pages/member/account/confirm-email-change.tsx",
  ),
  memberPage(
    paths.undoEmailChange,
    () => import("./pages/member/account/undo-email-change.tsx"),
    "src/pages/member/account/undo-email-change.tsx",
  ),
  ...[paths.forgotPassword, paths.forgotPasswordAlias].map((path) =>
    memberPage(
      path,
      () => import("./pages/member/account/forgot-password.tsx"),
      "src/pages/member/account/forgot-password.tsx",
    ),
  ),
  memberPage(
    paths.resetPassword,
    () => import("./pages/member/account/reset-password.tsx"),
    "src/pages/member/account/reset-password.tsx",
  ),
  memberPage(paths.memberDashboard, () => import("./pages/member/dashboard.tsx"), "src/pages/member/dashboard.tsx"),
  memberPage(
    paths.editProfile,
    () => import("./pages/member/account/profile-edit.tsx"),
    "src/pages/member/account/profile-edit.tsx",
  ),
  ...[paths.profile, `${paths.profile}/*`].map((path) =>
    memberPage(path, () => import("./pages/member/account/profile.tsx"), "src/pages/member/account/profile.tsx"),
  ),
  memberPage(
    paths.swapProfile,
    () => import("./pages/member/becayis/swap-profile.tsx"),
    "src/pages/member/becayis/swap-profile.tsx",
  ),
  memberPage(
    paths.contactRequests,
    () => import("./pages/member/becayis/contact-requests.tsx"),
    "src/pages/member/becayis/contact-requests.tsx",
  ),
  memberPage(
    paths.memberSettings,
    () => import("./pages/member/account/security-settings.tsx"),
    "src/pages/member/account/security-settings.tsx",
  ),
  memberPage(
    paths.notifications,
    () => import("./pages/member/notifications.tsx"),
    "src/pages/member/notifications.tsx",
  ),
  memberPage(
    paths.newListing,
    () => import("./pages/member/becayis/create-listing.tsx"),
    "src/pages/member/becayis/create-listing.tsx",
  ),
  {
    ...memberPage(
      routePatterns.editListing,
      () => import("./pages/member/becayis/edit-listing.tsx"),
      "src/pages/member/becayis/edit-listing.tsx",
    ),
    loader: requireMatch(/^\d+$/),
  },
  memberPage(paths.matches, () => import("./pages/member/becayis/matches.tsx"), "src/pages/member/becayis/matches.tsx"),
  {
    ...memberPage(
      routePatterns.petition,
      () => import("./pages/member/becayis/petition.tsx"),
      "src/pages/member/becayis/petition.tsx",
    ),
    loader: requireMatch(/^(?:eslesme|halka)-\d+$/i),
  },
  memberPage(paths.alerts, () => import("./pages/member/becayis/alerts.tsx"), "src/pages/member/becayis/alerts.tsx"),

  ...[routePatterns.boardOfInstitution, routePatterns.boardOfPosition, routePatterns.boardOfPlace].map((pattern) =>
    publicPage(pattern, () => import("./pages/becayis/landing.tsx"), {
      source: "src/pages/becayis/landing.tsx",
      tags: ["becayis"],
      reads: ["sayfa"],
    }),
  ),
  { path: paths.boardInstitutions, loader: () => redirect(paths.board, 301) },
  publicPage(routePatterns.cityPair, () => import("./pages/becayis/city-pair.tsx"), {
    source: "src/pages/becayis/city-pair.tsx",
    tags: ["becayis"],
    reads: ["sayfa"],
  }),
  publicPage(routePatterns.staticPage, () => import("./pages/static-page.tsx"), {
    source: "src/pages/static-page.tsx",
    tags: ["pages"],
  }),
  publicPage("*", () => import("./pages/not-found.tsx"), { source: "src/pages/not-found.tsx", tags: [] }),
];

/** The route tree of the site: all pages inside the public layout. */
export const routes: RouteObject[] = [
  {
    Component: PublicLayout,
    loader: loadShell,
    shouldRevalidate: () => true, // each address has its own head tags
    children: [{ ErrorBoundary: PageFailed, children: pages }],
  },
];

/** Returns a loader that answers 404 unless the parameter of the address matches. */
function requireMatch(pattern: RegExp) {
  return ({ params }: LoaderFunctionArgs): null => {
    if (!Object.values(params).every((value = "") => pattern.test(value))) throw notFound(missingPage);
    return null;
  };
}
