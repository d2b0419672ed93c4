import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { hashPassword } from 'better-auth/crypto';
import { sortNameOf } from '#domain/search.ts';
import { BUILT_IN_PRIVACY, type ConsentState } from '#domain/signIn/access.ts';
import type { Db } from '#server/db/open.ts';
import type { Person } from './people.ts';

const hashes = new Map<string, Promise<string>>();

/** Hashing is slow by design: for tests, once for each password and process is enough. */
function hashOf(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}

export async function insertAccount(
  db: Db,
  person: Omit<Person, 'cookie'>,
  emailVerified: boolean,
  consent: ConsentState = person.role === 'customer' ? 'given' : 'none',
) {
  const now = new Date().toISOString();
  await db
    .insertInto('user')
    .values({
      id: person.id,
      name: person.name,
      email: person.email,
      emailVerified,
      createdAt: now,
      updatedAt: now,
      role: person.role,
      position: person.position,
      timeZone: person.timeZone,
      disabled: false,
      sortName: sortNameOf(person.name),
      consent,
    })
    .execute();
  if (consent !== 'none') {
    const withdrawnAt = consent === 'withdrawn' ? now : null;
    const agreed = { version: BUILT_IN_PRIVACY, givenAt: now, withdrawnAt };
    await db
      .insertInto('consent')
      .values({ userId: person.id, id: randomUUID(), ...agreed })
      .execute();
  }
  await db
    .insertInto('account')
    .values({
      id: randomUUID(),
      accountId: person.id,
      providerId: 'credential',
      userId: person.id,
      password: await hashOf(person.password),
      createdAt: now,
      updatedAt: now,
    })
    .execute();
}

/** Opens a session and returns its token. */
export async function openSession(db: Db, userId: string, endsAt?: Date): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const now = Date.now();
  await db
    .insertInto('session')
    .values({
      id: randomUUID(),
      token,
      userId,
      expiresAt: (endsAt ?? new Date(now + 30 * 86_400_000)).toISOString(),
      createdAt: new Date(now).toISOString(),
      updatedAt: new Date(now).toISOString(),
    })
    .execute();
  return token;
}

/** The value of the session cookie. */
export const signed = (token: string, secret: string) =>
  encodeURIComponent(`${token}.${createHmac('sha256', secret).update(token).digest('base64')}`);
