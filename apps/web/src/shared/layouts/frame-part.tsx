import { createContext, type ReactNode, useContext } from "react";

/** True while the server renders a page around which it puts a header and a footer that it has already made. */
export const FrameIsKept = createContext(false);

export type FrameName = "header" | "footer";

/** Stands for a part of the frame until the server puts it in. */
export function placeOf(name: FrameName): string {
  return `<template id="${name}"></template>`;
}

/** A part of what every page shows alike; in the browser simply its children. Inside, useId would not survive hydration. */
export function FramePart({ name, children }: { name: FrameName; children: ReactNode }) {
  return useContext(FrameIsKept) ? <template id={name} /> : children;
}
