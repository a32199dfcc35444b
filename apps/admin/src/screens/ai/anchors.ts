/** Names behind "#" in the address of the AI settings; each opens the dialog that adds one. */
export const aiSettingsAnchors = { configurations: "yapilandirma", photos: "unsplash", prompts: "sablon" } as const;
