/** An error as it is logged: its message without quoted content, its code, its stack. */
export type Words = {
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: Words | string;
};

/**
 * An error for the log. Quoted parts of its message are blanked, since they may be what somebody typed
 * (JSON that did not parse, a value that PostgreSQL refused); so are addresses and links. Its other
 * properties are left out, because `pg` keeps whole rows in them.
 */
export function withoutContent(error: unknown): Words | string {
  if (!(error instanceof Error)) return blank(String(error));
  const { code } = error as NodeJS.ErrnoException;
  const stack = error.stack ?? '';
  const at = stack.indexOf('\n    at ');
  return {
    message: blank(`${error.name}: ${error.message}`),
    ...(typeof code === 'string' && { code }),
    ...(at >= 0 && { stack: stack.slice(at + 1) }),
    ...(error.cause !== undefined && { cause: withoutContent(error.cause) }),
  };
}

/** The message of an error for the log, without its stack: for errors that are expected at times. */
export const wordsOf = (error: unknown): string =>
  blank(error instanceof Error ? error.message : String(error));

const QUOTED = /"[^"]*"?/g;
// Splits into words first and checks each once: one pattern for addresses would try at every character.
const BETWEEN_BRACKETS = /[^\s<>"']+/g;
const BETWEEN_QUOTES = /[^\s"']+/g;

const blank = (text: string): string =>
  text
    .replaceAll(BETWEEN_BRACKETS, (word) => (isAddress(word) ? '<address>' : word))
    .replaceAll(BETWEEN_QUOTES, withoutQuery)
    .replaceAll(QUOTED, '"…"');

function isAddress(word: string): boolean {
  const at = word.indexOf('@', 1);
  return at > 0 && at < word.length - 1;
}

function withoutQuery(word: string): string {
  const at = word.indexOf('?');
  return at >= 0 && word.indexOf('=', at + 2) > 0 ? `${word.slice(0, at)}?…` : word;
}
