import { bodyFor, pathOf } from '../access/attempt.ts';
import type { World } from '../access/world.ts';
import type { Person } from '../factories/people.ts';
import type { Operation } from '../http/document.ts';
import { isThorough } from '../thorough.ts';
import { callerOf } from './hostileRequest.ts';
import { type Path, placesIn, type Shape, sampleOf, shapeSchema, typesOf } from './shape.ts';

/** Half a megabyte, as an attacker might try. */
const HALF_A_MEGABYTE = 500_000;
/** Node.js accepts 16 kB of headers, including the address. */
const IN_HEADERS = 12_000;

const KINDS: Readonly<Record<string, string>> = {
  digits: '7',
  blanks: ' ',
  dots: '.',
  dashes: '-',
  mixed: 'a7 .-@',
};

const EVERY = Object.keys(KINDS).length * (isThorough ? 1 : 2);

export type LongRequest = {
  readonly what: string;
  readonly person: Person | null;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** False if the long text is not looked at, so that it is not refused either. */
  readonly mustBeRefused: boolean;
};

type Known = { readonly operation: Operation; readonly world: World; readonly most: number };

/**
 * Requests to an operation in which one text is far too long: each text that its document names, with each
 * kind of text or, in rotation, one of them; without THOROUGH=1 only every second request. Bodies are as long
 * as the operation accepts (`most` bytes), and half a megabyte.
 */
export function* longTexts(known: Known, { eachKind }: { eachKind: boolean }) {
  for (const [at, [kind, sign]] of Object.entries(KINDS).entries()) {
    const long = (length: number) => sign.repeat(Math.ceil(length / sign.length)).slice(0, length);
    // Each kind has the same places in the same order.
    let place = at;
    for (const request of ofOneKind(known, long)) {
      place += 1;
      if (eachKind || place % EVERY === 0) yield { ...request, what: `${request.what}: ${kind}` };
    }
  }
  for (const body of strangeNames(known))
    yield { ...right(known), ...withBody(JSON_TYPE, body), what: `names, ${body.slice(0, 12)}…` };
}

type Long = (length: number) => string;

function* ofOneKind(known: Known, long: Long): Generator<LongRequest> {
  yield* inAddress(known, long(IN_HEADERS));
  yield* inHeaders(known, long);
  for (const { what, body, type } of inBody(known, long))
    yield { ...right(known), ...withBody(type, body), what };
}

const JSON_TYPE = 'application/json';

function right({ operation, world }: Known) {
  const person = callerOf(operation, world);
  const path = pathOf(operation, world, person);
  return { person, path, headers: { 'if-match': '"1"' }, mustBeRefused: true };
}

const withBody = (type: string, body: string) => ({
  headers: { 'if-match': '"1"', 'content-type': type },
  body,
});

function* inAddress(known: Known, long: string): Generator<LongRequest> {
  const { path, parameters } = known.operation;
  const base = right(known);
  const [plain = '', query] = base.path.split('?');
  const escaped = encodeURIComponent(long).slice(0, IN_HEADERS).replace(/%.?$/, '');
  for (const [at, part] of path.split('/').entries())
    if (part.startsWith('{')) {
      const parts = plain.split('/').map((each, index) => (index === at ? escaped : each));
      yield { ...base, what: part, path: parts.join('/') + (query ? `?${query}` : '') };
    }
  for (const { name, schema } of parameters.filter((each) => each.in === 'query')) {
    const isWord = 'enum' in (schema ?? {});
    const others = (query ?? '').split('&').filter((each) => each && !each.startsWith(`${name}=`));
    const path = `${plain}?${[...others, `${name}=${escaped}`].join('&')}`;
    // An invalid link is answered with a page, however long it is.
    yield { ...base, what: `?${name}${isWord ? ', a word' : ''}`, path };
  }
}

/** The declared headers, and those that every request has. The rest of the request is valid. */
function* inHeaders(known: Known, long: Long): Generator<LongRequest> {
  const { parameters, bodies, answer } = known.operation;
  const base = right(known);
  const broken = JSON_TYPE in bodies ? withBody(JSON_TYPE, '{') : null;
  // Letters at both ends, because blanks there are not part of a header.
  const value = `a${long(IN_HEADERS)}a`;
  for (const { name } of parameters.filter((each) => each.in === 'header'))
    yield {
      ...base,
      ...broken,
      what: name,
      headers: { ...base.headers, ...broken?.headers, [name]: value },
    };
  // With a valid body the request would succeed: that is done only for operations that read and whose
  // response ends.
  const reads = known.operation.method === 'get' && typeof answer(200) === 'object' && answer(200);
  if (!reads && !broken) return;
  for (const name of ['user-agent', 'accept-language', 'x-forwarded-for', 'x-request-id'])
    yield {
      ...base,
      ...broken,
      what: name,
      headers: { ...broken?.headers, [name]: value },
      mustBeRefused: false,
    };
}

type LongBody = { readonly what: string; readonly type: string; readonly body: string };

function* inBody({ operation, world, most }: Known, long: Long): Generator<LongBody> {
  for (const [type, schema] of Object.entries(operation.bodies)) {
    const shape = shapeSchema.parse(schema);
    const valid = {
      ...(sampleOf(shape) as object),
      ...(type === JSON_TYPE && (bodyFor(operation, world) as object)),
    };
    for (const [at, path] of textsIn(valid, shape).entries())
      for (const length of [most - JSON.stringify(valid).length - 100, HALF_A_MEGABYTE]) {
        // A body larger than the operation accepts is refused before anybody looks where the text is in it.
        if (at > 0 && length > most) continue;
        const what = `${path.join('.')} of ${length} characters`;
        const body = replaced(valid, path, long(Math.max(length, 1)));
        if (type === JSON_TYPE) yield { what, type, body: JSON.stringify(body) };
        if (type === 'application/x-www-form-urlencoded')
          yield { what, type, body: String(new URLSearchParams(body as Record<string, string>)) };
      }
  }
}

/** The places of texts; of a list only the first element, since the others are checked by the same schema. */
function textsIn(valid: object, shape: Shape): Path[] {
  return placesIn(valid, shape)
    .filter(({ shape: of }) => typesOf(of).has('string') && !of.enum)
    .map(({ path }) => path)
    .filter(
      (path) => path.length > 0 && path.every((step) => typeof step === 'string' || step === 0),
    );
}

function replaced(value: unknown, [step, ...rest]: Path, by: string): unknown {
  if (step === undefined) return by;
  const copy = structuredClone(value) as Record<string | number, unknown>;
  copy[step] = replaced(copy[step], rest, by);
  return copy;
}

/** Undeclared fields: as many as fit, and one as long as fits. */
function strangeNames({ operation, most }: Known): string[] {
  if (!(JSON_TYPE in operation.bodies)) return [];
  const many = Array.from({ length: Math.floor(most / 12) - 10 }, (_, at) => `"k${at}":1`);
  return [`{${many.join(',')}}`, `{"${'k'.repeat(most - 10)}":1}`];
}
