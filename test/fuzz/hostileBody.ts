import type { Random } from '#demo/random.ts';
import { type Path, type Place, placesIn, type Shape, typesOf } from './shape.ts';

/** JSON as sent over the wire, with something wrong in it. */
export type Hostile = { readonly what: string; readonly body: string | Buffer };

// A placeholder for raw JSON that no JavaScript value can produce.
const HOLE = '@@hole@@';

const DEEP = 20_000;
const deep = (open: string, close: string) => `${open.repeat(DEEP)}1${close.repeat(DEEP)}`;

/** Whole bodies that no operation accepts. */
const wholes: readonly Hostile[] = [
  { what: 'nothing', body: '' },
  { what: 'half a body', body: '{"name":' },
  { what: 'null', body: 'null' },
  { what: 'a number beyond all', body: '1e999' },
  { what: 'an array', body: '[[[[]]]]' },
  { what: 'a string', body: '"x"' },
  { what: 'depth of arrays', body: `${'['.repeat(DEEP)}${']'.repeat(DEEP)}` },
  { what: 'depth of objects', body: deep('{"a":', '}') },
  { what: 'a byte order mark', body: '\ufeff{}' },
  { what: 'no UTF-8', body: Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]) },
  { what: 'UTF-16', body: Buffer.from('{"name":"x"}', 'utf16le') },
  { what: 'bare NUL', body: '\u0000' },
];

/** Valid only where every property is optional. */
const EMPTY: Hostile = { what: 'an empty object', body: '{}' };

/** Replacements for a value, by its JSON type; raw JSON. */
const wrongTypes: readonly (readonly [string, string])[] = [
  ['null', 'null'],
  ['boolean', 'true'],
  ['number', '-0.5'],
  ['number', '1e999'],
  ['number', '1e-400'],
  ['string', '"4"'],
  ['string', '""'],
  ['array', '[]'],
  ['array', '[null,{}]'],
  ['object', '{}'],
  ['object', '{"toString":1,"length":-1}'],
  ['array', deep('[', ']')],
  ['object', deep('{"a":', '}')],
];

const badTexts: readonly (readonly [string, string])[] = [
  ['NUL', '"a\\u0000b-plain"'],
  ['half a surrogate pair', '"\\ud800aaaaaaaa"'],
  ['the other half', '"aaaaaaaa\\udfff"'],
];

const badNumbers = ['-1', '1e308', '-1e308', '1e999', '2.5e-7', '9007199254740993'];

/** The body `valid`, whose shape is known, with exactly one thing in it that is wrong. */
export function hostileBody(random: Random, valid: unknown, shape: Shape): Hostile {
  const refused = shape.required?.length ? [...wholes, EMPTY] : wholes;
  if (random.chance(0.15)) return random.pick(refused);
  const place = random.pick(placesIn(valid, shape));
  const value = valueAt(valid, place.path);
  const ways = [wrongType, ...waysFor(place.shape, value)];
  const { what, raw } = random.pick(ways)(random, place, value);
  const text = JSON.stringify(withHole(valid, place.path));
  const where = place.path.join('.') || 'the whole';
  return { what: `${where}: ${what}`, body: text.replace(`"${HOLE}"`, () => raw) };
}

type Wrong = { readonly what: string; readonly raw: string };
type Way = (random: Random, place: Place, value: unknown) => Wrong;

const wrongType: Way = (random, { shape }) => {
  const right = typesOf(shape);
  if (right.has('integer')) right.add('number');
  const wrong = wrongTypes.filter(([each]) => !right.has(each));
  // An answer can have any type, but none is nested so deep.
  const [type, raw] = random.pick(wrong.length > 0 ? wrong : wrongTypes.slice(-1));
  return { what: `${type} for ${[...right].join(' or ')}`, raw };
};

const badText: Way = (random) => {
  const [what, raw] = random.pick(badTexts);
  return { what, raw };
};

const huge: Way = (random, { shape }) => {
  const length = random.pick([(shape.maxLength ?? 10_000) + 1, 400_000, 700_000]);
  return { what: `${length} characters`, raw: JSON.stringify('x'.repeat(length)) };
};

const badNumber: Way = (random, { shape }) => {
  const { minimum = 0, maximum = 1e9 } = shape;
  const outside = badNumbers.filter((raw) => Number(raw) < minimum || Number(raw) > maximum);
  const raw = random.pick(outside);
  return { what: raw, raw };
};

const unknownWord: Way = () => ({ what: 'a word there is not', raw: '"__proto__"' });

const manyItems: Way = (_random, _place, value) => {
  const [item = null] = Array.isArray(value) ? value : [];
  const count = Math.min(20_000, Math.ceil(400_000 / (JSON.stringify(item).length + 1)));
  return { what: `${count} items`, raw: JSON.stringify(Array(count).fill(item)) };
};

const FIELDS = ['constructor', 'prototype', 'role', 'customerId', ''];

const unknownField: Way = (random, { shape }, value) => {
  // Zod leaves this out of a record by itself.
  const field = random.pick(shape.required?.length ? ['__proto__', ...FIELDS] : FIELDS);
  const content = random.pick(['{"role":"client"}', '"client"', 'null']);
  return { what: `an unknown ${field || 'empty name'}`, raw: inside(value, field, content) };
};

const twice: Way = (random, { shape }, value) => {
  const names = Object.keys(shape.properties ?? {});
  const field = random.pick(names);
  return { what: `${field} twice`, raw: inside(value, field, '[{"x":1}]') };
};

const missing: Way = (random, { shape }, value) => {
  const left = random.pick(shape.required ?? []);
  const rest = Object.entries(Object(value)).filter(([name]) => name !== left);
  return { what: `without ${left}`, raw: JSON.stringify(Object.fromEntries(rest)) };
};

function waysFor(shape: Shape, value: unknown): Way[] {
  const types = typesOf(shape);
  if (shape.enum) return [unknownWord, unknownWord];
  // Of a value that may be null too, only one that is an object can get a field more.
  if (types.has('object') && typeof value === 'object' && value !== null) {
    const hasFields = Object.keys(shape.properties ?? {}).length > 0;
    return hasFields
      ? [unknownField, twice, ...(shape.required?.length ? [missing] : [])]
      : [unknownField];
  }
  if (types.has('array')) return [manyItems];
  if (types.has('string')) return [badText, badText, huge];
  return types.has('integer') || types.has('number') ? [badNumber, badNumber] : [];
}

const inside = (value: unknown, name: string, raw: string) =>
  JSON.stringify(value)
    .replace(/\}$/, (end) => `,${JSON.stringify(name)}:${raw}${end}`)
    .replace('{,', '{');

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((at, step) => (at as Record<string | number, unknown>)[step], value);

function withHole(value: unknown, path: Path): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return HOLE;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[step] = withHole(copy[step], rest);
  return copy;
}
