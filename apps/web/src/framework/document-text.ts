import { createContext, useContext } from "react";

/** HTML that the document contains, so that the serialised state can leave it out. */
export interface DocumentText {
  html?: string;
}

/** Collects the text of a page while the server renders it. */
export const DocumentTextContext = createContext<DocumentText>({});

/** Registers HTML that the page shows unchanged in its `data-text` element. */
export const useDocumentText = import.meta.env.SSR ? useCollectedText : () => undefined;

function useCollectedText(html: string): void {
  Object.assign(useContext(DocumentTextContext), { html });
}
