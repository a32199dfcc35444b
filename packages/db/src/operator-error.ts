/** An error that the operator can mend: its message says what to do and is shown without a stack trace. */
export class OperatorError extends Error {}
