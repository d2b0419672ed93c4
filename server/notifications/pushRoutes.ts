import * as z from 'zod';
import { pushInputSchema, pushKeySchema } from '#domain/notifications/notificationSchema.ts';
import { idSchema } from '#domain/textSchema.ts';
import type { Deps } from '../http/deps.ts';
import { invalidField } from '../http/failure.ts';
import {
  type Api,
  allow,
  body,
  createRoute,
  json,
  nothing,
  operationOf,
  refusals,
} from '../http/operation.ts';
import { sessionOf } from '../http/session.ts';
import { write } from '../http/write.ts';
import { isPushEndpoint } from '../push/hosts.ts';
import { pushKeys } from '../push/keys.ts';
import { keepDevice, removeDevice } from './devices.ts';

const path = '/notifications/push';
const ofBoth = allow('customer', 'dietician');

const key = createRoute({
  method: 'get',
  path: '/notifications/push-key',
  summary: 'The public key with which a browser subscribes',
  ...ofBoth,
  responses: { 200: json(pushKeySchema), ...refusals(401, 403) },
});

const subscribe = createRoute({
  method: 'put',
  path,
  summary: 'Be told on this device; a subscription ends with the session that made it',
  ...ofBoth,
  request: { body: body(pushInputSchema) },
  responses: {
    200: json(z.strictObject({ id: z.string() })),
    ...refusals(401, 403, 409, 410, 422),
  },
});

const remove = createRoute({
  method: 'delete',
  path: `${path}/{id}`,
  summary: 'Be told on a device no more',
  ...ofBoth,
  request: { params: z.object({ id: idSchema }) },
  responses: { 204: nothing, ...refusals(401, 403, 404) },
});

/** The routes for the devices of the signed-in person. */
export function pushRoutes(api: Api, deps: Deps): void {
  const { config, now } = deps;
  const at = () => now().toISOString();

  api.openapi(key, async (context) => {
    const { publicKey } = await pushKeys(deps, now());
    return context.json({ key: publicKey }, 200);
  });

  api.openapi(subscribe, async (context) => {
    const session = sessionOf(context);
    const input = context.req.valid('json');
    if (!isPushEndpoint(input.endpoint, config.pushHosts))
      throw invalidField('endpoint', 'This is not a push service that is known here.');
    const id = await write(operationOf(context), (running) =>
      keepDevice(running, session, input, at()),
    );
    return context.json({ id }, 200);
  });

  api.openapi(remove, async (context) => {
    const session = sessionOf(context);
    const { id } = context.req.valid('param');
    await write(operationOf(context), (running) => removeDevice(running, session, id, at()));
    return context.body(null, 204);
  });
}
