import { type HTMLAttributes, type ReactNode, useState } from "react";
import { useIsHydrating } from "./use-is-hydrating.ts";

type Content = Pick<HTMLAttributes<Element>, "children" | "dangerouslySetInnerHTML" | "suppressHydrationWarning">;

/** React reads neither it nor what is below an element that has it: the document has it already. */
const AS_IT_STANDS: Content = { dangerouslySetInnerHTML: { __html: "" }, suppressHydrationWarning: true };

/**
 * The content of an element in which nothing listens: texts, pictures, links. What the server has rendered of it stays as it is
 * and need not come to life, which kept a phone busy at a page's start. An event handler inside would stay deaf there.
 * @param of what the content shows; as soon as one of these is another, the content is rendered here
 * @returns props of the element
 */
export const useStaticContent = import.meta.env.SSR ? render : useServersRendering;

function render(_of: readonly unknown[], children: ReactNode): Content {
  return { children };
}

function useServersRendering(of: readonly unknown[], children: ReactNode): Content {
  const isHydrating = useIsHydrating();
  const [shown, setShown] = useState({ of, isServers: isHydrating });
  const isServers = shown.isServers && of.every((each, index) => each === shown.of[index]);
  if (shown.isServers && !isServers) setShown({ of, isServers });
  return isServers ? AS_IT_STANDS : { children };
}
