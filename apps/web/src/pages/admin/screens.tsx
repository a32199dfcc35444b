import { lazy, type ReactNode } from "react";
import { matchPath } from "react-router-dom";
import { paths } from "../../paths.ts";
import { BecayisApprovalsPage } from "./becayis-approvals.tsx";
import { DashboardPage } from "./dashboard.tsx";
import { NotFoundPage } from "./not-found.tsx";
import { PostListPage } from "./post-list.tsx";

/** With the text editor, several times as large as the rest: a chunk of its own. */
const PostEditorPage = lazy(() => import("./post-editor.tsx"));

/** A number is an existing post; "new" a post to be written. Each opens with a state of its own. */
function postEditor(id: string | undefined): ReactNode {
  if (id === undefined || id === "new") return <PostEditorPage key="new" />;
  return /^\d{1,9}$/.test(id) ? <PostEditorPage key={id} id={Number(id)} /> : <NotFoundPage />;
}

/** In the order of precedence. */
const screens: readonly { path: string; show: (id?: string) => ReactNode }[] = [
  { path: "/admin", show: () => <PostListPage /> },
  { path: paths.admin.dashboard, show: () => <DashboardPage /> },
  { path: paths.admin.posts, show: () => <PostListPage /> },
  { path: paths.admin.approvals, show: () => <BecayisApprovalsPage /> },
  { path: "/admin/posts/edit/:id", show: postEditor },
  { path: "/admin/posts/:id", show: postEditor },
];

/** The screen that answers an address of the admin area. */
export function screenOf(pathname: string): ReactNode {
  for (const { path, show } of screens) {
    const match = matchPath(path, pathname);
    if (match) return show(match.params.id);
  }
  return <NotFoundPage />;
}
