import type { ColumnType, Generated, Transaction } from 'kysely';
import { upTo } from '../db/limits.ts';
import {
  type Leaving,
  type Noun,
  ofCustomer,
  ofNobody,
  ofUser,
  type TablesOf,
} from '../db/noun.ts';
import type { BigNumber, Flag, Schema } from '../db/schema.ts';
import { say } from '../words.ts';

// The tables of better-auth keep its own types: each engine returns its dates differently.
type AuthInstant = ColumnType<string | Date, string | Date, string | Date>;

/** A person, and their ways to prove who they are. */
type Tables = {
  user: {
    id: string;
    name: string;
    email: string;
    emailVerified: Flag;
    image: string | null;
    createdAt: AuthInstant;
    updatedAt: AuthInstant;
    role: string | null;
    /** A `Position` in the practice, of its dieticians; null for everybody else. */
    position: Generated<string | null>;
    timeZone: string | null;
    /** The language and region that they read in, 'de-AT'; null while they have none. */
    locale: Generated<string | null>;
    disabled: Flag;
    /** The name in lower case, by which lists are ordered. */
    sortName: string;
    /** The dietician this customer is assigned to. */
    dieticianId: string | null;
    /** The person's strongest second factor: `code` or null. */
    factor: string | null;
    /** The state of their consent, a `ConsentState`; the table `consent` has its times and versions. */
    consent: Generated<string>;
    /** The `planStatus` of their coaching period, kept up to date by the database: by triggers. */
    periodStatus: Generated<string>;
    /** Whether figures of body, weight and energy are hidden from this customer. */
    hidesNumbers: ColumnType<boolean | number, boolean | undefined, boolean>;
    /** The instant when their address refused a reminder permanently; null once it has accepted one. */
    remindersRefusedAt: Generated<string | null>;
  };
  session: {
    id: string;
    expiresAt: AuthInstant;
    token: string;
    createdAt: AuthInstant;
    updatedAt: AuthInstant;
    ipAddress: string | null;
    userAgent: string | null;
    userId: string;
    /** The second factor of the session, or `pending` while it waits for one. */
    proof: string | null;
  };
  account: {
    id: string;
    accountId: string;
    providerId: string;
    userId: string;
    accessToken: string | null;
    refreshToken: string | null;
    idToken: string | null;
    accessTokenExpiresAt: AuthInstant | null;
    refreshTokenExpiresAt: AuthInstant | null;
    scope: string | null;
    password: string | null;
    createdAt: AuthInstant;
    updatedAt: AuthInstant;
  };
  verification: {
    id: string;
    identifier: string;
    value: string;
    expiresAt: AuthInstant;
    createdAt: AuthInstant;
    updatedAt: AuthInstant;
  };
  authenticator: {
    userId: string;
    /** Encrypted with `SECRET`. */
    sealedKey: string;
    /** The 30-second step, counted since 1970, of the last accepted code: each code works once. */
    lastStep: number;
    since: string;
  };
  recoveryCode: { codeHash: string; userId: string };
  passkey: {
    id: string;
    credentialId: string;
    userId: string;
    /** COSE, base64url. */
    publicKey: string;
    counter: BigNumber;
    name: string;
    since: string;
    usedAt: string | null;
  };
  /** Counted tries, and known places of people: see limits.ts and places.ts. */
  rateLimit: { key: string; count: number; resetsAt: BigNumber };
  setUpLink: { tokenHash: string; expiresAt: string };
  /** A row for each rule in force. */
  practiceRule: { rule: string; since: string; setBy: string };
};

declare module '../db/schema.ts' {
  interface Schema extends Tables {}
}

const SECRET = 'A secret that opens the account.';
const SECRETS_OF_ACCOUNT = ['password', 'accessToken', 'refreshToken', 'idToken'];
const BY_SIGN_IN = 'by-sign-in';
const PASSKEYS_MAX = 20;

async function forgetTries(db: Transaction<Schema>, { id, email }: Leaving): Promise<void> {
  for (const text of [email, id])
    await db
      .deleteFrom('rateLimit')
      .where((where) =>
        where.or([
          where('key', 'like', `%:${asPattern(text)}`),
          where('key', 'like', `%:${asPattern(text)} %`),
        ]),
      )
      .execute();
}

// SQLite has no escape character unless told; an underscore that matches any letter only finds a count of
// tries too many.
const asPattern = (text: string) => text.replaceAll('%', '_');

export const signIn = {
  tables: {
    user: ofCustomer(() => say.copied.user, {
      owner: 'id',
      // Without its key a second factor could not be given.
      secret: ['factor'],
      refersToItself: ['dieticianId'],
      handedOver: BY_SIGN_IN,
      limit: { boundedBy: 'One row, which is the person; each of its texts has a length.' },
    }),
    account: ofUser(() => say.copied.account, {
      limit: upTo(20, 200, 1000),
      copy: {
        words: () => say.copied.account,
        without: Object.fromEntries(SECRETS_OF_ACCOUNT.map((name) => [name, SECRET])),
      },
      secret: SECRETS_OF_ACCOUNT,
      handedOver: BY_SIGN_IN,
    }),
    session: ofUser(null, {
      limit: upTo(1000, 1000, 2000, () => say.full.sessions),
      backup: { leftOut: 'A backup must open nobody’s account: everybody signs in anew.' },
      copy: { words: () => say.copied.session, without: { token: SECRET } },
    }),
    authenticator: ofUser(null, {
      secret: 'rows',
      limit: upTo(1, 1, 500),
      copy: {
        words: () => say.copied.authenticator,
        without: { sealedKey: SECRET },
      },
    }),
    recoveryCode: ofUser(null, {
      copy: { leftOut: SECRET },
      limit: upTo(50, 10, 1000),
      secret: 'rows',
    }),
    passkey: ofUser(() => say.copied.passkey, {
      secret: 'rows',
      limit: upTo(PASSKEYS_MAX, 50, 1000, () => say.full.passkeys(PASSKEYS_MAX)),
    }),
    verification: {
      ...ofNobody,
      backup: { leftOut: 'Links in mails work once and soon end: they are asked for anew.' },
      copy: { leftOut: SECRET },
      async erased(db, { id }) {
        await db.deleteFrom('verification').where('value', 'like', `%${id}%`).execute();
      },
      handedOver: BY_SIGN_IN,
    },
    rateLimit: {
      ...ofNobody,
      backup: { leftOut: 'Counts of tries, and where somebody is known: limits begin anew.' },
      copy: {
        leftOut:
          'Counts of tries, and networks one came in from as keyed hashes, against guessing.',
      },
      erased: forgetTries,
      handedOver: BY_SIGN_IN,
    },
    setUpLink: {
      ...ofNobody,
      backup: {
        leftOut: 'A one-time link, printed anew at the start while nobody is a dietician.',
      },
    },
    practiceRule: ofNobody,
  } satisfies TablesOf<keyof Tables>,
  audited: { 'sign-in-rule': { words: () => say.things.signInRule, ofPractice: true } },
} as const satisfies Noun;
