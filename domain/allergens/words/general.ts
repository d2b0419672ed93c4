/** What people write, and what they mean by it besides; separated by commas. */
export interface General {
  readonly said: string;
  readonly means: string;
}
