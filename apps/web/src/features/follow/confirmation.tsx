import { followTexts } from "@site/contract/readers/subscribers/subscriptions/labels";
import { trpc } from "../../framework/browser.ts";
import { MailLinkButton } from "../../shared/controls/mail-link-button.tsx";

/** Confirms with a button that a reader wants to follow the blog by mail. */
export function FollowConfirmation({ token }: { token: string }) {
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
