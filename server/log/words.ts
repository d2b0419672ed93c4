/** An error as the log has it: what it says without what people wrote, where it comes from. */
export type Words = {
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: Words | string;
};

/**
 * What is quoted in an error's message may be what somebody typed (a JSON that did not parse, a
 * value that PostgreSQL would not take), and so are addresses and links. Other properties, where pg
 * keeps whole rows, are left out.
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

/** One line about an error, for what is expected to happen now and then. */
export const wordsOf = (error: unknown): string =>
  blank(error instanceof Error ? error.message : String(error));

const QUOTED = /"[^"]*"?/g;
// What may be an address, or a link: whether it is one is asked once of each, not at each character.
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
