import { sql, type Transaction } from 'kysely';
import type { Change } from '#domain/connection.ts';
import { sortNameOf } from '#domain/search.ts';
import { roleForEmail } from '#domain/signIn/access.ts';
import { nameFromEmail } from '#domain/signIn/account.ts';
import type { Audience } from '../db/noun.ts';
import type { Schema } from '../db/schema.ts';
import type { Deps } from '../http/deps.ts';
import type { TakenInvitation } from './deps.ts';
import { becomeDietician } from './dieticians.ts';
import type { Maker } from './maker.ts';
import type { Way } from './people.ts';
import { forgetPlaces } from './places.ts';

type Db = Transaction<Schema>;

/** A way to sign in that stays: the identity that proved the address, or the password. */
export const BY_PASSWORD: Way = { providerId: 'credential' };

type Proven = {
  readonly userId: string;
  /** Null when somebody else may have made the account before its owner came. */
  readonly maker: Maker | null;
  readonly way: Way | null;
  /** The name in their identity. */
  readonly name?: string;
  /** The invitation they come by, if they are a customer. */
  readonly invited?: TakenInvitation | null;
  readonly at: Date;
};

/**
 * Called when the owner of an unconfirmed address proves it, by a mailed link or by Google, or when the
 * operator vouches for it. Confirms the address, and gives the role that it earns. The person who made the
 * account keeps their password, this session and what they logged; if it may have been anybody else,
 * everything that was made on the account ends. Returns the changes for `tellProven`. The only place for
 * this: see docs/decisions/2026-11-22-proven-by-its-owner.md.
 */
export async function provenByOwner(
  db: Db,
  { config: { dieticianEmail }, declared }: Pick<Deps, 'config' | 'declared'>,
  { userId, maker, way, name, invited, at }: Proven,
): Promise<readonly Change[]> {
  // This also locks the row: what the other person is writing at this moment is either stored before this, or
  // refused after it.
  const { email, role } = await db
    .updateTable('user')
    .set({ emailVerified: true, updatedAt: at.toISOString() })
    .where('id', '=', userId)
    .returning(['email', 'role'])
    .executeTakeFirstOrThrow();
  if (maker) await endOtherWays(db, userId, maker, way);
  else await endEverything(db, declared, { userId, email, way, name, at });
  // After the sessions: every write that ends both takes them in this order, so that none deadlock.
  await forgetPlaces(db, email);
  // Only the operator changes an existing role.
  if (role === 'customer') {
    // Assigned first, because the news goes to the assigned dietician.
    const assigned = (await invited?.arrives(userId)) ?? [];
    return [...assigned, ...(await customerArrived(db, declared, userId, at))];
  }
  if (role || roleForEmail(email, true, dieticianEmail) !== 'client') return [];
  await becomeDietician(db, declared, userId, at);
  await db.deleteFrom('session').where('userId', '=', userId).execute();
  return [];
}

/**
 * Called when a customer may enter for the first time, or has proven their address; returns the changes to
 * publish.
 */
export async function customerArrived(
  db: Db,
  { whenCustomer }: Pick<Deps['declared'], 'whenCustomer'>,
  userId: string,
  at: Date,
): Promise<readonly Change[]> {
  const told: (readonly Change[])[] = [];
  for (const tell of whenCustomer) told.push(await tell(db, userId, at));
  return told.flat();
}

/** Called after the transaction has ended. */
export function tellProven(
  { hub, declared }: Pick<Deps, 'hub' | 'declared'>,
  userId: string,
  changes: readonly Change[],
  exceptSessionId?: string,
): void {
  const kinds = Object.keys(declared.live).filter((kind) => isOfPeople(declared.live[kind]));
  hub.publish([
    { ended: { userId, ...(exceptSessionId && { exceptSessionId }) } },
    ...kinds.map((kind) => ({ change: { kind, id: userId } })),
    ...changes.map((change) => ({ change })),
  ]);
}

const isOfPeople = (audience: Audience | undefined) =>
  audience === 'person' || audience === 'person-and-dieticians';

/**
 * Somebody who knew the password may have opened sessions and added keys, so only the password and what the
 * maker has just shown stay.
 */
async function endOtherWays(db: Db, userId: string, maker: Maker, way: Way | null): Promise<void> {
  let sessions = db.deleteFrom('session').where('userId', '=', userId);
  if (maker.sessionId) sessions = sessions.where('id', '!=', maker.sessionId);
  await sessions.execute();
  await endIdentities(db, userId, way ? [BY_PASSWORD, way] : [BY_PASSWORD]);
  if (maker.proof !== 'passkey')
    await db.deleteFrom('passkey').where('userId', '=', userId).execute();
}

type Before = {
  userId: string;
  email: string;
  way: Way | null;
  name: string | undefined;
  at: Date;
};

async function endEverything(
  db: Db,
  { tables }: Deps['declared'],
  { userId, email, way, name = nameFromEmail(email), at }: Before,
): Promise<void> {
  const person = { id: userId, email, emailVerified: false, at: at.toISOString() };
  for (const [table, { owner, handedOver }] of Object.entries(tables)) {
    if (handedOver === 'ends' && owner !== null)
      await sql`delete from ${sql.table(table)} where ${sql.ref(owner)} = ${userId}`.execute(db);
    if (typeof handedOver === 'function') await handedOver(db, person);
  }
  await endIdentities(db, userId, way ? [way] : []);
  await db
    .deleteFrom('verification')
    .where('value', 'like', userId)
    .where('identifier', 'like', 'reset-password:%')
    .execute();
  await db
    .updateTable('user')
    .set({ name, sortName: sortNameOf(name), image: null, timeZone: null })
    .set({ factor: null, consent: 'none' })
    .where('id', '=', userId)
    .execute();
}

async function endIdentities(db: Db, userId: string, stay: readonly Way[]): Promise<void> {
  let others = db.deleteFrom('account').where('userId', '=', userId);
  for (const { providerId, accountId } of stay)
    others = others.where((where) =>
      where.or([
        where('providerId', '!=', providerId),
        ...(accountId === undefined ? [] : [where('accountId', '!=', accountId)]),
      ]),
    );
  await others.execute();
}
