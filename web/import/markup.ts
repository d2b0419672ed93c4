import { Unreadable } from './unreadable.ts';
import { say } from './words.ts';

/** The parts of an XML or HTML text. Nothing in it is run, loaded or resolved. */
export type Token =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'open';
      /** In HTML in lower case; in XML without its prefix. */
      readonly name: string;
      readonly closed: boolean;
      attribute(name: string): string | undefined;
    }
  | { readonly kind: 'close'; readonly name: string };

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  deg: '°',
  times: '×',
  euro: '€',
  shy: '\u00ad',
  zwnj: '\u200c',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
};
/** For entities such as &eacute;: a letter and its combining mark. */
const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030a',
  caron: '\u030c',
};
const LETTERS: Readonly<Record<string, string>> = {
  szlig: 'ß',
  oslash: 'ø',
  Oslash: 'Ø',
  aelig: 'æ',
  AElig: 'Æ',
  iexcl: '¡',
  iquest: '¿',
  ordf: 'ª',
  ordm: 'º',
  laquo: '«',
  raquo: '»',
};

export function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x?[\da-f]{1,6}|[a-z]{2,8}\d{0,2});?/gi, (whole, name: string) => {
    if (name.startsWith('#')) {
      const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
      return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
        ? String.fromCodePoint(code)
        : '';
    }
    const marked = /^([a-z])(acute|grave|circ|uml|tilde|cedil|ring|caron)$/i.exec(name);
    if (marked) return `${marked[1]}${MARKS[marked[2] ?? '']}`.normalize('NFC');
    return NAMED[name] ?? LETTERS[name] ?? NAMED[name.toLowerCase()] ?? whole;
  });
}

/** Reads XML. A document with its own entity definitions is refused before any of it is read. */
export function* xmlTokens(source: string): Generator<Token> {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(source.slice(0, 4096))) throw new Unreadable(say.entities);
  yield* tokens(source, false);
}

export const htmlTokens = (source: string): Generator<Token> => tokens(source, true);

function* tokens(source: string, isHtml: boolean): Generator<Token> {
  let at = 0;
  while (at < source.length) {
    const open = source.indexOf('<', at);
    if (open === -1 || open > at) {
      yield { kind: 'text', text: decoded(source.slice(at, open === -1 ? undefined : open)) };
      if (open === -1) return;
    }
    if (source.startsWith('<!--', open)) {
      const end = source.indexOf('-->', open + 4);
      at = end === -1 ? source.length : end + 3;
      continue;
    }
    if (source.startsWith('<![CDATA[', open)) {
      const end = source.indexOf(']]>', open);
      yield { kind: 'text', text: source.slice(open + 9, end === -1 ? undefined : end) };
      at = end === -1 ? source.length : end + 3;
      continue;
    }
    const next = source[open + 1] ?? '';
    if (isHtml && !/[a-z/!?]/i.test(next)) {
      // A literal '<', as in 'sugar < 5 g'.
      yield { kind: 'text', text: '<' };
      at = open + 1;
      continue;
    }
    const close = endOfTag(source, open);
    const inside = source.slice(open + 1, close);
    at = close + 1;
    if (next === '!' || next === '?') continue;
    const nameEnd = inside.search(/[\s/>]/);
    if (next === '/') {
      yield { kind: 'close', name: named(inside.slice(1).trim(), isHtml) };
      continue;
    }
    const name = named(nameEnd === -1 ? inside : inside.slice(0, nameEnd), isHtml);
    yield {
      kind: 'open',
      name,
      closed: inside.endsWith('/'),
      attribute: (wanted) => attributeIn(inside, wanted),
    };
    // The content of these elements is not markup.
    if (isHtml && (name === 'script' || name === 'style')) {
      const end = source.toLowerCase().indexOf(`</${name}`, at);
      at = end === -1 ? source.length : end;
    }
  }
}

function endOfTag(source: string, open: number): number {
  const close = source.indexOf('>', open);
  if (close === -1) return source.length;
  const inside = source.slice(open, close);
  const isQuoted = (inside.split('"').length - 1) % 2 === 1;
  if (!isQuoted) return close;
  const quote = source.indexOf('"', close);
  const next = quote === -1 ? -1 : source.indexOf('>', quote);
  return next === -1 ? close : next;
}

const named = (name: string, isHtml: boolean): string =>
  isHtml ? name.toLowerCase() : name.slice(name.indexOf(':') + 1);

function attributeIn(inside: string, wanted: string): string | undefined {
  const found = new RegExp(
    `[\\s"'](?:\\w+:)?${wanted}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`,
    'i',
  ).exec(inside);
  return found ? decoded(found[1] ?? found[2] ?? found[3] ?? '') : undefined;
}
