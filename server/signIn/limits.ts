import { sql } from 'kysely';
import type { Deps } from '../http/deps.ts';
import { ApiFailure } from '../http/failure.ts';

type Limit = { readonly tries: number; readonly windowMs: number };

const MINUTE = 60_000;

/** Each is counted under its own key: a network, a person, or both; see the callers. */
export const limits = {
  signInByAddress: { tries: 30, windowMs: 5 * MINUTE },
  passwordHere: { tries: 10, windowMs: 5 * MINUTE },
  passwordFromUnknownPlaces: { tries: 10, windowMs: 5 * MINUTE },
  passwordWhileGuessed: { tries: 1, windowMs: 5 * MINUTE },
  codeByAccount: { tries: 5, windowMs: 5 * MINUTE },
  codeByAccountADay: { tries: 30, windowMs: 24 * 60 * MINUTE },
  passkeyByAddress: { tries: 60, windowMs: 5 * MINUTE },
  signUpByAddress: { tries: 20, windowMs: 60 * MINUTE },
  mailByAddress: { tries: 20, windowMs: 60 * MINUTE },
  mailHere: { tries: 5, windowMs: 60 * MINUTE },
  mailToAccount: { tries: 5, windowMs: 30 * MINUTE },
  mailToAccountOnce: { tries: 1, windowMs: 30 * MINUTE },
  mailToAccountAtMost: { tries: 7, windowMs: 30 * MINUTE },
  imageByPerson: { tries: 40, windowMs: 60 * MINUTE },
  contactByAddress: { tries: 5, windowMs: 60 * MINUTE },
  linkByAddress: { tries: 30, windowMs: 5 * MINUTE },
  invitationToAddress: { tries: 3, windowMs: 24 * 60 * MINUTE },
  invitationByDietician: { tries: 300, windowMs: 24 * 60 * MINUTE },
  calendarByCustomer: { tries: 60, windowMs: 5 * MINUTE },
  erasedByAddress: { tries: 60, windowMs: 5 * MINUTE },
  googleByAddress: { tries: 60, windowMs: 5 * MINUTE },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;

/** Whether this try exceeds the limit of the window, and how long the window still lasts. */
export type Count = { readonly over: boolean; readonly seconds: number };

/** Counts tries in the database, so that the count holds across instances and restarts. */
export async function count(deps: Deps, name: LimitName, of: string, by = 1): Promise<Count> {
  const { tries, windowMs } = limits[name];
  const now = deps.now().getTime();
  const row = await deps.db
    .insertInto('rateLimit')
    .values({ key: `${name}:${of}`, count: by, resetsAt: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when "rateLimit"."resetsAt" <= ${now} then ${by} else "rateLimit"."count" + ${by} end`,
        resetsAt: sql<number>`case when "rateLimit"."resetsAt" <= ${now} then excluded."resetsAt" else "rateLimit"."resetsAt" end`,
      }),
    )
    .returning(['count', 'resetsAt'])
    .executeTakeFirstOrThrow();
  return {
    over: row.count > tries * deps.config.rateLimitFactor,
    seconds: Math.max(1, Math.ceil((Number(row.resetsAt) - now) / 1000)),
  };
}

export const tooManyTries = (seconds: number) =>
  new ApiFailure(
    429,
    'too-many-tries',
    `Too many tries. Try again in ${seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`,
    { retryAfter: seconds },
  );

/** Counts one try, or more; throws a 429 {@link ApiFailure} with the seconds to wait once they are used up. */
export async function countTry(deps: Deps, name: LimitName, of: string, by = 1): Promise<void> {
  const { over, seconds } = await count(deps, name, of, by);
  if (over) throw tooManyTries(seconds);
}

/** Takes back a try that turned out to be legitimate, because only failures should slow anyone down. */
export async function forgetTry(deps: Deps, name: LimitName, of: string): Promise<void> {
  await deps.db
    .updateTable('rateLimit')
    .set({ count: sql<number>`case when "count" > 0 then "count" - 1 else 0 end` })
    .where('key', '=', `${name}:${of}`)
    .execute();
}

/** Counts a try until `work` is done; if it throws, the try stays counted. Throws 429, too. */
export async function untilDone<T>(
  deps: Deps,
  name: LimitName,
  of: string,
  work: () => Promise<T>,
): Promise<T> {
  await countTry(deps, name, of);
  const done = await work();
  await forgetTry(deps, name, of);
  return done;
}
