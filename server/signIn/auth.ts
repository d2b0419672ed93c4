import { getCurrentAdapter } from '@better-auth/core/context';
import { APIError } from '@better-auth/core/error';
import type { BetterAuthOptions, BetterAuthPlugin, betterAuth } from 'better-auth';
import { PASSWORD_MAX, PASSWORD_MIN } from '#domain/accounts/password.ts';
import { type Role, roleForEmail } from '#domain/accounts/role.ts';
import type { Config } from '../config/config.ts';
import type { Db, Engine } from '../db/open.ts';
import { orderedId } from '../db/orderedId.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Hub } from '../live/hub.ts';
import { log } from '../log/log.ts';
import { wordsOf } from '../log/words.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { passwords, readyNow } from './atOnce.ts';
import { authTransaction, notingTransactions } from './authTransaction.ts';
import { sealLink } from './sealedLink.ts';
import { PENDING } from './session.ts';

const DAY_SECONDS = 86_400;
// How long a password waits for the code that goes with it.
const PENDING_MS = 600_000;

type BetterAuth = ReturnType<typeof betterAuth<ReturnType<typeof authOptions>>>;

export type Auth = {
  /** Loaded with the first account that is made or opened: most of a day nobody needs its 15 MB. */
  ready(): Promise<BetterAuth>;
  /** Stores a letter in the transaction of what it tells of, where there is one, and sends it. */
  post(posted: Posted): Promise<void>;
};

/** A letter with a link, of the account. */
export type Posted = {
  readonly kind: 'verification' | 'password-reset' | 'existing-account';
  readonly to: string;
  readonly link: string;
};

export type AuthInput = {
  config: Config;
  db: Db;
  engine: Engine;
  outbox: Outbox;
  /** Where mailed links lead; asked when a mail is written, since a free port is known late. */
  publicUrl: () => string;
};

/**
 * E-mail and password by better-auth, on the tables of `db/schema.ts`. Its own HTTP routes are
 * not served: `auth/routes.ts` calls what the product uses, so that every operation is declared,
 * limited and free of tokens like any other.
 */
export function createAuth(input: AuthInput): Auth {
  let made: Promise<BetterAuth> | undefined;
  const make = async () => {
    const { betterAuth } = await import('better-auth');
    return betterAuth(authOptions(input, post));
  };
  const ready = (): Promise<BetterAuth> => {
    // What could not be loaded now is tried again, not refused for ever.
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
  const post = async ({ kind, to, link }: Posted): Promise<void> => {
    const { adapter } = await (await ready()).$context;
    const current = await getCurrentAdapter(adapter);
    const data = input.outbox.row({ kind, to, content: { link } });
    await current.create({ model: 'outboxItem', data, forceAllowId: true });
    input.outbox.soon(kind);
  };
  return { ready, post };
}

/** So that better-auth can write into these tables, too, in its own transactions. */
const ownTables = {
  id: 'weekplate-tables',
  schema: {
    outboxItem: {
      fields: {
        kind: { type: 'string', required: true },
        recipient: { type: 'string', required: true },
        sealed: { type: 'string', required: true },
        createdAt: { type: 'string', required: true },
        dueAt: { type: 'string', required: true },
        nextTryAt: { type: 'string', required: true },
        tries: { type: 'number', required: true },
        unclear: { type: 'number', required: true },
      },
    },
    consent: {
      fields: {
        userId: { type: 'string', required: true },
        version: { type: 'string', required: true },
        givenAt: { type: 'string', required: true },
        withdrawnAt: { type: 'string', required: false },
      },
    },
  },
} satisfies BetterAuthPlugin;

/** What every way of signing in shares. */
export function authOptions(
  { config, db, engine, publicUrl }: AuthInput,
  post: (posted: Posted) => Promise<void>,
) {
  const page = (path: string) => `${publicUrl()}${path}`;
  return {
    // Decides whether cookies are kept to TLS; the port plays no part in that.
    baseURL: config.publicUrl ?? 'http://localhost',
    basePath: '/api/auth',
    secret: config.secret,
    database: { db: notingTransactions(db), type: engine, transaction: true },
    logger: {
      level: 'error',
      log: (_level, message) => {
        // Asked again and, if it is no race, logged as a fault by auth/signIn.ts.
        const raced = String(message) === 'Failed to create user';
        log[raced ? 'warn' : 'error']('sign-in', { error: wordsOf(message) });
      },
    },
    telemetry: { enabled: false },
    // Counted by the product itself, per address and per account: see auth/limits.ts.
    rateLimit: { enabled: false },
    session: {
      expiresIn: Math.round(config.sessionIdleDays * DAY_SECONDS),
      updateAge: DAY_SECONDS,
      additionalFields: { proof: { type: 'string', required: false, input: false } },
    },
    user: {
      additionalFields: {
        role: { type: 'string', required: false, input: false },
        timeZone: { type: 'string', required: false, input: false },
        sortName: { type: 'string', required: false, input: false },
        factor: { type: 'string', required: false, input: false },
        disabled: { type: 'boolean', required: false, input: false, defaultValue: false },
        consent: { type: 'string', required: false, input: false, defaultValue: 'none' },
      },
    },
    plugins: [ownTables],
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      requireEmailVerification: config.smtpUrl !== undefined,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: 3600,
      password: passwords,
      // The link came by mail: whoever has it has the address.
      onPasswordReset: async ({ user }) => readyNow().onProven?.(authTransaction(), user),
      sendResetPassword: async ({ user, token }) =>
        post({
          kind: 'password-reset',
          to: user.email,
          link: page(`/reset-password?token=${sealLink(config.secret, 'password-reset', token)}`),
        }),
      onExistingUserSignUp: async ({ user }) => {
        if (readyNow().quiet) return;
        await post({ kind: 'existing-account', to: user.email, link: page('/login') });
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: DAY_SECONDS,
      autoSignInAfterVerification: true,
      afterEmailVerification: async (user) => readyNow().onProven?.(authTransaction(), user),
      // Called once a sign-up is stored, not with it: see docs/OPERATIONS.md.
      sendVerificationEmail: async ({ user, token }) =>
        post({ kind: 'verification', to: user.email, link: page(`/verify-email?token=${token}`) }),
    },
    databaseHooks: {
      user: {
        create: {
          before: async (user) => ({
            data: {
              ...user,
              sortName: user.name.toLowerCase(),
              timeZone: readyNow().timeZone ?? null,
              consent: readyNow().agreed ? 'given' : 'none',
              role: roleForEmail(user.email, user.emailVerified, config.dieticianEmail),
            },
          }),
        },
      },
      account: {
        create: {
          // The person is there by now, and not stored yet: their consent is stored with them.
          before: async ({ userId }, context) => {
            const { agreed } = readyNow();
            if (!agreed || !context) return;
            const adapter = await getCurrentAdapter(context.context.adapter);
            await adapter.create({
              model: 'consent',
              data: { id: orderedId(), userId, ...agreed },
              forceAllowId: true,
            });
          },
        },
      },
      session: {
        create: {
          before: async (session, context) => {
            const user = await context?.context.internalAdapter.findUserById(session.userId);
            if (user && 'disabled' in user && user.disabled)
              throw new APIError('FORBIDDEN', {
                code: 'ACCOUNT_DISABLED',
                message: 'This account is disabled. Ask your practice.',
              });
            const asks = user && 'factor' in user && user.factor === 'code';
            if (asks && !readyNow().proof)
              return {
                data: { ...session, proof: PENDING, expiresAt: new Date(Date.now() + PENDING_MS) },
              };
            return { data: { ...session, proof: readyNow().proof ?? null } };
          },
        },
      },
    },
  } satisfies BetterAuthOptions;
}

/**
 * Gives a dietician's address its role once it is verified; returns the role. Whoever had signed up
 * with the address before its owner confirmed it stays outside: but for the session `keep`, those
 * from before end with it. Idempotent.
 */
export async function grantEarnedRole(
  { db, config, hub }: { db: Db; config: Config; hub: Hub },
  { id: userId, sessionId: keep }: { id: string; sessionId?: string },
): Promise<Role | null> {
  const user = await db
    .selectFrom('user')
    .select(['email', 'emailVerified', 'role'])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!user) return null;
  if (user.role) return user.role as Role;
  const role = roleForEmail(user.email, Boolean(user.emailVerified), config.dieticianEmail);
  if (!role) return null;
  await inTransaction(db, async (transaction) => {
    await transaction.updateTable('user').set({ role }).where('id', '=', userId).execute();
    let others = transaction.deleteFrom('session').where('userId', '=', userId);
    if (keep) others = others.where('id', '!=', keep);
    if (role === 'client') await others.execute();
  });
  if (role === 'client')
    hub.publish([{ ended: { userId, ...(keep && { exceptSessionId: keep }) } }]);
  return role;
}
