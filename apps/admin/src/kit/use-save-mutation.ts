import {
  type MutationOptions,
  type MutationProcedure,
  type SuccessText,
  useAdminMutation,
} from "./use-admin-mutation.ts";

type Texts<Output> = SuccessText<unknown, Output> & { fallback?: string; failure?: string };
type Invalidates = MutationOptions<unknown, unknown>["invalidates"];

/** One value for each call. */
interface Each<Create, Update = Create> {
  create: Create;
  update: Update;
}

interface Options<Values, Update extends { id: unknown }, Created, Updated> {
  create: MutationProcedure<Values, Created>;
  update: MutationProcedure<Update, Updated>;
  /** Returns what an update accepts of the values; all of them by default. */
  toChanges?: (values: NoInfer<Values>) => Omit<NoInfer<Update>, "id">;
  texts: Texts<NoInfer<Created | Updated>> | Each<Texts<NoInfer<Created>>, Texts<NoInfer<Updated>>>;
  invalidates: Invalidates | Each<Invalidates>;
}

/**
 * Returns the `save` of a form: creates a record or, given an id, updates that record. Notifications, refetches and
 * rejections are those of `useAdminMutation`.
 */
export function useSaveMutation<Values, Update extends { id: unknown }, Created, Updated>({
  create,
  update,
  toChanges,
  texts,
  invalidates,
}: Options<Values, Update, Created, Updated>) {
  const messages = "create" in texts ? texts : { create: texts, update: texts };
  const queries = "create" in invalidates ? invalidates : { create: invalidates, update: invalidates };
  const creation = useAdminMutation(create, { ...messages.create, invalidates: queries.create });
  const change = useAdminMutation(update, { ...messages.update, invalidates: queries.update });

  return (values: Values, id?: Update["id"]): Promise<Created | Updated> => {
    if (id === undefined) return creation.mutateAsync(values);
    // Without `toChanges` an update accepts the values of a creation; the server's strict schema refuses other fields.
    return change.mutateAsync({ ...(toChanges?.(values) ?? values), id } as Update);
  };
}
