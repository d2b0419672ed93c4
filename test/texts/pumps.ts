/** Of each text, in characters: a cost that grows with its square takes a second, any other a millisecond. */
const LENGTH = 30_000;

const KINDS = [
  ...['7', ' ', '.', '-', 'a', '\n', '\t', '"', '@', '?', ':', '/', '%', '=', '<', '&', '0'],
  ...['7 .-a', '. ', '- ', '""', 'a7', 'a@', '?=', '::', '\r\n', ' \n', '7.', 'é', '%41'],
];

/** The letters and signs with which a match has to begin, as far as the pattern says them plainly. */
function beginningOf(source: string): string {
  const [plain = ''] = /^\^?(?:\\[/.:?"]|[\w :/"'<!@-])+/.exec(source) ?? [];
  // The last one may be counted by what follows.
  const whole = source.length === plain.length ? plain : plain.replace(/\\?.$/, '');
  return whole.replace('^', '').replaceAll('\\', '');
}

/** Long texts that a pattern has most trouble with: one sign over and over, then what does not fit. */
export function* pumpsFor(source: string): Generator<string> {
  const beginning = beginningOf(source);
  const kinds = beginning === '' ? KINDS : [...KINDS, beginning];
  for (const kind of kinds) {
    const long = kind.repeat(Math.ceil(LENGTH / kind.length));
    for (const before of new Set(['', beginning])) yield `${before}${long}\u0000`;
    yield `a${long}a`;
  }
}
