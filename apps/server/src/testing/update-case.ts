/** How the property test of updates reads a record and changes each of its fields. */
export interface UpdateCase {
  /** Address of the record, or a procedure that returns it; `{id}` is the record's id. */
  read: string;
  /** Input of that procedure. */
  input?: object;
  /** The record's id; 1 by default. */
  id?: number;
  /**
   * Where the record is in the answer: the key of an object, of a list that contains it ("list"), or of a list of
   * settings ("map").
   */
  at?: string;
  /** A new value for each field that the update has. */
  changed: Record<string, unknown>;
  /** By field: other fields of the record that change with it. */
  follows?: Record<string, string[]>;
  /** By field: other fields that a change must send with it. */
  alongside?: Record<string, Record<string, unknown>>;
  /** Fields that each call sends with their present value. */
  always?: string[];
  /** Fields that the record masks or leaves out. */
  hidden?: string[];
}
