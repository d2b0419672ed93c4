import {
  type ReminderMail,
  reminderChangeSchema,
  reminderInputSchema,
  reminderSchema,
  remindersSchema,
} from '#domain/reminders/reminderSchema.ts';
import { audit } from '../audit/declare.ts';
import { orderedId } from '../db/orderedId.ts';
import type { Deps } from '../http/deps.ts';
import { createOnce } from '../http/idempotency.ts';
import {
  type Api,
  allow,
  body,
  createRoute,
  customerParams,
  idempotencyHeaders,
  itemParams,
  json,
  nothing,
  operationOf,
  refusals,
} from '../http/operation.ts';
import { type CustomerScope, scopeOf } from '../http/session.ts';
import { write } from '../http/write.ts';
import { deleteReminder, insertReminder, updateReminder } from './changes.ts';
import { listReminders } from './queries.ts';
import { refusedAt } from './recipient.ts';

const path = '/customers/{uid}/reminders';

const list = createRoute({
  method: 'get',
  path,
  summary: 'One’s reminders by time of day, and whether mail gets through',
  ...allow('owner'),
  ...audit('reads', 'customer'),
  request: { params: customerParams },
  responses: { 200: json(remindersSchema), ...refusals(401, 403, 404) },
});

const add = createRoute({
  method: 'post',
  path,
  summary: 'Be reminded of something at a time of day',
  ...allow('owner'),
  ...audit('changes', 'customer'),
  request: { params: customerParams, headers: idempotencyHeaders, body: body(reminderInputSchema) },
  responses: { 201: json(reminderSchema), ...refusals(401, 403, 404, 409, 422) },
});

const edit = createRoute({
  method: 'patch',
  path: `${path}/{id}`,
  summary: 'Change fields of a reminder, or pause it; fields that are absent stay',
  ...allow('owner'),
  ...audit('changes', 'customer'),
  request: { params: itemParams, body: body(reminderChangeSchema) },
  responses: { 200: json(reminderSchema), ...refusals(401, 403, 404, 422) },
});

const remove = createRoute({
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Delete a reminder',
  ...allow('owner'),
  ...audit('deletes', 'customer'),
  request: { params: itemParams },
  responses: { 204: nothing, ...refusals(401, 403, 404) },
});

/** Whether reminders can be mailed to this customer, and if not, what is missing. */
function mailFor({ config }: Deps, { emailVerified }: CustomerScope): ReminderMail {
  if (!config.smtpUrl) return 'no-mail-server';
  return emailVerified ? 'reaches' : 'address-not-confirmed';
}

export function reminderRoutes(api: Api, deps: Deps): void {
  const { db, engine } = deps;

  api.openapi(list, async (context) => {
    const scope = scopeOf(context);
    const { customerId, timeZone } = scope;
    const items = await listReminders(db, scope);
    const refused = await refusedAt(db, customerId);
    const mail = mailFor(deps, scope);
    return context.json({ items, mail, refusedAt: refused, timeZone }, 200);
  });

  api.openapi(add, async (context) => {
    const scope = scopeOf(context);
    const input = context.req.valid('json');
    const reminder = await createOnce(context, input, async (running) => {
      running.changed('reminder', scope.customerId);
      const made = { id: orderedId(), engine, now: deps.now() };
      return insertReminder(running.db, scope, input, made);
    });
    return context.json(reminder, 201);
  });

  api.openapi(edit, async (context) => {
    const scope = scopeOf(context);
    const { id } = context.req.valid('param');
    const change = context.req.valid('json');
    const reminder = await write(operationOf(context), async (running) => {
      running.changed('reminder', scope.customerId);
      return updateReminder(running.db, scope, change, { id, engine, now: deps.now() });
    });
    return context.json(reminder, 200);
  });

  api.openapi(remove, async (context) => {
    const scope = scopeOf(context);
    const { id } = context.req.valid('param');
    await write(operationOf(context), async (running) => {
      running.changed('reminder', scope.customerId);
      await deleteReminder(running.db, scope, { id, engine, now: deps.now() });
    });
    return context.body(null, 204);
  });
}
