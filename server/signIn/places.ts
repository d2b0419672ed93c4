import { createHmac } from 'node:crypto';
import type { Context } from 'hono';
import type { Db } from '../db/open.ts';
import type { Deps } from '../http/deps.ts';
import { addressOf } from '../http/origin.ts';

const KNOWN_MS = 90 * 86_400_000;

/**
 * The key of a network from which somebody was let in before; it reveals the network only to somebody with
 * `SECRET`.
 */
function keyOf({ config }: Deps, email: string, network: string): string {
  const place = createHmac('sha256', config.secret).update(`place ${email} ${network}`);
  return `knownPlace:${email} ${place.digest('base64url')}`;
}

/** Whether the owner of an account was let in from this network within three months. */
export async function isKnownPlace(deps: Deps, context: Context, email: string): Promise<boolean> {
  const known = await deps.db
    .selectFrom('rateLimit')
    .select('key')
    .where('key', '=', keyOf(deps, email, addressOf(deps.config, context)))
    .where('resetsAt', '>', deps.now().getTime())
    .executeTakeFirst();
  return known !== undefined;
}

/** Remembers that the owner of an account was let in from this network, whatever the way. */
export async function rememberPlace(deps: Deps, context: Context, email: string): Promise<void> {
  const resetsAt = deps.now().getTime() + KNOWN_MS;
  await deps.db
    .insertInto('rateLimit')
    .values({ key: keyOf(deps, email, addressOf(deps.config, context)), count: 0, resetsAt })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ resetsAt }))
    .execute();
}

/** When somebody ends sessions that may be a stranger's, only this network stays a known place. */
export async function knowOnlyHere(deps: Deps, context: Context, email: string): Promise<void> {
  await forgetPlaces(deps.db, email);
  await rememberPlace(deps, context, email);
}

/** Forgets all known places of an account when its sessions end: one of them may be a stranger's. */
export async function forgetPlaces(db: Db, email: string): Promise<void> {
  await db
    .deleteFrom('rateLimit')
    .where('key', '>=', `knownPlace:${email} `)
    // The character after the blank. A range is used, because a pattern would interpret the % and _ of an
    // address.
    .where('key', '<', `knownPlace:${email}!`)
    .execute();
}
