/**
 * Thrown instead of running a call whose stored answer is asked for again: the caller has passed every check that the
 * call itself makes.
 */
export class ReplayAdmitted extends Error {
  constructor() {
    super("the stored answer may be given");
    this.name = "ReplayAdmitted";
  }
}
