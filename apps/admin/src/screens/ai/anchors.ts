/** Fragments of the address of the AI settings; each opens the dialog that adds a row. */
export const aiSettingsAnchors = { configurations: "yapilandirma", photos: "unsplash", prompts: "sablon" } as const;
