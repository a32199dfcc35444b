/** The query parameters of the wanted provinces: one per province, because a form without scripts sends them so. */
export const wishParameters = ["nereye", "nereye2", "nereye3", "nereye4", "nereye5"] as const;

/** The parameters of the page that answers a question to the board. */
export const askParameters = ["kurum", "unvan", "nereden", ...wishParameters] as const;
