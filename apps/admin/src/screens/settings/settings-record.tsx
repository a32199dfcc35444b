import type { SettingTab } from "@site/contract/site/settings/fields";
import { Fragment, type ReactNode, useState } from "react";
import { Loaded } from "../../kit/loaded.tsx";
import type { RecordShape } from "../../kit/record-skeleton.tsx";
import { HistoryButton } from "./history-button.tsx";

interface Props<Data> {
  tab: SettingTab;
  title: string;
  query: { data: Data | undefined; isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
  shape?: RecordShape;
  /** @param history the button that opens the tab's history */
  children: (data: Data, history: ReactNode) => ReactNode;
}

/** Loads what a settings form shows; a value restored from the history is shown at once. */
export function SettingsRecord<Data>({ tab, title, query, shape = "form", children }: Props<Data>) {
  const [fieldsKey, setFieldsKey] = useState(0);

  async function reload(): Promise<void> {
    await query.refetch();
    setFieldsKey((before) => before + 1);
  }

  const history = <HistoryButton tab={tab} onReverted={reload} />;
  return (
    <Loaded {...{ query, title, shape }} failed={`${title} yüklenemedi`}>
      {(data) => <Fragment key={fieldsKey}>{children(data, history)}</Fragment>}
    </Loaded>
  );
}

/** Loaded once for each visit: a refetch must not replace the text being edited. */
export const once = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 };
