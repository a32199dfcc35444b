import { getServerError } from "@site/browser/calls/server-error";
import { outcomeLabels, resultTexts } from "@site/contract/becayis/swaps/results/labels";
import type { ResultLink } from "@site/contract/becayis/swaps/results/schema";
import { linkTexts } from "@site/contract/identity/links/labels";
import { useEffect, useState } from "react";
import { trpc } from "../../../framework/browser.ts";
import { Field } from "../../../shared/forms/field.tsx";
import formStyles from "../../../shared/forms/form.module.css";
import { FormAnswer } from "../../../shared/forms/form-answer.tsx";
import { FormErrors } from "../../../shared/forms/form-errors.tsx";
import { useForm } from "../../../shared/forms/state/use-form.ts";
import { SubmitButton } from "../../../shared/forms/submit-button.tsx";
import { RetryButton } from "../../../shared/ui/error-state.tsx";
import { RefusalFields } from "./refusal-fields.tsx";

/** Longer than any token the server issues. */
const MAX_TOKEN_LENGTH = 400;

type State =
  | { kind: "reading" | "failed" | "broken" | "incomplete" }
  | { kind: "asking"; token: string; link: ResultLink }
  | { kind: "done"; message: string };

/**
 * Asks for confirmation before the result of a mailed link is reported, because mail programs open links. The token in
 * the fragment is removed from the address first.
 */
export function LinkReport() {
  const { client } = trpc.useUtils();
  const [token, setToken] = useState<string>();
  const [state, setState] = useState<State>({ kind: "reading" });

  useEffect(() => {
    function readToken(): void {
      setToken(location.hash.slice(1, MAX_TOKEN_LENGTH + 1));
      history.replaceState(history.state, "", location.pathname);
      setState({ kind: "reading" });
    }
    readToken();
    addEventListener("hashchange", readToken); // a second link may open in the same document
    return () => removeEventListener("hashchange", readToken);
  }, []);

  useEffect(() => {
    if (token === undefined || state.kind !== "reading") return;
    if (token === "") return setState({ kind: "incomplete" });
    client.becayis.results.openLink.mutate({ token }).then(
      (link) => setState({ kind: "asking", token, link }),
      (error: unknown) => setState({ kind: getServerError(error)?.code === "NOT_FOUND" ? "broken" : "failed" }),
    );
  }, [client, token, state.kind]);

  if (state.kind === "asking")
    return (
      <LinkForm
        key={state.token}
        token={state.token}
        link={state.link}
        onDone={(message) => setState({ kind: "done", message })}
      />
    );
  return (
    <>
      {state.kind === "done" ? <FormAnswer>{state.message}</FormAnswer> : <p role="status">{getText(state)}</p>}
      {state.kind === "failed" && (
        <p>
          <RetryButton onRetry={() => setState({ kind: "reading" })} />
        </p>
      )}
      <p className="without-script">Sonucu bildirmek için tarayıcınızda JavaScript’i açın.</p>
    </>
  );
}

function getText(state: Exclude<State, { kind: "asking" | "done" }>): string {
  if (state.kind === "incomplete") return linkTexts.incomplete;
  if (state.kind === "broken") return resultTexts.linkInvalid;
  return state.kind === "failed" ? resultTexts.linkFailed : "Bağlantı açılıyor…";
}

interface FormProps {
  token: string;
  link: ResultLink;
  onDone: (message: string) => void;
}

function LinkForm({ token, link: { outcome, listing, until }, onDone }: FormProps) {
  const { client } = trpc.useUtils();
  const form = useForm({
    draft: `result-link-${outcome}`,
    initialValues: { on: until, reason: "", note: "" },
    loadSchema: async () => (await import("@site/contract/becayis/swaps/results/schema")).linkFields,
    failed: resultTexts.linkFailed,
  });
  const submit = form.onSubmit(async (report) => {
    const { message } = await client.becayis.results.reportByLink.mutate({ token, ...report });
    onDone(message);
  });
  return (
    <form {...form.props} onSubmit={submit} className={formStyles.form} aria-label={resultTexts.title}>
      <p>
        “{listing}” başlıklı ilanınız için <strong>{outcomeLabels[outcome]}</strong> olarak bildiriyorsunuz.
      </p>
      <FormErrors form={form} />
      <Field
        {...form.getInputProps("on")}
        type="date"
        label={outcome === "applied" ? "Başvuru tarihi" : "Karar tarihi"}
      />
      {outcome === "refused" && <RefusalFields form={form} />}
      <div className="row center">
        <SubmitButton form={form} label={`${outcomeLabels[outcome]} olarak bildir`} busyLabel="Kaydediliyor…" />
      </div>
    </form>
  );
}
