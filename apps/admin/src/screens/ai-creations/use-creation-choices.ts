import { foldText } from "@site/contract/common/text";
import { trpc } from "../../api/trpc.ts";

interface Option {
  id: number;
  name: string;
  isDefault: boolean;
}

/** The active configurations and templates; both empty while they load. */
export interface CreationChoices {
  configurations: Option[];
  templates: Option[];
  isLoading: boolean;
  /** Present if something could not be loaded. */
  failure: { isRetrying: boolean; retry: () => void } | undefined;
  /** True once both are loaded and one of them is empty. */
  isMissing: boolean;
}

const none: Option[] = [];

/** Loads what a creation needs to be chosen. */
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
 * Returns the template to begin with: the one for content that reads as if a person wrote it, with an image search term
 * its visual variant; otherwise the default one, otherwise the first.
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
