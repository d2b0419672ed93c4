import type { Transaction } from 'kysely';
import { POSITIONS, type Position, type Role } from '#domain/signIn/access.ts';
import { DECLARED } from '../app/nouns.ts';
import { type Config, ConfigError, ownAddress } from '../config/config.ts';
import type { Db } from '../db/open.ts';
import { inTransaction } from '../db/open.ts';
import type { Schema } from '../db/schema.ts';
import { becomeDietician, hasOtherOwner } from '../signIn/dieticians.ts';
import { newPasswordLink } from '../signIn/mailedLinks.ts';
import { removeFactors } from '../signIn/ownAuthenticator.ts';
import { forgetPlaces } from '../signIn/places.ts';
import { provenByOwner } from '../signIn/provenByOwner.ts';

type Operator = { readonly db: Db; readonly config: Config; readonly now: () => Date };
type Options = {
  /** Allows deleting the data of an account whose address was never confirmed. */
  readonly anew?: boolean;
  /** What somebody who is promoted is in the practice. */
  readonly position?: Position | undefined;
};
type Command = (operator: Operator, email: string, options?: Options) => Promise<string>;

export const USAGE = `Accounts, for the operator. Uses the same configuration as the server.

  weekplate user list                     everybody, with role and state
  weekplate user promote E-MAIL           make a dietician of an account; --anew for an address that
                                           nobody confirmed, which deletes what is stored with it;
                                           --owner, --dietician or --assistant: as what
  weekplate user demote E-MAIL            make a customer of a dietician
  weekplate user reset-password E-MAIL    print a link with which they choose a new password
  weekplate user reset-two-factor E-MAIL  let them in by their password alone again
  weekplate user disable E-MAIL           end their sessions and refuse new ones
  weekplate user enable E-MAIL            let them in again
`;

const UNCONFIRMED = `Nobody has confirmed this address, and anybody may have signed up with it. Unless the link is opened in
a browser where they signed up or logged in, everything stored with the account is deleted: profile, days,
reminders, picture. Nothing of a disabled account is deleted.`;

const unconfirmedPromotion = (email: string) =>
  new ConfigError(`Nobody has confirmed ${email}, and anybody may have signed up with it. Nothing was changed.
Have them open the mailed link first, in the browser where they signed up or logged in. Then nothing is deleted,
and promote works as usual.
Or begin anew: weekplate user promote ${email} --anew
That deletes everything stored with the account (password, profile, days, reminders, picture), and prints
a link for a new password.`);

/** The commands; each returns a sentence to print. They throw {@link ConfigError} for an unknown address. */
export const commands: Readonly<Record<string, Command>> = {
  async list({ db }) {
    const people = await db
      .selectFrom('user')
      .select(['email', 'name', 'role', 'position', 'emailVerified', 'disabled'])
      .orderBy('role')
      .orderBy('email')
      .execute();
    const rows = people.map((person) =>
      [
        person.email,
        person.name,
        roleWord(person.role as Role | null, person.position),
        person.emailVerified ? 'verified' : 'unverified',
        person.disabled ? 'disabled' : '',
      ].join('\t'),
    );
    return [...rows, `${rows.length} accounts`].join('\n');
  },

  promote: (operator, email, options) => setRole(operator, email, 'client', options),
  demote: (operator, email) => setRole(operator, email, 'customer'),

  async 'reset-password'(operator, email) {
    const { id, emailVerified } = await find(operator.db, email);
    const link = await passwordLink(operator.db, operator, { id, email });
    return emailVerified ? link : `${link}\n${UNCONFIRMED}`;
  },

  async 'reset-two-factor'({ db }, email) {
    const { id } = await find(db, email);
    await inTransaction(db, async (transaction) => {
      await removeFactors(transaction, id);
      await signOut(transaction, { id, email });
    });
    return `${email} is signed out everywhere, and signs in without a second factor until they add one.`;
  },

  async disable({ db }, email) {
    const { id } = await find(db, email);
    await inTransaction(db, async (transaction) => {
      await transaction.updateTable('user').set({ disabled: true }).where('id', '=', id).execute();
      await signOut(transaction, { id, email });
    });
    return `${email} is disabled and signed out everywhere.`;
  },

  async enable({ db }, email) {
    const { id } = await find(db, email);
    await db.updateTable('user').set({ disabled: false }).where('id', '=', id).execute();
    return `${email} may sign in again.`;
  },
};

const roleWord = (role: Role | null, position: string | null) =>
  role === null ? 'no role' : role === 'client' ? (position ?? 'dietician') : 'customer';

const isPosition = (word: string): word is Position =>
  (POSITIONS as readonly string[]).includes(word);

/** What the words after an address ask for; null when one of them means nothing. */
export function optionsIn(words: readonly string[]): Options | null {
  const names = words.map((word) => word.replace(/^--/, ''));
  const position = names.find(isPosition);
  const isKnown = words.every(
    (word, at) => word !== names[at] && ['anew', position].includes(names[at]),
  );
  return isKnown ? { anew: names.includes('anew'), position } : null;
}

const lastOwner = (email: string) =>
  new ConfigError(`${email} is the last owner of the practice. Nothing was changed.
Make somebody else an owner first: weekplate user promote E-MAIL --owner`);

/** Whether the practice would have dieticians, but none of them an owner, without this person. */
async function isNeededOwner(db: Db, id: string): Promise<boolean> {
  const people = await db
    .selectFrom('user')
    .select(['id', 'position'])
    .where('role', '=', 'client')
    .execute();
  const own = people.find((person) => person.id === id);
  return own?.position === 'owner' && people.length > 1 && !(await hasOtherOwner(db, id));
}

async function setRole(
  operator: Operator,
  email: string,
  role: Role,
  { anew = false, position }: Options = {},
): Promise<string> {
  const { db, config, now } = operator;
  const link = await inTransaction(db, async (transaction) => {
    // This update locks the row: a confirmation of the address comes wholly before or after it.
    const person = await transaction
      .updateTable('user')
      .set(({ ref }) => ({ updatedAt: ref('updatedAt') }))
      .where('email', '=', email.toLowerCase())
      .returning(['id', 'emailVerified'])
      .executeTakeFirst();
    if (!person) throw unknownAddress(email);
    const { id } = person;
    if (
      position !== 'owner' &&
      (role === 'customer' || position) &&
      (await isNeededOwner(transaction, id))
    )
      throw lastOwner(email);
    if (role === 'client') await becomeDietician(transaction, DECLARED, id, now(), position);
    else
      await transaction
        .updateTable('user')
        .set({ role, position: null })
        .where('id', '=', id)
        .execute();
    const beginsAnew = role === 'client' && !person.emailVerified;
    if (beginsAnew && !anew) throw unconfirmedPromotion(email);
    // The operator vouches for the address, but a stranger may have signed up with it: their password
    // or passkey must not become that of a dietician.
    if (beginsAnew)
      await provenByOwner(
        transaction,
        { config, declared: DECLARED },
        { userId: id, maker: null, way: null, at: now() },
      );
    // A new role cancels a deletion that the person had asked for.
    if (role !== null)
      await transaction.deleteFrom('accountDeletion').where('userId', '=', id).execute();
    // Screens of the old role must not stay open, so the person has to sign in again.
    await signOut(transaction, { id, email });
    return beginsAnew ? passwordLink(transaction, operator, { id, email }) : null;
  });
  const word = role === 'client' ? (position ?? 'dietician') : 'customer';
  const done = `${email} is ${word === 'dietician' || word === 'customer' ? 'a' : 'an'} ${word} now`;
  return link === null
    ? `${done} and signs in anew.`
    : `${done}. Nobody had confirmed the address, and anybody may have signed up with it: what was made with that account has ended, its password included.\n${link}`;
}

/** Ends all sessions, and forgets the places from which the person signed in before. */
async function signOut(db: Transaction<Schema>, { id, email }: { id: string; email: string }) {
  await db.deleteFrom('session').where('userId', '=', id).execute();
  await forgetPlaces(db, email.toLowerCase());
}

/** Makes a link to choose a new password, and returns the text to print. */
async function passwordLink(
  db: Db,
  { config, now }: Operator,
  { id, email }: { id: string; email: string },
): Promise<string> {
  const publicUrl = config.publicUrl ?? ownAddress(config.host, config.port);
  const link = await newPasswordLink(db, { config, publicUrl, at: now() }, id);
  return `Give this link to ${email}; it works once, within an hour:\n${link}`;
}

async function find(
  db: Db,
  email: string,
): Promise<{ id: string; emailVerified: boolean | number }> {
  const person = await db
    .selectFrom('user')
    .select(['id', 'emailVerified'])
    .where('email', '=', email.toLowerCase())
    .executeTakeFirst();
  if (!person) throw unknownAddress(email);
  return person;
}

const unknownAddress = (email: string) =>
  new ConfigError(`There is no account with the address ${email}.`);
