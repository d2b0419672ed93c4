import type { Random } from '#demo/random.ts';
import { bodyFor, latestOf, pathOf } from '../access/attempt.ts';
import type { World } from '../access/world.ts';
import type { Person } from '../factories/people.ts';
import { isForPractice, type Operation } from '../http/document.ts';
import { hostileBody } from './hostileBody.ts';
import { type Shape, sampleOf, shapeSchema } from './shape.ts';

/** A request with exactly one thing wrong in it, described by `what`. */
export type HostileRequest = {
  readonly what: string;
  readonly person: Person | null;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  /** False if the operation uses nothing of the request, so that it cannot refuse it. */
  readonly mustBeRefused: boolean;
};

const badIds = [
  ...['%00', '..%2F..%2Fetc%2Fpasswd', "'%20or%201=1--", 'x'.repeat(6000), '%ED%A0%80', '%', '%zz'],
  ...['__proto__', 'constructor', '%F0%9F%92%A5', '%0d%0aset-cookie:x=1', '*', '-1', '{uid}'],
];
// What no text can be; an id can be less.
const badNames = badIds.slice(0, 7).filter((id) => id.startsWith('%') || id.length > 1000);
const badQueries = ['%00', '%ED%A0%80', '__proto__', '-1', '1e999', '[]', 'x'.repeat(6000), '%'];
const badVersions = ['*', 'W/"1"', '"x"', '"99999999999999999999"', '1', '"-1"', '"1","2"', '"1'];
const badKeys = ['short', 'x'.repeat(5000), 'with a space', '\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9'];
const badCookies = ['', 'x', '.', '%00.%00', '%ED%A0%80', 'a.b.c', `${'x'.repeat(5000)}.AAAA`];
const wrongTypes = [
  ...['', 'text/plain', 'text/html', 'application/xml', 'multipart/form-data', 'application/jsonx'],
  ...['application/x-www-form-urlencoded', 'application/json;charset', 'x'.repeat(3000), '/'],
];

const JSON_TYPE = 'application/json';

/**
 * One hostile request to an operation, by a person who may call it, so that no permission check hides the
 * rest.
 */
export function hostileRequest(random: Random, operation: Operation, world: World): HostileRequest {
  const person = callerOf(operation, world);
  const path = pathOf(operation, world, person);
  const shape = jsonShapeOf(operation);
  const valid = shape && {
    ...(sampleOf(shape) as object),
    ...(bodyFor(operation, world) as object),
  };
  const right = {
    person,
    path,
    headers: { ...(shape && { 'content-type': JSON_TYPE }), 'if-match': latestOf(operation) },
    ...(valid && { body: JSON.stringify(valid) }),
    mustBeRefused: true,
  };
  const ways = waysFor(random, operation, { right, shape, valid });
  return random.pick(ways)();
}

type Right = Omit<HostileRequest, 'what'>;
type Known = { right: Right; shape: Shape | null; valid: object | null };

function waysFor(random: Random, operation: Operation, { right, shape, valid }: Known) {
  const { path, parameters, bodies } = operation;
  const named = (where: string) => parameters.filter((each) => each.in === where);
  const ways: (() => HostileRequest)[] = [];
  const withHeader = (name: string, value: string): HostileRequest => ({
    ...right,
    what: `${name}: ${value.slice(0, 60)}`,
    headers: { ...right.headers, [name]: value },
  });
  if (path.includes('{')) ways.push(() => hostilePath(random, right, operation));
  for (const query of named('query')) ways.push(() => hostileQuery(random, right, query));
  if (named('header').some(({ name }) => name === 'if-match'))
    ways.push(() => withHeader('if-match', random.pick(badVersions)));
  if (named('header').some(({ name }) => name === 'idempotency-key'))
    ways.push(() => withHeader('idempotency-key', random.pick(badKeys)));
  if (right.person) ways.push(() => hostileCookie(random, right));
  if (Object.keys(bodies).length > 0)
    ways.push(() => withHeader('content-type', random.pick(wrongTypes)));
  if (shape && valid) {
    const bad = () => ({ ...right, ...hostileBody(random, valid, shape) });
    const endless = () => ({ ...right, ...chunked, headers: { ...right.headers, ...inChunks } });
    ways.push(bad, bad, bad, bad, bad, bad, endless);
  } else if (Object.keys(bodies).length > 0)
    ways.push(() => ({ ...withHeader('content-type', 'image/png'), body: '\u0000'.repeat(5000) }));
  if (ways.length === 0) ways.push(() => untaken(random, right));
  return ways;
}

const inChunks = { 'transfer-encoding': 'chunked' };
const chunked = { what: 'chunks beyond the limit', body: 'x'.repeat(600 * 1024) };

function hostilePath(
  random: Random,
  right: Right,
  { path, parameters }: Operation,
): HostileRequest {
  const at = random.pick([...path.split('/').entries()].filter(([, part]) => part.startsWith('{')));
  const { schema } = parameters.find(({ name }) => at[1] === `{${name}}`) ?? {};
  const isText = schema !== undefined && shapeSchema.parse(schema).pattern === undefined;
  const id = random.pick(isText ? badNames : badIds);
  const [plain = '', query] = right.path.split('?');
  const parts = plain.split('/').map((part, index) => (index === at[0] ? id : part));
  const what = `${at[1]} is ${id.slice(0, 60)}`;
  return { ...right, what, path: parts.join('/') + (query ? `?${query}` : '') };
}

function hostileQuery(
  random: Random,
  right: Right,
  { name, schema }: { name: string; schema?: object | undefined },
): HostileRequest {
  const { maxLength, enum: words, type } = shapeSchema.parse(schema ?? {});
  const free = type === 'string' && !words && maxLength !== undefined;
  // Any short text is a valid search; a text that cannot be stored finds nothing and so is answered.
  const values = free && name !== 'after' ? ['x'.repeat(maxLength + 1)] : badQueries;
  const value = random.pick(values);
  const [plain = '', query = ''] = right.path.split('?');
  const others = query.split('&').filter((each) => each && !each.startsWith(`${name}=`));
  const path = `${plain}?${[...others, `${name}=${value}`].join('&')}`;
  return { ...right, what: `?${name}=${value.slice(0, 60)}`, path };
}

function hostileCookie(random: Random, right: Right): HostileRequest {
  const value = random.pick(badCookies);
  const { person } = right;
  const forged = person && { ...person, cookie: { ...person.cookie, value } };
  return { ...right, what: `the session ${value.slice(0, 60)}`, person: forged };
}

function untaken(random: Random, right: Right): HostileRequest {
  const query = `${random.pick(badQueries)}=${random.pick(badQueries)}`;
  return {
    ...right,
    what: `?${query.slice(0, 60)}`,
    path: `${right.path}?${query}`,
    mustBeRefused: false,
  };
}

/** A person who may call an operation; null if everybody may. */
export function callerOf({ access = [] }: Operation, world: World): Person | null {
  if (access.includes('anyone')) return null;
  return isForPractice(access) ? world.dietician : world.owner;
}

function jsonShapeOf({ bodies }: Operation): Shape | null {
  const schema = bodies[JSON_TYPE];
  return schema ? shapeSchema.parse(schema) : null;
}
