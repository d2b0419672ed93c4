import type { Context } from 'hono';
import * as z from 'zod';
import { daySchema } from '#domain/daySchema.ts';
import {
  type Goal,
  goalChangeSchema,
  goalChangesSchema,
  goalInputSchema,
  goalMoveSchema,
  goalSchema,
  goalsSchema,
  habitDaySchema,
} from '#domain/goals/goalSchema.ts';
import { MOVES } from '#domain/goals/policy.ts';
import { audit } from '../audit/declare.ts';
import type { Deps } from '../http/deps.ts';
import { createOnce } from '../http/idempotency.ts';
import {
  type Api,
  allow,
  body,
  createRoute,
  customerParams,
  type Env,
  idempotencyHeaders,
  ifMatchHeaders,
  itemParams,
  json,
  operationOf,
  refusals,
} from '../http/operation.ts';
import { scopeOf, sessionOf, todayOf } from '../http/session.ts';
import { ifMatch } from '../http/versions.ts';
import { type Write, write } from '../http/write.ts';
import type { Changing } from './aim.ts';
import { celebrateGoal, countHabit, insertGoal, moveGoal, updateGoal } from './changes.ts';
import { listChanges, listGoals } from './queries.ts';

const path = '/customers/{uid}/goals';
const byBoth = allow('owner', 'dietician');

const list = createRoute({
  method: 'get',
  path,
  summary: 'Open goals by their dates and how far each is, then the last that were closed',
  ...byBoth,
  ...audit('reads', 'goal'),
  request: { params: customerParams },
  responses: { 200: json(goalsSchema), ...refusals(401, 403, 404) },
});

const add = createRoute({
  method: 'post',
  path,
  summary: 'Set a goal: a customer’s own counts at once, a dietician’s is a proposal',
  ...byBoth,
  ...audit('changes', 'goal-proposal'),
  request: { params: customerParams, headers: idempotencyHeaders, body: body(goalInputSchema) },
  responses: { 201: json(goalSchema), ...refusals(401, 403, 404, 409, 422) },
});

const edit = createRoute({
  method: 'patch',
  path: `${path}/{id}`,
  summary: 'Change fields of an open goal; fields that are absent stay, and what it was is kept',
  ...byBoth,
  ...audit('changes', 'goal'),
  request: { params: itemParams, headers: ifMatchHeaders, body: body(goalChangeSchema) },
  responses: { 200: json(goalSchema), ...refusals(401, 403, 404, 409, 412, 422, 428) },
});

const celebrate = createRoute({
  method: 'put',
  path: `${path}/{id}/celebrated`,
  summary: 'Note that the customer was told of a goal they reached, on one device for all',
  ...allow('owner'),
  ...audit('changes', 'goal'),
  request: { params: itemParams },
  responses: { 200: json(goalSchema), ...refusals(401, 403, 404, 409) },
});

const move = createRoute({
  method: 'put',
  path: `${path}/{id}/{move}`,
  summary: 'Accept or decline what the other side wrote, or end or drop a goal',
  ...byBoth,
  ...audit('changes', 'goal'),
  request: {
    params: itemParams.extend({ move: z.enum(MOVES) }),
    headers: ifMatchHeaders,
    body: body(goalMoveSchema),
  },
  responses: { 200: json(goalSchema), ...refusals(401, 403, 404, 409, 412, 422, 428) },
});

const changes = createRoute({
  method: 'get',
  path: `${path}/{id}/changes`,
  summary: 'What a goal was before each of its changes, newest first',
  ...byBoth,
  ...audit('reads', 'goal'),
  request: { params: itemParams },
  responses: { 200: json(goalChangesSchema), ...refusals(401, 403, 404) },
});

const count = createRoute({
  method: 'put',
  path: `${path}/{id}/days/{date}`,
  summary: 'How often a habit was done on one of the last seven days',
  ...allow('owner'),
  ...audit('changes', 'goal'),
  request: { params: itemParams.extend({ date: daySchema }), body: body(habitDaySchema) },
  responses: { 200: json(goalSchema), ...refusals(401, 403, 404, 409, 422) },
});

/** A goal change of this request, in the transaction of its write. */
function changingOf(context: Context<Env>, running: Write): Changing {
  const scope = scopeOf(context);
  const by = sessionOf(context).role === 'customer' ? 'customer' : 'dietician';
  return { operation: operationOf(context), running, scope, by };
}

/** Runs a goal change in one transaction, and publishes it. */
const changed = (context: Context<Env>, work: (changing: Changing) => Promise<Goal>) =>
  write(operationOf(context), async (running) => {
    running.changed('goal', scopeOf(context).customerId);
    return work(changingOf(context, running));
  });

export function goalRoutes(api: Api, deps: Deps): void {
  const { db } = deps;

  api.openapi(list, async (context) => {
    const scope = scopeOf(context);
    return context.json(await listGoals(db, scope, todayOf(deps, scope)), 200);
  });

  api.openapi(add, async (context) => {
    const input = context.req.valid('json');
    const goal = await createOnce(context, input, async (running) => {
      running.changed('goal', scopeOf(context).customerId);
      return insertGoal(changingOf(context, running), input);
    });
    return context.json(goal, 201);
  });

  api.openapi(edit, async (context) => {
    const { id } = context.req.valid('param');
    const change = context.req.valid('json');
    const version = ifMatch(context);
    const goal = await changed(context, (it) => updateGoal(it, id, version, change));
    return context.json(goal, 200);
  });

  api.openapi(celebrate, async (context) => {
    const { id } = context.req.valid('param');
    return context.json(await changed(context, (it) => celebrateGoal(it, id)), 200);
  });

  api.openapi(move, async (context) => {
    const { id, move } = context.req.valid('param');
    const { words: said = '' } = context.req.valid('json');
    const version = ifMatch(context);
    const goal = await changed(context, (it) => moveGoal(it, id, version, { move, said }));
    return context.json(goal, 200);
  });

  api.openapi(changes, async (context) => {
    const { id } = context.req.valid('param');
    return context.json({ items: await listChanges(db, scopeOf(context), id) }, 200);
  });

  api.openapi(count, async (context) => {
    const { id, date } = context.req.valid('param');
    const { count } = context.req.valid('json');
    const goal = await changed(context, (it) => countHabit(it, id, { date, count }));
    return context.json(goal, 200);
  });
}
