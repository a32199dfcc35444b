/** The logger methods this package uses; pino and console implement them. */
export interface Log {
  info(message: string): void;
  error(message: string): void;
}
