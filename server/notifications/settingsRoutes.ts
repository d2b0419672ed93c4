import {
  notificationSettingsInputSchema,
  notificationSettingsSchema,
} from '#domain/notifications/notificationSchema.ts';
import type { Deps } from '../http/deps.ts';
import {
  type Api,
  allow,
  body,
  createRoute,
  ifMatchHeaders,
  json,
  operationOf,
  refusals,
} from '../http/operation.ts';
import { sessionOf } from '../http/session.ts';
import { ifMatch } from '../http/versions.ts';
import { write } from '../http/write.ts';
import { readSettings, saveSettings } from './settings.ts';

const path = '/notifications/settings';
const ofBoth = allow('customer', 'dietician');

const read = createRoute({
  method: 'get',
  path,
  summary: 'By which channels one is told of what, when not, and on which devices',
  ...ofBoth,
  responses: { 200: json(notificationSettingsSchema), ...refusals(401, 403) },
});

const save = createRoute({
  method: 'put',
  path,
  summary: 'Choose by which channels one is told of what, and when not',
  ...ofBoth,
  request: { headers: ifMatchHeaders, body: body(notificationSettingsInputSchema) },
  responses: { 200: json(notificationSettingsSchema), ...refusals(401, 403, 412, 422, 428) },
});

/** The routes for the choices of the signed-in person. */
export function notificationSettingsRoutes(api: Api, deps: Deps): void {
  api.openapi(read, async (context) => {
    const settings = await readSettings(deps, sessionOf(context));
    context.header('etag', `"${settings.version}"`);
    return context.json(settings, 200);
  });

  api.openapi(save, async (context) => {
    const session = sessionOf(context);
    const input = { ...context.req.valid('json'), version: ifMatch(context) };
    const settings = await write(operationOf(context), async (running) => {
      await saveSettings(running, session, input, deps.now());
      return readSettings({ ...deps, db: running.db }, session);
    });
    context.header('etag', `"${settings.version}"`);
    return context.json(settings, 200);
  });
}
