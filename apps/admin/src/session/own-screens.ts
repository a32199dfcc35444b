import { createContext, useContext } from "react";

/** Lists what a signed-in administrator may open. The frame provides it: screens do not know their tables. */
export interface OwnScreens {
  mayOpen: (address: string) => boolean;
}

export const OwnScreensContext = createContext<OwnScreens>({ mayOpen: () => false });

/** Returns the screens of the signed-in administrator; none until the role is known. */
export function useOwnScreens(): OwnScreens {
  return useContext(OwnScreensContext);
}
