/**
 * The length of each text in characters: with quadratic time a pattern takes a second, otherwise a
 * millisecond.
 */
const LENGTH = 30_000;

const KINDS = [
  ...['7', ' ', '.', '-', 'a', '\n', '\t', '"', '@', '?', ':', '/', '%', '=', '<', '&', '0'],
  ...['7 .-a', '. ', '- ', '""', 'a7', 'a@', '?=', '::', '\r\n', ' \n', '7.', 'é', '%41'],
];

/** The letters and signs with which a match must begin, as far as the pattern contains them literally. */
function beginningOf(source: string): string {
  const [plain = ''] = /^\^?(?:\\[/.:?"]|[\w :/"'<!@-])+/.exec(source) ?? [];
  // A quantifier may follow the last one, so it is dropped.
  const whole = source.length === plain.length ? plain : plain.replace(/\\?.$/, '');
  return whole.replace('^', '').replaceAll('\\', '');
}

/** Long texts that are hardest for a pattern: one sign over and over, then a sign that does not match. */
export function* pumpsFor(source: string): Generator<string> {
  const beginning = beginningOf(source);
  const kinds = beginning === '' ? KINDS : [...KINDS, beginning];
  for (const kind of kinds) {
    const long = kind.repeat(Math.ceil(LENGTH / kind.length));
    for (const before of new Set(['', beginning])) yield `${before}${long}\u0000`;
    yield `a${long}a`;
  }
}
