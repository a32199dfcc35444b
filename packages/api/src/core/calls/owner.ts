/** The kinds of accounts; a session of one kind never grants the other. */
export type OwnerKind = "member" | "admin";

/** The account that sessions, a password and second factors belong to. */
export interface Owner {
  kind: OwnerKind;
  id: number;
}
