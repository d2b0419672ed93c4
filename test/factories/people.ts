import { randomBytes, randomUUID } from 'node:crypto';
import { NO_PERIOD } from '#domain/coaching/period.ts';
import type { CoachingPeriod, Standing } from '#domain/coaching/periodSchema.ts';
import { addDays, type Day, dayIn } from '#domain/day.ts';
import type { ConsentState, Position, Role } from '#domain/signIn/access.ts';
import type { Db } from '#server/db/open.ts';
import { erasedEntry } from '#server/rights/erase.ts';
import { cookieName } from '#server/signIn/sessionCookie.ts';
import { insertAccount, openSession, signed } from './accounts.ts';
import { FIRST, LAST } from './names.ts';

/** The password of everybody, unless a test asks for another. */
export const PASSWORD = 'porridge-and-plums';

export type Person = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly role: Role | null;
  /** The position in the practice; null for customers. */
  readonly position: Position | null;
  readonly timeZone: string;
  /** The cookie of an open session, for a `Cookie` header or a browser. */
  readonly cookie: { readonly name: string; readonly value: string };
};

export type PersonWishes = {
  name?: string;
  email?: string;
  password?: string;
  emailVerified?: boolean;
  timeZone?: string;
  /** When the session ends; for tests of expired sessions. */
  sessionEndsAt?: Date;
  /** The state of the customer's consent; `given` by default. */
  consent?: ConsentState;
};

export type CustomerWishes = PersonWishes & {
  /** The standing of the period as of today; `active` by default. */
  standing?: Standing;
  period?: CoachingPeriod;
  dietician?: Person;
};

const tag = () => randomBytes(4).toString('hex');
const oneOf = (names: readonly string[]) =>
  names[Math.floor(Math.random() * names.length)] ?? 'Alex';

/** Today in the customer's time zone, by the real clock. */
export const todayOf = (person: Pick<Person, 'timeZone'>): Day =>
  dayIn(person.timeZone, new Date());

/** A time zone in which it is this hour of the day now, so that a test does not depend on when it runs. */
export function zoneAt(hour: number): string {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  // The sign of these names is the other way round.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
}

export function people(db: Db, secret: string) {
  const aPerson = async (
    role: Role | null,
    wishes: PersonWishes = {},
    position: Position | null = null,
  ): Promise<Person> => {
    const name = wishes.name ?? `${oneOf(FIRST)} ${oneOf(LAST)}`;
    const first =
      name
        .split(' ')[0]
        ?.toLowerCase()
        .replaceAll(/[^a-z]/g, '') || 'person';
    const person = {
      id: randomUUID(),
      name,
      email: wishes.email ?? `${first}.${tag()}@example.test`,
      password: wishes.password ?? PASSWORD,
      role,
      position,
      timeZone: wishes.timeZone ?? 'UTC',
    };
    await insertAccount(db, person, wishes.emailVerified ?? true, wishes.consent);
    const token = await openSession(db, person.id, wishes.sessionEndsAt);
    return { ...person, cookie: { name: cookieName(undefined), value: signed(token, secret) } };
  };

  return {
    /** An owner of the practice, unless it should be a dietician or an assistant. */
    aDietician: (wishes?: PersonWishes, position: Position = 'owner') =>
      aPerson('client', wishes, position),

    async aCustomer(wishes: CustomerWishes = {}): Promise<Person> {
      const customer = await aPerson('customer', wishes);
      const period = wishes.period ?? periodThatIs(wishes.standing ?? 'active', todayOf(customer));
      await db
        .insertInto('coachingPeriod')
        .values({ customerId: customer.id, ...period, updatedAt: new Date().toISOString() })
        .execute();
      if (wishes.dietician) {
        await db
          .updateTable('user')
          .set({ dieticianId: wishes.dietician.id })
          .where('id', '=', customer.id)
          .execute();
      }
      return customer;
    },

    /** A person with an account and a session who is not (yet) a dietician or customer. */
    aPersonWithoutRole: (wishes?: PersonWishes) => aPerson(null, wishes),

    /** Expires all sessions of this person, as after thirty days or from another device. */
    async endSessions(person: Person): Promise<void> {
      const expiresAt = new Date(Date.now() - 1000).toISOString();
      await db.updateTable('session').set({ expiresAt }).where('userId', '=', person.id).execute();
    },

    /** Erases an account, as after the days in which the deletion could be cancelled. */
    async erase({ id }: Person): Promise<void> {
      await db.deleteFrom('user').where('id', '=', id).execute();
      const entry = erasedEntry(id, new Date().toISOString());
      await db.insertInto('auditEntry').values(entry).execute();
    },

    /** A customer who was never asked for consent, or withdrew it: only stored, without notifying anybody. */
    async withoutConsent(person: Person, consent: 'none' | 'withdrawn'): Promise<void> {
      await db.updateTable('user').set({ consent }).where('id', '=', person.id).execute();
      if (consent === 'none')
        await db.deleteFrom('consent').where('userId', '=', person.id).execute();
      else
        await db
          .updateTable('consent')
          .set({ withdrawnAt: new Date().toISOString() })
          .where('userId', '=', person.id)
          .execute();
    },

    /** Locks a person out, as the operator does with `weekplate user`. */
    async disable(person: Person): Promise<void> {
      await db.updateTable('user').set({ disabled: true }).where('id', '=', person.id).execute();
    },

    /** Deletes the account and everything that belongs to this person. */
    async removeAccount(person: Person): Promise<void> {
      await db.deleteFrom('user').where('id', '=', person.id).execute();
    },

    /** Another open session of the same person, as on another device. */
    async anotherSession(person: Person): Promise<Person> {
      const token = await openSession(db, person.id);
      return { ...person, cookie: { name: person.cookie.name, value: signed(token, secret) } };
    },
  };
}

function periodThatIs(standing: Standing, today: Day): CoachingPeriod {
  if (standing === 'not_set') return NO_PERIOD;
  const ended = standing === 'expired';
  return {
    planStatus: standing === 'paused' ? 'paused' : 'active',
    planStartDate: addDays(today, -30),
    planEndDate: addDays(today, ended ? -1 : 60),
  };
}
