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
import type { Deps } from '../http/deps.ts';
import { createOnce } from '../http/idempotency.ts';
import { type Api, type Env, operationOf } from '../http/operation.ts';
import { scopeOf, sessionOf, todayOf } from '../http/session.ts';
import { type Write, write } from '../http/write.ts';
import type { Changing } from './aim.ts';
import { celebrateGoal, countHabit, insertGoal, moveGoal, updateGoal } from './changes.ts';
import { listChanges, listGoals } from './queries.ts';

const path = '/customers/{uid}/goals';
const byBoth = ['owner', 'dietician'] as const;

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

  api.operation({
    get: path,
    summary: 'Open goals by their dates and how far each is, then the last that were closed',
    by: byBoth,
    reads: 'goal',
    gives: goalsSchema,
    answer: ({ scope }) => listGoals(db, scope, todayOf(deps, scope)),
  });

  api.operation({
    post: path,
    summary: 'Set a goal: a customer’s own counts at once, a dietician’s is a proposal',
    by: byBoth,
    changes: 'goal-proposal',
    once: true,
    takes: goalInputSchema,
    makes: goalSchema,
    refuses: [409],
    answer: async ({ context, scope, input }) => {
      return createOnce(context, input, async (running) => {
        running.changed('goal', scope.customerId);
        return insertGoal(changingOf(context, running), input);
      });
    },
  });

  api.operation({
    patch: `${path}/{id}`,
    summary: 'Change fields of an open goal; fields that are absent stay, and what it was is kept',
    by: byBoth,
    changes: 'goal',
    ifMatch: 'needed',
    takes: goalChangeSchema,
    gives: goalSchema,
    refuses: [409],
    answer: ({ context, params: { id }, input: change, version }) =>
      changed(context, (it) => updateGoal(it, id, version, change)),
  });

  api.operation({
    put: `${path}/{id}/celebrated`,
    summary: 'Note that the customer was told of a goal they reached, on one device for all',
    by: ['owner'],
    changes: 'goal',
    gives: goalSchema,
    refuses: [409],
    answer: ({ context, params: { id } }) => changed(context, (it) => celebrateGoal(it, id)),
  });

  api.operation({
    put: `${path}/{id}/{move}`,
    summary: 'Accept or decline what the other side wrote, or end or drop a goal',
    by: byBoth,
    changes: 'goal',
    params: { move: z.enum(MOVES) },
    ifMatch: 'needed',
    takes: goalMoveSchema,
    gives: goalSchema,
    refuses: [409],
    answer: ({ context, params: { id, move }, input: { words: said = '' }, version }) =>
      changed(context, (it) => moveGoal(it, id, version, { move, said })),
  });

  api.operation({
    get: `${path}/{id}/changes`,
    summary: 'What a goal was before each of its changes, newest first',
    by: byBoth,
    reads: 'goal',
    gives: goalChangesSchema,
    answer: async ({ scope, params: { id } }) => ({ items: await listChanges(db, scope, id) }),
  });

  api.operation({
    put: `${path}/{id}/days/{date}`,
    summary: 'How often a habit was done on one of the last seven days',
    by: ['owner'],
    changes: 'goal',
    params: { date: daySchema },
    takes: habitDaySchema,
    gives: goalSchema,
    refuses: [409],
    answer: ({ context, params: { id, date }, input: { count } }) =>
      changed(context, (it) => countHabit(it, id, { date, count })),
  });
}
