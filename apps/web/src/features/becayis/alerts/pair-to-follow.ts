/** Names two provinces to follow, and an institution or a position if it is narrowed to one. */
export interface PairToFollow {
  fromCity: string;
  toCity: string;
  institution?: string;
  position?: string;
}
