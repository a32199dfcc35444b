/** How the property test of updates reads a record and changes each of its fields. */
export interface UpdateCase {
  /** Address (or, without one, procedure) that gives the record; `{id}` is the record's. */
  read: string;
  /** Input of the procedure that gives the record. */
  input?: object;
  /** The record's number; 1 by default. */
  id?: number;
  /** Where the record is in the answer: the key of an object or of a list with it, in a "list", or a list of settings as a "map". */
  at?: string;
  /** Another value of each field that the update has. */
  changed: Record<string, unknown>;
  /** Fields of the record that follow a field, by its name. */
  follows?: Record<string, string[]>;
  /** Fields that a field's change must bring along, by its name. */
  alongside?: Record<string, Record<string, unknown>>;
  /** Fields that each call sends, with their present value. */
  always?: string[];
  /** Fields that the record shows masked or not at all. */
  hidden?: string[];
}
