import { getServerError } from "@site/browser/calls/server-error";
import { followTexts } from "@site/contract/readers/subscribers/subscriptions/labels";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { trpc } from "../../framework/browser.ts";
import formStyles from "../../shared/forms/form.module.css";
import { toFormError } from "../../shared/forms/to-form-error.ts";
import { ErrorState } from "../../shared/ui/error-state.tsx";
import styles from "./choice-fields.module.css";
import { type Choice, ChoiceFields } from "./choice-fields.tsx";

interface Props {
  token: string;
  categories: readonly { id: number; name: string }[];
}

/**
 * Shows and changes a subscriber's choices, or ends the subscription. The token of a mailed link replaces an account.
 */
export function MailedChoices({ token, categories }: Props) {
  const { subscribers } = trpc.useUtils().client;
  const query = useQuery({
    queryKey: ["follow-choices", token],
    queryFn: () => subscribers.openChoices.mutate({ token }),
    retry: false,
  });
  const [changed, setChanged] = useState<Choice>();
  const [state, setState] = useState<{ text: string; isFailure?: boolean }>();
  const [isBusy, setBusy] = useState(false);
  const { data } = query;
  if (getServerError(query.error)?.code === "NOT_FOUND") return <p role="alert">{getText(query.error)}</p>;
  if (query.isError) return <ErrorState text={getText(query.error)} onRetry={query.refetch} />;
  if (!data) return <div className={`skeleton ${styles.waiting}`} aria-hidden />;
  const choice = changed ?? data;

  async function run(call: () => Promise<{ message: string }>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      const { message } = await call();
      await query.refetch();
      setState({ text: message });
    } catch (error) {
      setState({ text: getText(error), isFailure: true });
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const { frequency, categoryIds } = choice;
        void run(() => subscribers.saveChoices.mutate({ token, frequency, categoryIds: [...categoryIds] }));
      }}
    >
      <p>{data.isActive ? followTexts.isActive(data.address) : followTexts.isLeft}</p>
      <ChoiceFields choice={choice} categories={categories} onChange={setChanged} />
      <div className="row center">
        <button type="submit" className="button primary" aria-disabled={isBusy}>
          {followTexts.save}
        </button>
        {data.isActive && (
          <button
            type="button"
            className="button"
            aria-disabled={isBusy}
            onClick={() => void run(() => subscribers.leave.mutate({ token }))}
          >
            {followTexts.leave}
          </button>
        )}
      </div>
      <p role="status">{!state?.isFailure && state?.text}</p>
      {state?.isFailure && <p role="alert">{state.text}</p>}
    </form>
  );
}

function getText(error: unknown): string {
  return toFormError(error, followTexts.loadFailed).message ?? followTexts.loadFailed;
}
