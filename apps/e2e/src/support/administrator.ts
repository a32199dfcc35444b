/** The first administrator of the journeys' product. */
export const administrator = { username: "yonetici", password: "journeys-only-9481" } as const;
