/** What people write, and what it also means; both are lists separated by commas. */
export interface General {
  readonly said: string;
  readonly means: string;
}
