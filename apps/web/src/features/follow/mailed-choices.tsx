import { followTexts } from "@site/contract/subscribers/subscriptions/labels";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTrpc } from "../../framework/browser.ts";
import formStyles from "../../shared/forms/form.module.css";
import { toFormError } from "../../shared/forms/to-form-error.ts";
import { PartFailed } from "../../shared/ui/part-failed.tsx";
import { type Choice, ChoiceFields } from "./choice-fields.tsx";

interface Props {
  token: string;
  categories: readonly { id: number; name: string }[];
}

/** Shows and changes the choices of a subscriber by the link of a mail, without an account. */
export function MailedChoices({ token, categories }: Props) {
  const { client } = useTrpc();
  const query = useQuery({
    queryKey: ["follow-choices", token],
    queryFn: () => client.subscribers.openChoices.mutate({ token }),
    retry: false,
  });
  const [changed, setChanged] = useState<Choice>();
  const save = useMutation({
    mutationFn: ({ frequency, categoryIds }: Choice) =>
      client.subscribers.saveChoices.mutate({ token, frequency, categoryIds: [...categoryIds] }),
    onSuccess: () => query.refetch(),
  });
  const leave = useMutation({
    mutationFn: () => client.subscribers.leave.mutate({ token }),
    onSuccess: () => query.refetch(),
  });
  const getText = (error: unknown) => toFormError(error, followTexts.loadFailed).message ?? followTexts.loadFailed;
  const { data } = query;
  if (query.isError) return <PartFailed text={getText(query.error)} onRetry={query.refetch} />;
  if (!data) return <div className="skeleton" style={{ height: "16rem" }} aria-hidden />;
  const choice = changed ?? data;
  const isBusy = save.isPending || leave.isPending;
  const failure = save.error ?? leave.error;
  return (
    <form
      className={formStyles.form}
      onSubmit={(event) => {
        event.preventDefault();
        leave.reset();
        if (!isBusy) save.mutate(choice);
      }}
    >
      <p>{data.isActive ? `${data.address} adresi yeni yazıları takip ediyor.` : followTexts.isLeft}</p>
      <ChoiceFields choice={choice} categories={categories} onChange={setChanged} />
      <div className={formStyles.actions}>
        <button type="submit" className="button primary" aria-disabled={isBusy}>
          {followTexts.save}
        </button>
        {data.isActive && (
          <button
            type="button"
            className="button"
            aria-disabled={isBusy}
            onClick={() => {
              save.reset();
              if (!isBusy) leave.mutate();
            }}
          >
            {followTexts.leave}
          </button>
        )}
      </div>
      <p role="status">{leave.data?.message ?? save.data?.message}</p>
      {failure && <p role="alert">{getText(failure)}</p>}
    </form>
  );
}
