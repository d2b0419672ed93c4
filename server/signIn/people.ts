import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Role } from '#domain/accounts/role.ts';
import type { Schema } from '../db/schema.ts';

export type NewPerson = {
  readonly email: string;
  /** As better-auth makes it. */
  readonly passwordHash: string;
  readonly role: Role | null;
  readonly emailVerified: boolean;
  readonly at: Date;
  /** Until the profile says more: what stands before the @. */
  readonly name?: string;
  readonly timeZone?: string;
};

/** Inserts a person with a password, as better-auth would; the caller has checked the address. */
export async function insertPerson(
  db: Kysely<Schema> | Transaction<Schema>,
  person: NewPerson,
): Promise<string> {
  const id = randomUUID();
  const at = person.at.toISOString();
  const name = person.name ?? nameFromEmail(person.email);
  await db
    .insertInto('user')
    .values({
      id,
      name,
      sortName: name.toLowerCase(),
      email: person.email,
      emailVerified: person.emailVerified,
      role: person.role,
      timeZone: person.timeZone ?? null,
      disabled: false,
      createdAt: at,
      updatedAt: at,
    })
    .execute();
  await setPassword(db, id, person.passwordHash, person.at);
  return id;
}

/** Gives a password to somebody who has none, as better-auth would. */
export async function setPassword(
  db: Kysely<Schema> | Transaction<Schema>,
  userId: string,
  password: string,
  when: Date,
): Promise<void> {
  const at = when.toISOString();
  const ids = { id: randomUUID(), accountId: userId, providerId: 'credential', userId };
  await db
    .insertInto('account')
    .values({ ...ids, password, createdAt: at, updatedAt: at })
    .execute();
}

export const nameFromEmail = (email: string) => email.slice(0, email.lastIndexOf('@'));
