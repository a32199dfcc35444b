/** The first administrator of the product that runs for the journeys. */
export const administrator = { username: "yonetici", password: "journeys-only-9481" } as const;
