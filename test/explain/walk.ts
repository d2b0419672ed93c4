import diagnostics from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Who } from '#domain/signIn/access.ts';
import { attempt, pathOf } from '../access/attempt.ts';
import { aWorld, type World } from '../access/world.ts';
import type { RunningEngine } from '../engines.ts';
import type { Person } from '../factories/people.ts';
import { type Method, type Operation, operationFor } from '../http/document.ts';
import { isThorough } from '../thorough.ts';
import type { Statements } from './statements.ts';

export const nameOf = ({ method, path }: Operation) => `${method.toUpperCase()} ${path}`;

/** Operations that were answered without a refusal, whoever called them, as seen by the HTTP server. */
export function answeredOperations(engine: RunningEngine) {
  const answered = new Set<string>();
  const note = (message: unknown) => {
    const { request, response } = message as {
      request: IncomingMessage;
      response: ServerResponse;
    };
    const { pathname } = new URL(request.url ?? '/', engine.url);
    const method = String(request.method).toLowerCase() as Method;
    const operation = operationFor(engine.operations, method, pathname);
    if (operation && response.statusCode < 400) answered.add(nameOf(operation));
  };
  // A stream of events never finishes, but it closes.
  const watch = (message: unknown) =>
    (message as { response: ServerResponse }).response.on('close', () => note(message));
  diagnostics.subscribe('http.server.request.start', watch);
  return { answered, stop: () => diagnostics.unsubscribe('http.server.request.start', watch) };
}

const people: Record<Who, (world: World) => Person | null> = {
  anyone: () => null,
  user: ({ withoutRole }) => withoutRole,
  customer: ({ owner }) => owner,
  owner: ({ owner }) => owner,
  practiceOwner: ({ dietician }) => dietician,
  dietician: ({ dietician }) => dietician,
  assistant: ({ dietician }) => dietician,
};

/**
 * Calls every operation of the document as everybody who may, with all parameters that its address can have.
 */
export async function walkDocument(engine: RunningEngine, statements: Statements): Promise<void> {
  const readFrom = await aWorld(engine.make);
  let writtenTo = await aWorld(engine.make);
  for (const operation of engine.operations)
    for (const who of operation.access ?? []) {
      const reads = operation.method === 'get';
      const ask = (world: World) =>
        statements.during(`${nameOf(operation)} by ${who}`, async () => {
          const person = people[who](world);
          const { status } = await attempt(engine, operation, world, person);
          if (reads) await askAll(engine, operation, world, person);
          await settled(engine);
          return status;
        });
      if (reads) {
        await ask(readFrom);
        continue;
      }
      // Each may change the data, so that an earlier operation can make a later one fail.
      if (isThorough || operation.method === 'delete') writtenTo = await aWorld(engine.make);
      if ((await ask(writtenTo)) < 400) continue;
      writtenTo = await aWorld(engine.make);
      await ask(writtenTo);
    }
}

/** Waits for what a request writes after its response. */
export async function settled({ server }: RunningEngine): Promise<void> {
  await server.deps.readings.flush();
  await pause(10);
}

/**
 * Each value of a parameter with each value of any other: one page, a short page, and the page after that.
 */
async function askAll(
  engine: RunningEngine,
  operation: Operation,
  world: World,
  person: Person | null,
): Promise<void> {
  const names = operation.parameters.filter((each) => each.in === 'query');
  if (!names.some(({ name }) => name === 'limit' || name === 'search')) return;
  const client = person ? engine.as(person) : engine.asNobody();
  const path = pathOf(operation, world, person);
  const paged = names.some(({ name }) => name === 'after');
  for (const asked of inPairs(names.map(({ name, schema }) => valuesOf(name, schema)))) {
    const query = new URLSearchParams(asked);
    await (await client.raw(`${path}?${query}`)).text();
    if (!paged) continue;
    query.set('limit', '1');
    const first = await client.raw(`${path}?${query}`);
    const { next } = (await first.json()) as { next?: string | null };
    if (!next) continue;
    query.set('after', next);
    await (await client.raw(`${path}?${query}`)).text();
  }
}

/** No parameter, each value alone, and each value with each of another parameter. */
function inPairs(parameters: readonly (readonly string[])[]): string[] {
  const found = [''];
  for (const [at, values] of parameters.entries()) {
    const others = parameters.slice(at + 1).flat();
    for (const value of values) found.push(value, ...others.map((other) => `${value}&${other}`));
  }
  return found;
}

function valuesOf(name: string, schema: Readonly<Record<string, unknown>> | undefined): string[] {
  if (name === 'search') return ['search=pe', 'search=person', 'search=nobody has this name'];
  if (name === 'dietician') return ['dietician=none'];
  return Array.isArray(schema?.enum) ? schema.enum.map((value) => `${name}=${value}`) : [];
}
