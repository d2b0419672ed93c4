import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { createApi } from '#server/http/createApi.ts';
import { answerError } from '#server/http/errors.ts';
import { routeOf } from '#server/http/operation.ts';
import { attempt, pathOf } from './access/attempt.ts';
import { aWorld, SECRET_WORD, storedRows, type World } from './access/world.ts';
import { onSqlite } from './engines.ts';
import type { Person } from './factories/people.ts';
import { operationsAt } from './http/document.ts';
import { exactRequest } from './http/exactRequest.ts';
import { isThorough } from './thorough.ts';

const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH', 'PROPFIND'];

/** Other spellings of an address: none may give access to anything that the plain one does not. */
const spellings: ((path: string) => string)[] = [
  (path) => `/${path}`,
  (path) => path.replace('/api/', '/api//'),
  (path) => path.replace('/api/', '/API/'),
  (path) => path.replace('/api/', '/%61pi/'),
  (path) => path.replace('/api/', '/api/./'),
  (path) => path.replace('/api/', '/api/auth/../'),
  (path) => path.replace('/api/', '/api/auth/%2e%2e/'),
  (path) => path.replace('/api/', '/api%2F'),
  (path) => path.replace('/api/', '\\api\\'),
  (path) => path.replace('/customers', '/Customers'),
  (path) => path.replace('/customers', '/%63ustomers'),
  (path) => path.replace('/customers/', '/customers%2F'),
  (path) => path.replace('/customers', '/customers;role=client'),
  (path) => `${path}/`,
  (path) => `${path}//`,
  (path) => `${path}/.`,
  (path) => `${path}%20`,
  (path) => `${path}%00`,
  (path) => `${path}?_method=GET&role=client`,
];

const disguises: Record<string, string>[] = [
  { 'x-http-method-override': 'GET' },
  { 'x-http-method-override': 'PUT' },
  { 'x-http-method': 'DELETE' },
  { 'x-original-url': '/api/health' },
  { 'x-rewrite-url': '/api/health' },
  { 'x-forwarded-prefix': '/api/auth' },
  { 'x-user-role': 'client' },
];

onSqlite('The routes of the API', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await aWorld(engine.make);
  });

  it('[T-B5][PERM-03] each is in the document, with its rule', () => {
    const documented = new Set(engine.operations.map((each) => `${each.method} ${each.path}`));
    const registered = engine.server.app.routes
      .filter(({ path }) => path.startsWith('/api/') && !path.endsWith('*'))
      .map(({ path, method }) => `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(registered.length).toBeGreaterThan(30);
    expect(registered.filter((route) => !documented.has(route))).toEqual([]);
    expect(engine.operations.filter((operation) => !operation.access)).toEqual([]);
  });

  it('[PERM-03] one without a rule stops the start', () => {
    const api = createApi(engine.server.deps, () => async () => ({ session: null, scope: null }));
    const ruleless = { get: '/forgotten', summary: 'Everything', by: [], answer: () => undefined };
    expect(() => api.operation(ruleless)).toThrow(
      'get /forgotten does not declare who may call it',
    );
    expect(() => Reflect.get(api, 'openapi')()).toThrow('with its declaration');
  });

  it.each([
    ['two methods', { get: '/twice', post: '/twice' }, 'get and post'],
    ['reading and deleting', { get: '/both', reads: 'goal', deletes: 'goal' }, 'reads and deletes'],
    ['two answers', { post: '/both', gives: z.string(), makes: z.string() }, 'gives and makes'],
    ['making and changing', { post: '/both', once: true, ifMatch: 'needed' }, 'once and ifMatch'],
  ] as const)('[T-B5] one that declares %s stops the start', (_what, said, both) => {
    const declared = { summary: 'Both', by: ['user'], ...said } as const;
    expect(() => routeOf(declared)).toThrow(`'Both' declares both ${both}`);
  });

  it('[T-B5] a change without its version is refused before the operation runs', async () => {
    const api = createApi(engine.server.deps, () => async () => ({ session: null, scope: null }));
    api.onError(answerError);
    let ran = 0;
    api.operation({
      put: '/thing',
      summary: 'Change the thing',
      by: ['anyone'],
      ifMatch: 'needed',
      answer: () => {
        ran += 1;
      },
    });
    const status = async (headers: Record<string, string>) =>
      (await api.request('/thing', { method: 'PUT', headers })).status;
    expect(await status({})).toBe(428);
    expect(await status({ 'if-match': '3' })).toBe(422);
    expect([await status({ 'if-match': '"3"' }), ran]).toEqual([204, 1]);
  });

  it('[PERM-03] the document says 403 wherever a role, a second factor or a consent may be missing', () => {
    const refuses = (call: string) =>
      engine.operations.find(({ method, path }) => `${method} ${path}` === call)?.answer(403) !==
      'undeclared';
    expect(refuses('get /api/auth/sessions')).toBe(true);
    expect(refuses('get /api/auth/second-factor')).toBe(false);
  });

  it('[T-B5] a method that a path does not have: 405, for nobody and dieticians in turn', async () => {
    const paths = new Map(engine.operations.map((operation) => [operation.path, operation]));
    const clients = [engine.asNobody(), engine.as(world.dietician)];
    for (const [at, operation] of [...paths.values()].entries()) {
      const path = pathOf(operation, world, null);
      const { pathname } = new URL(path, engine.url);
      const here = operationsAt(engine.operations, pathname);
      const has = [...new Set(here.map((each) => each.method.toUpperCase()))];
      for (const [nth, method] of METHODS.filter((each) => !has.includes(each)).entries()) {
        for (const client of isThorough ? clients : [clients[(at + nth) % 2]]) {
          const answer = await client?.raw(path, { method });
          const text = await answer?.text();
          expect(answer?.status, `${method} ${path}`).toBe(405);
          expect(answer?.headers.get('allow')?.split(', ').sort()).toEqual(has.sort());
          expect(text).not.toContain(SECRET_WORD);
        }
      }
    }
  });

  it('[T-B5] another spelling of the address or a disguised method changes no decision', async () => {
    const closed = engine.operations.filter((each) => each.path.startsWith('/api/customers'));
    const before = await storedRows(engine.db);
    const leaks: string[] = [];
    const people = [null, world.withoutRole, world.otherCustomer];
    for (const [at, operation] of closed.entries()) {
      for (const [nth, person] of people.entries()) {
        // Each person tries every spelling on some operations, and some spelling on every operation.
        const all = variants(pathOf(operation, world, person));
        for (const { path, headers } of isThorough ? all : all.filter(isOnesTurn(at + nth))) {
          const method = operation.method.toUpperCase();
          const { status, type, text } = await send(person, method, path, headers);
          // Addresses outside of the API return the page, which contains no personal data.
          const fromApi = !type.startsWith('text/');
          if ((fromApi && (status < 300 || status >= 500)) || text.includes(SECRET_WORD))
            leaks.push(`${method} ${path} ${JSON.stringify(headers)}: ${status} ${type}`);
        }
      }
    }
    expect(leaks).toEqual([]);
    expect(await storedRows(engine.db, before)).toEqual(before);
  });

  it('[T-B5] a disguised method does what the real one does', async () => {
    const [list] = engine.operations.filter((each) => each.path === '/api/customers');
    if (!list) throw new Error('Customers are not listed.');
    const plain = await attempt(engine, list, world, world.dietician);
    for (const headers of disguises) {
      const { status } = await send(world.dietician, 'GET', '/api/customers', headers);
      expect(status, JSON.stringify(headers)).toBe(plain.status);
    }
  });

  /** Every third one. */
  const isOnesTurn = (turn: number) => (_: unknown, index: number) => index % 3 === turn % 3;

  const variants = (path: string) => [
    ...spellings.map((spell) => ({ path: spell(path), headers: {} })),
    ...disguises.map((headers) => ({ path, headers })),
  ];

  const send = (
    person: Person | null,
    method: string,
    path: string,
    headers: Record<string, string>,
  ) => {
    const { cookie } = person ?? {};
    const own = { origin: engine.url, ...(cookie && { cookie: `${cookie.name}=${cookie.value}` }) };
    return exactRequest(engine.url, method, path, { ...own, ...headers });
  };
});
