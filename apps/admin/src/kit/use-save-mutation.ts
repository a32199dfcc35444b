import {
  type MutationOptions,
  type MutationProcedure,
  type SuccessText,
  useAdminMutation,
} from "./use-admin-mutation.ts";

type Texts<Output> = SuccessText<unknown, Output> & { fallback?: string; failure?: string };
type Invalidates = MutationOptions<unknown, unknown>["invalidates"];

/** A value for creating and one for updating. */
interface Each<Create, Update = Create> {
  create: Create;
  update: Update;
}

interface Options<Values, Update extends { id: unknown }, Created, Updated> {
  create: MutationProcedure<Values, Created>;
  update: MutationProcedure<Update, Updated>;
  /** Returns the input of an update; by default all values. */
  toChanges?: (values: NoInfer<Values>) => Omit<NoInfer<Update>, "id">;
  texts: Texts<NoInfer<Created | Updated>> | Each<Texts<NoInfer<Created>>, Texts<NoInfer<Updated>>>;
  invalidates: Invalidates | Each<Invalidates>;
}

/**
 * Returns the `save` function of a form, which creates a record or, with an id, updates one. Notifications, refetches
 * and rejections are those of `useAdminMutation`.
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
    // Without `toChanges` an update takes the values of a creation; the server's strict schema would refuse other
    // fields.
    return change.mutateAsync({ ...(toChanges?.(values) ?? values), id } as Update);
  };
}
