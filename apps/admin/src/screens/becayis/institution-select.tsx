import { Select } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { trpc } from "../../api/trpc.ts";
import { filterFolded } from "../../kit/lists/fold-filter.ts";

/** Renders a select of institutions for forms with a field `institutionId`; 0 means none. */
export function InstitutionSelect<Values extends { institutionId: number }>({
  form,
  isDisabled = false,
}: {
  form: UseFormReturnType<Values>;
  isDisabled?: boolean;
}) {
  const { data } = trpc.reference.institutions.useQuery();
  const { institutionId } = form.getValues();
  return (
    <Select
      label="Kurum"
      placeholder={data ? "Kurum seçin" : "Yükleniyor…"}
      data={data?.map(({ id, name }) => ({ value: String(id), label: name })) ?? []}
      searchable
      openOnFocus={false} // this may be the first field of a dialog, which gets the focus
      disabled={isDisabled}
      filter={filterFolded}
      comboboxProps={{ keepMounted: false }}
      {...form.getInputProps("institutionId")}
      value={institutionId > 0 ? String(institutionId) : null}
      onChange={(value) => form.getInputProps("institutionId").onChange(Number(value ?? 0))}
    />
  );
}
