import { foldText } from "@site/contract/common/text";
import { trpc } from "../../api/trpc.ts";

interface Option {
  id: number;
  name: string;
  isDefault: boolean;
}

/** The active configurations and templates, empty while they load. */
export interface CreationChoices {
  configurations: Option[];
  templates: Option[];
  isLoading: boolean;
  /** Retry function if a list failed to load. */
  failure: { isRetrying: boolean; retry: () => void } | undefined;
  /** True if both lists are loaded and one is empty. */
  isMissing: boolean;
}

const none: Option[] = [];

/** Returns the active configurations and templates for the form. */
export function useCreationChoices(): CreationChoices {
  const configurations = trpc.admin.aiConfigurations.list.useQuery(undefined, { staleTime: 0, select: active });
  const templates = trpc.admin.promptTemplates.list.useQuery(undefined, { staleTime: 0, select: active });
  const failed = [configurations, templates].filter(({ isLoadingError }) => isLoadingError);
  return {
    configurations: configurations.data ?? none,
    templates: templates.data ?? none,
    isLoading: configurations.isLoading || templates.isLoading,
    failure:
      failed.length === 0
        ? undefined
        : {
            isRetrying: failed.some(({ isFetching }) => isFetching),
            retry: () => void Promise.all(failed.map(({ refetch }) => refetch())),
          },
    isMissing:
      configurations.isSuccess && templates.isSuccess && (!configurations.data.length || !templates.data.length),
  };
}

function active<Record extends Option & { isActive: boolean }>(records: Record[]): Record[] {
  return records.filter(({ isActive }) => isActive);
}

/**
 * Returns the template that is selected at first: the one for human-like text, or its variant with images if there is
 * an image search term; otherwise the default one, otherwise the first.
 */
export function chooseTemplate<Template extends Option>(
  templates: Template[],
  isVisual: boolean,
): Template | undefined {
  const humanlike = templates.filter(({ name }) => /insan/.test(foldText(name)));
  const isForImages = ({ name }: Option) => /gorsel/.test(foldText(name));
  return (
    (isVisual ? humanlike.find(isForImages) : undefined) ??
    humanlike.find((each) => !isForImages(each)) ??
    templates.find(({ isDefault }) => isDefault) ??
    templates[0]
  );
}
