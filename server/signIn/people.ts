import { randomUUID } from 'node:crypto';
import { sortNameOf } from '#domain/search.ts';
import type { Role } from '#domain/signIn/access.ts';
import { nameFromEmail } from '#domain/signIn/account.ts';
import type { Db } from '../db/open.ts';
import { orderedId } from '../db/schema.ts';
import { knownLocale } from '../reader.ts';

/** A person and the hash of their password, null if they have none. Undefined when there is no such person. */
export const findPerson = (db: Db, by: { readonly id: string } | { readonly email: string }) =>
  db
    .selectFrom('user')
    .leftJoin('account', (join) =>
      join.onRef('account.userId', '=', 'user.id').on('account.providerId', '=', 'credential'),
    )
    .select([
      'user.id',
      'user.name',
      'user.email',
      'user.emailVerified',
      'user.role',
      'user.disabled',
    ])
    .select(['user.factor', 'account.password as hash'])
    .where((where) => where.and('id' in by ? { 'user.id': by.id } : { 'user.email': by.email }))
    .executeTakeFirst();

/**
 * Locks a person and their ways to sign in until this transaction ends. Every session begins under this lock,
 * and a write that ends all sessions takes it first, so no session can begin in between and survive.
 */
export async function lockPerson(db: Db, id: string): Promise<void> {
  await db
    .updateTable('user')
    .set(({ ref }) => ({ updatedAt: ref('updatedAt') }))
    .where('id', '=', id)
    .execute();
}

/** Locks a person, and returns whether this is still the hash of their password. */
export async function isStillPassword(db: Db, id: string, hash: string): Promise<boolean> {
  await lockPerson(db, id);
  return (await findPerson(db, { id }))?.hash === hash;
}

type NewPerson = {
  /** Set when something needs the id before the person is stored. */
  readonly id?: string;
  readonly email: string;
  readonly way: Way;
  readonly role: Role | null;
  readonly emailVerified: boolean;
  readonly at: Date;
  /** The name until the profile has one; by default the part of the address before the @. */
  readonly name?: string;
  readonly timeZone?: string | undefined;
  /** The version of the Privacy Policy that they agreed to. */
  readonly consent?: string;
};

/**
 * Stores a person with a way to sign in, and their consent; returns their id. Null, and nothing is stored,
 * for an address that has an account, even one made at the same moment.
 */
export async function insertPerson(
  db: Db,
  { id = randomUUID(), email, way, role, emailVerified, at: when, ...person }: NewPerson,
): Promise<string | null> {
  const at = when.toISOString();
  const { name = nameFromEmail(email), timeZone = null, consent } = person;
  const made = await db
    .insertInto('user')
    .values({
      ...{ id, email, name, sortName: sortNameOf(name), emailVerified, role, timeZone },
      locale: knownLocale(),
      ...{ disabled: false, createdAt: at, updatedAt: at },
      ...(consent !== undefined && { consent: 'given' }),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return null;
  if (consent !== undefined) await storeConsent(db, id, consent, at);
  await addWay(db, id, way, when);
  return id;
}

const storeConsent = (db: Db, userId: string, version: string, givenAt: string) =>
  db
    .insertInto('consent')
    .values({ id: orderedId(), userId, version, givenAt, withdrawnAt: null })
    .execute();

type Agreed = { readonly consent: string; readonly timeZone?: string | undefined };

/** Stores the consent and time zone of a sign-up for an existing account, as far as they are missing. */
export async function agreeTo(
  db: Db,
  userId: string,
  { consent, timeZone }: Agreed,
  when: Date,
): Promise<void> {
  const person = db.updateTable('user').where('id', '=', userId);
  if (timeZone) await person.set({ timeZone }).where('timeZone', 'is', null).execute();
  const given = await person
    .set({ consent: 'given' })
    .where('consent', '!=', 'given')
    .returning('id')
    .executeTakeFirst();
  if (given) await storeConsent(db, userId, consent, when.toISOString());
}

/** Sets a person's password, in place of an earlier one. */
export async function setPassword(
  db: Db,
  userId: string,
  password: string,
  when: Date,
): Promise<void> {
  const at = when.toISOString();
  const changed = await db
    .updateTable('account')
    .set({ password, updatedAt: at })
    .where('userId', '=', userId)
    .where('providerId', '=', 'credential')
    .returning('id')
    .executeTakeFirst();
  if (!changed) await addWay(db, userId, byPassword(password), when);
}

/** One way to sign in, a row of `account`. */
export type Way = {
  readonly providerId: string;
  /** The provider's id of the person; for a password the person's own id. */
  readonly accountId?: string;
  readonly password?: string;
};

export const byPassword = (hash: string): Way => ({ providerId: 'credential', password: hash });

/** No token is stored that would allow later requests to a provider. */
export async function addWay(db: Db, userId: string, way: Way, when: Date): Promise<void> {
  const at = when.toISOString();
  await db
    .insertInto('account')
    .values({ id: randomUUID(), userId, accountId: userId, ...way, createdAt: at, updatedAt: at })
    .execute();
}
