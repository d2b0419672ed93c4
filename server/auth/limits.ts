import { sql } from 'kysely';
import { ApiFailure } from '../api/failure.ts';
import type { Deps } from '../deps.ts';

type Limit = { readonly tries: number; readonly windowMs: number };

const MINUTE = 60_000;

export const limits = {
  signInByAddress: { tries: 30, windowMs: 5 * MINUTE },
  signInByAccount: { tries: 10, windowMs: 5 * MINUTE },
  codeByAccount: { tries: 5, windowMs: 5 * MINUTE },
  codeByAccountADay: { tries: 30, windowMs: 24 * 60 * MINUTE },
  passkeyByAddress: { tries: 60, windowMs: 5 * MINUTE },
  signUpByAddress: { tries: 20, windowMs: 60 * MINUTE },
  mailByAddress: { tries: 20, windowMs: 60 * MINUTE },
  mailToAccount: { tries: 5, windowMs: 60 * MINUTE },
  imageByPerson: { tries: 40, windowMs: 60 * MINUTE },
  contactByAddress: { tries: 5, windowMs: 60 * MINUTE },
  linkByAddress: { tries: 30, windowMs: 5 * MINUTE },
  googleByAddress: { tries: 60, windowMs: 5 * MINUTE },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/**
 * Counts one try, in the database, so that it holds across instances and restarts. Throws a 429
 * {@link ApiFailure} with the seconds to wait once the tries of the window are used up.
 */
export async function countTry(deps: Deps, name: LimitName, of: string): Promise<void> {
  const { tries, windowMs } = limits[name];
  const now = deps.now().getTime();
  const row = await deps.db
    .insertInto('rateLimit')
    .values({ key: `${name}:${of}`, count: 1, resetsAt: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when "rateLimit"."resetsAt" <= ${now} then 1 else "rateLimit"."count" + 1 end`,
        resetsAt: sql<number>`case when "rateLimit"."resetsAt" <= ${now} then excluded."resetsAt" else "rateLimit"."resetsAt" end`,
      }),
    )
    .returning(['count', 'resetsAt'])
    .executeTakeFirstOrThrow();
  if (row.count <= tries * deps.config.rateLimitFactor) return;
  const seconds = Math.max(1, Math.ceil((Number(row.resetsAt) - now) / 1000));
  throw new ApiFailure(
    429,
    'too-many-tries',
    `Too many tries. Try again in ${seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`,
    { retryAfter: seconds },
  );
}

const KNOWN_MS = 90 * 24 * 60 * MINUTE;
const knownKey = (email: string, address: string) => `signedInFrom:${email} ${address}`;

/**
 * What tries at an account are counted under: those from an address where its owner signed in
 * before apart from all others, so that strangers who guess do not keep the owner out.
 */
export async function accountTries(deps: Deps, email: string, address: string): Promise<string> {
  const known = await deps.db
    .selectFrom('rateLimit')
    .select('key')
    .where('key', '=', knownKey(email, address))
    .where('resetsAt', '>', deps.now().getTime())
    .executeTakeFirst();
  return known ? `${email} ${address}` : email;
}

/** Remembers for three months that the owner of an account signed in from this address. */
export async function rememberAddress(deps: Deps, email: string, address: string): Promise<void> {
  const resetsAt = deps.now().getTime() + KNOWN_MS;
  await deps.db
    .insertInto('rateLimit')
    .values({ key: knownKey(email, address), count: 0, resetsAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ resetsAt }))
    .execute();
}

/** Takes back a try that turned out to be rightful: only failures are to slow anyone down. */
export async function forgetTry(deps: Deps, name: LimitName, of: string): Promise<void> {
  await deps.db
    .updateTable('rateLimit')
    .set({ count: sql<number>`case when "count" > 0 then "count" - 1 else 0 end` })
    .where('key', '=', `${name}:${of}`)
    .execute();
}
