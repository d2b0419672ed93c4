import { channelsOf, kindsOf, usualChannels } from '#domain/notifications/kinds.ts';
import {
  type NotificationMail,
  type NotificationSettings,
  type NotificationSettingsInput,
  notificationSettingsInputSchema,
  notificationSettingsSchema,
} from '#domain/notifications/notificationSchema.ts';
import { mustConsent } from '#domain/signIn/access.ts';
import type { Db } from '../db/open.ts';
import type { Deps } from '../http/deps.ts';
import { forbidden } from '../http/failure.ts';
import type { Api } from '../http/operation.ts';
import type { Session } from '../http/session.ts';
import { saveVersion, type Write, write } from '../http/write.ts';
import { listDevices } from './devices.ts';
import { scheduleDigest } from './digest.ts';

const stored = (db: Db, userId: string) =>
  db
    .selectFrom('notificationSetting')
    .select(['quietFrom', 'quietTo', 'digestAt', 'version'])
    .where('userId', '=', userId)
    .executeTakeFirst();

/** The channels that somebody chose for each kind of their role, and their times. */
async function readSettings(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  session: Session,
): Promise<NotificationSettings> {
  const { id, role } = session;
  if (role === null) throw forbidden();
  const setting = await stored(db, id);
  const rows = await db
    .selectFrom('notificationChoice')
    .select(['kind', 'app', 'push', 'mail'])
    .where('userId', '=', id)
    .execute();
  const {
    quietFrom: from = null,
    quietTo: to = null,
    digestAt = null,
    version = 0,
  } = setting ?? {};
  return {
    role,
    choices: kindsOf(role).map((kind) => {
      const { app, push, mail } = rows.find((row) => row.kind === kind) ?? usualChannels(kind);
      return { kind, app: Boolean(app), push: Boolean(push), mail: Boolean(mail) };
    }),
    quiet: from !== null && to !== null ? { from, to } : null,
    digestAt,
    version,
    timeZone: session.timeZone ?? 'UTC',
    mail: mailOf(config, session),
    devices: await listDevices(db, session),
  };
}

function mailOf({ smtpUrl }: Deps['config'], session: Session): NotificationMail {
  if (smtpUrl === undefined) return 'no-mail-server';
  if (!session.emailVerified) return 'address-not-confirmed';
  return mustConsent(session) ? 'no-consent' : 'reaches';
}

/** Replaces this version of somebody's choices. Throws 412 when it is not the latest. */
async function saveSettings(
  { db, changed }: Write,
  { id, role, timeZone }: Session,
  { version, ...input }: NotificationSettingsInput & { readonly version: number },
  now: Date,
): Promise<void> {
  const before = await stored(db, id);
  const { digestAt } = input;
  const quiet = { quietFrom: input.quiet?.from ?? null, quietTo: input.quiet?.to ?? null };
  await saveVersion(db, 'notificationSetting', { userId: id }, { ...quiet, digestAt }, version);
  await db.deleteFrom('notificationChoice').where('userId', '=', id).execute();
  const choices = input.choices
    .filter(({ kind }) => kindsOf(role).includes(kind))
    .map((each) => ({
      userId: id,
      ...each,
      mail: each.mail && channelsOf(each.kind).includes('mail'),
    }));
  if (choices.length > 0) await db.insertInto('notificationChoice').values(choices).execute();
  // Rescheduled only if its hour changes, so that a digest due just now is still sent.
  if (digestAt !== (before?.digestAt ?? null))
    await scheduleDigest(db, { id, timeZone }, digestAt, now);
  changed('notification', id);
}

const path = '/notifications/settings';
const ofBoth = ['customer', 'assistant'] as const;

/** The routes for the choices of the signed-in person. */
export function notificationSettingsRoutes(api: Api, deps: Deps): void {
  api.operation({
    get: path,
    summary: 'By which channels one is told of what, when not, and on which devices',
    by: ofBoth,
    gives: notificationSettingsSchema,
    answer: async ({ context, session }) => {
      const settings = await readSettings(deps, session);
      context.header('etag', `"${settings.version}"`);
      return settings;
    },
  });

  api.operation({
    put: path,
    summary: 'Choose by which channels one is told of what, and when not',
    by: ofBoth,
    ifMatch: 'needed',
    takes: notificationSettingsInputSchema,
    gives: notificationSettingsSchema,
    answer: async ({ context, session, operation, input: chosen, version }) => {
      const input = { ...chosen, version };
      const settings = await write(operation, async (running) => {
        await saveSettings(running, session, input, deps.now());
        return readSettings({ ...deps, db: running.db }, session);
      });
      context.header('etag', `"${settings.version}"`);
      return settings;
    },
  });
}
