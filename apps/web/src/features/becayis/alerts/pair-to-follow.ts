/** What is followed: two provinces by name, and an institution or a position by name if it is narrowed to one. */
export interface PairToFollow {
  fromCity: string;
  toCity: string;
  institution?: string;
  position?: string;
}
