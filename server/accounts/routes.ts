import * as z from 'zod';
import { localeSchema, meSchema } from '#domain/accounts/meSchema.ts';
import { timeZoneSchema } from '#domain/daySchema.ts';
import { localeOf } from '#domain/language/language.ts';
import type { Api } from '../http/operation.ts';
import { write } from '../http/write.ts';
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
