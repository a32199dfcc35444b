import { followTexts } from "@site/contract/readers/subscribers/subscriptions/labels";
import { type ReactNode, useState } from "react";
import { type LoaderFunctionArgs, useSearchParams } from "react-router-dom";
import { FollowPageForm } from "../features/follow/follow-page-form.tsx";
import { MailedChoices } from "../features/follow/mailed-choices.tsx";
import { useMailLink } from "../features/follow/use-mail-link.ts";
import { dataContext, trpc, useHead, useShell } from "../framework/browser.ts";
import { MailLinkButton } from "../shared/controls/mail-link-button.tsx";
import styles from "./static-page.module.css";

export async function loader({ context }: LoaderFunctionArgs): Promise<void> {
  const { utils } = context.get(dataContext);
  await utils.blog.categories.list.fetch();
}

/** Shows the form to follow the blog by mail. Mailed links open their confirmation or the choices here. */
export function Component() {
  const { settings } = useShell();
  const [categories] = trpc.blog.categories.list.useSuspenseQuery();
  const link = useMailLink();
  const result = useSearchParams()[0].get("sonuc");
  const [isSent, setSent] = useState(false);
  useHead({
    title: `${followTexts.title} | ${settings.site_name}`,
    description: followTexts.lead,
    noIndex: true,
  });
  if (link?.kind === "confirm")
    return (
      <Frame title={followTexts.confirmTitle}>
        <FollowConfirmation key={link.token} token={link.token} />
      </Frame>
    );
  if (link)
    return (
      <Frame title={followTexts.preferencesTitle}>
        <MailedChoices key={link.token} token={link.token} categories={categories} />
      </Frame>
    );
  const isDone = isSent || result === "done";
  return (
    <Frame title={followTexts.title}>
      <div role="status">
        {isDone && (
          <>
            <p>{followTexts.asked}</p>
            <p>{followTexts.unseen}</p>
          </>
        )}
      </div>
      {!isDone && (
        <>
          {result !== null && <p role="alert">{getFailure(result)}</p>}
          <p>{followTexts.lead}</p>
          <FollowPageForm categories={categories} onSent={() => setSent(true)} />
          <p>{followTexts.linkCut}</p>
        </>
      )}
    </Frame>
  );
}

/** Returns the message for the error code with which the plain form returns. */
function getFailure(code: string): string {
  return code === "TOO_MANY_REQUESTS" ? followTexts.tooMany : followTexts.failed;
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`page ${styles.page}`}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}

/** Confirms with a button that a reader wants to follow the blog by mail. */
function FollowConfirmation({ token }: { token: string }) {
  const { client } = trpc.useUtils();
  return (
    <MailLinkButton
      call={() => client.subscribers.confirm.mutate({ token })}
      lead={followTexts.confirmLead}
      label={followTexts.confirm}
      failed={followTexts.loadFailed}
    />
  );
}
