import * as z from 'zod';
import { localeSchema, type Me, meSchema } from '#domain/accounts/meSchema.ts';
import { standingOf } from '#domain/coaching/period.ts';
import { type Day, dayIn, firstDayOf, type Instant } from '#domain/day.ts';
import { timeZoneSchema } from '#domain/daySchema.ts';
import { localeOf } from '#domain/language/language.ts';
import { dieticianOf } from '../coaching/assignment.ts';
import { readPeriod } from '../coaching/period.ts';
import type { Deps } from '../http/deps.ts';
import type { Api } from '../http/operation.ts';
import { type Session, todayOf } from '../http/session.ts';
import { write } from '../http/write.ts';
import { imageUrlOf } from '../images/queries.ts';
import { type Kind, LETTER } from '../outbox/kind.ts';
import type { SignInDeps } from '../signIn/deps.ts';
import type { LinkLetter } from '../signIn/mailedLinks.ts';
import { findPending, findSession } from '../signIn/session.ts';
import { say } from '../words.ts';

export function accountRoutes(api: Api, deps: SignInDeps): void {
  api.operation({
    get: '/me',
    summary: 'Who is signed in; null for nobody, or while a second factor is asked for',
    by: ['anyone'],
    gives: z.strictObject({ me: meSchema.nullable(), secondFactor: z.literal(true).optional() }),
    answer: async ({ context }) => {
      const session = await findSession(deps, context);
      if (session) return { me: await deps.meOf(session) };
      const secondFactor = (await findPending(deps, context)) !== null;
      return { me: null, ...(secondFactor && { secondFactor: true as const }) };
    },
  });

  api.operation({
    put: '/me/time-zone',
    summary: 'Keep the time zone of the browser, so that days are the customer’s own',
    by: ['user'],
    withoutConsent: true,
    takes: z.strictObject({ timeZone: timeZoneSchema }),
    gives: z.strictObject({ me: meSchema }),
    answer: async ({ session, operation, input: { timeZone } }) => {
      if (timeZone !== session.timeZone)
        await write(operation, async ({ db, changed }) => {
          await db.updateTable('user').set({ timeZone }).where('id', '=', session.id).execute();
          changed('customer', session.id);
          for (const whenZoneChanges of deps.declared.whenZoneChanges) {
            const kind = await whenZoneChanges(db, { id: session.id, timeZone }, deps.now());
            if (kind !== null) changed(kind, session.id);
          }
        });
      return { me: await deps.meOf({ ...session, timeZone }) };
    },
  });

  api.operation({
    put: '/me/locale',
    summary: 'Choose the language, and the region whose dates and numbers are shown',
    by: ['user'],
    withoutConsent: true,
    takes: z.strictObject({ locale: localeSchema }),
    gives: z.strictObject({ me: meSchema }),
    answer: async ({ session, operation, input: { locale } }) => {
      await write(operation, async ({ db, changed }) => {
        await db.updateTable('user').set({ locale }).where('id', '=', session.id).execute();
        changed('customer', session.id);
      });
      return { me: await deps.meOf({ ...session, locale: localeOf(locale) }) };
    },
  });

  api.operation({
    get: '/sign-in-options',
    summary: 'Which ways to sign in this practice offers',
    by: ['anyone'],
    gives: z.strictObject({
      google: z.boolean(),
      mail: z.boolean(),
      practice: z.string(),
      /** The version of the Privacy Policy that is to be agreed to. */
      privacy: z.string(),
    }),
    answer: async () => ({
      google: deps.google !== null,
      mail: deps.config.smtpUrl !== undefined,
      practice: await deps.practice(),
      privacy: await deps.privacyVersion(),
    }),
  });
}

const HOUR_MS = 3_600_000;

/** The kinds of letters about accounts, each with a link; `practice` returns the practice's name. */
export function letterKinds(practice: () => Promise<string>): Record<LinkLetter['kind'], Kind> {
  /** `hours`: how long the link works; after that the letter is too late. */
  const withLink = (kind: LinkLetter['kind'], hours: number): Kind => ({
    ...LETTER,
    isTooLate: (dueAt, now) => now - dueAt >= hours * HOUR_MS,
    async message({ recipient, content }) {
      const { link } = content as { link: string };
      const from = await practice();
      const { subject, text } = say.letters[kind];
      return { to: recipient ?? '', link, subject: subject(from), text: text(from, link) };
    },
  });
  return {
    verification: withLink('verification', 24),
    'password-reset': withLink('password-reset', 1),
    'existing-account': withLink('existing-account', 24),
  };
}

/** The signed-in person, as their own browser gets them. */
export async function meOf(deps: Pick<Deps, 'db' | 'now'>, session: Session): Promise<Me> {
  const { id, email, name, emailVerified, role, timeZone, locale, consent } = session;
  const today = todayOf(deps, session);
  const isCustomer = role === 'customer';
  const dueAt = isCustomer ? await deletionDueAt(deps, id) : null;
  return {
    id,
    email,
    name,
    profileImageUrl: await imageUrlOf(deps.db, id),
    emailVerified,
    role,
    timeZone,
    locale,
    today,
    consent,
    dieticianId: isCustomer
      ? ((await dieticianOf(deps.db, session.dieticianId))?.id ?? null)
      : null,
    ...(session.position && { position: session.position }),
    ...(session.mustProve && { mustProve: true as const }),
    ...(session.hidesNumbers && { hidesNumbers: true as const }),
    ...(isCustomer && { firstDay: await firstDayFor(deps, session) }),
    coaching: isCustomer ? await coachingOf(deps, id, today) : null,
    ...(dueAt && { deletionDueAt: dueAt }),
  };
}

async function coachingOf(
  { db }: Pick<Deps, 'db'>,
  customerId: string,
  today: Day,
): Promise<Me['coaching']> {
  const period = await readPeriod(db, customerId);
  return { standing: standingOf(period, today), endDate: period.planEndDate };
}

async function firstDayFor({ db }: Pick<Deps, 'db'>, { id, timeZone }: Session): Promise<Day> {
  const { createdAt } = await db
    .selectFrom('user')
    .select('createdAt')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return firstDayOf(dayIn(timeZone ?? 'UTC', new Date(createdAt)));
}

/** When the account will be erased; null while its owner has not asked for that. */
async function deletionDueAt({ db }: Pick<Deps, 'db'>, userId: string): Promise<Instant | null> {
  const row = await db
    .selectFrom('accountDeletion')
    .select('dueAt')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.dueAt ?? null;
}
