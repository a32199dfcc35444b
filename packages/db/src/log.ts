/** The part of a logger this package needs; pino's and the console's both fit. */
export interface Log {
  info(message: string): void;
  error(message: string): void;
}
