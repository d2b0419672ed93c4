import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Somebody whose rows go; `at` is now, an instant. */
export type Leaving = {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly at: string;
};

type Removal = (db: Transaction<Schema>, person: Leaving) => Promise<void>;

/** What becomes of the rows of a table. Where nothing does, a sentence says why that is right. */
export type Table = {
  /** The column with the id of the person whose a row is; null: no row is about one person. */
  readonly owner: string | null;
  /** In a backup. */
  readonly backup: 'kept' | { readonly left: string };
  /** Columns that refer to rows of this table: a restore fills them in last. */
  readonly refersToItself?: readonly string[];
  /**
   * In a customer's copy of everything: what its page says of the table, and the columns that are
   * left out, each with the reason.
   */
  readonly copy:
    | { readonly words: string; readonly without?: Readonly<Record<string, string>> }
    | { readonly left: string };
  /** Columns of text that hold JSON: in the copy they are what they say. */
  readonly json?: readonly string[];
  /** When the account is erased. `with-user`: the row refers to that of `user`, and goes with it. */
  readonly erased: 'with-user' | Removal | { readonly stays: string };
  /**
   * When the address turns out to be another person's than who made the account: `ends` with
   * everything that was made on it, `by-sign-in`: signIn/provenByOwner.ts decides row by row.
   */
  readonly handedOver: 'ends' | 'by-sign-in' | Removal | { readonly stays: string };
};

export type TablesOf<Names extends PropertyKey> = Readonly<Record<Names & string, Table>>;

/**
 * Who is told that something changed: `person` whose it is, `dieticians`, both, or `everybody` who is
 * signed in.
 */
export type Audience = 'person' | 'dieticians' | 'person-and-dieticians' | 'everybody';

/** How entries of the record of access about a thing are shown. */
export type AuditedThing = {
  /** As people read it: `looked at your diet plans`. */
  readonly words: string;
  /** That a dietician keeps private notes is the dietician's matter, for example. */
  readonly hiddenFromCustomer?: true;
  /** It is of the whole practice, and so in the record of no single customer. */
  readonly ofPractice?: true;
};

/** All that the rest of the server knows of a noun. */
export type Noun = {
  readonly tables?: Readonly<Record<string, Table>>;
  /** What is told live, by kind. */
  readonly live?: Readonly<Record<string, Audience>>;
  /** What operations read or change, by the name that the record of access has for it. */
  readonly audited?: Readonly<Record<string, AuditedThing>>;
  readonly whenZoneChanges?: WhenZoneChanges;
  /** Called in the transaction of a restore, to make anew what a backup leaves out. */
  readonly whenRestored?: WhenRestored;
};

type WhenRestored = (db: Transaction<Schema>) => Promise<void>;

/**
 * Called in the transaction in which a customer gets another time zone. Returns the kind of what is
 * different by it, to be told live; null for nothing.
 */
type WhenZoneChanges = (
  db: Transaction<Schema>,
  person: { readonly id: string; readonly timeZone: string },
  now: Date,
) => Promise<string | null>;

export type Declarations = Required<Pick<Noun, 'tables' | 'live' | 'audited'>> & {
  readonly whenZoneChanges: readonly WhenZoneChanges[];
  readonly whenRestored: readonly WhenRestored[];
};

/** All nouns as one. Throws where two declare the same. */
export function declarationsOf(nouns: readonly Noun[]): Declarations {
  const joined = { tables: {}, live: {}, audited: {} };
  for (const noun of nouns)
    for (const part of ['tables', 'live', 'audited'] as const)
      for (const [name, declared] of Object.entries(noun[part] ?? {})) {
        if (Object.hasOwn(joined[part], name)) throw new Error(`${name} is declared twice`);
        Object.assign(joined[part], { [name]: declared });
      }
  const whenZoneChanges = nouns.flatMap((noun) => noun.whenZoneChanges ?? []);
  const whenRestored = nouns.flatMap((noun) => noun.whenRestored ?? []);
  return { ...joined, whenZoneChanges, whenRestored };
}

/** Of a table about no customer. */
export const notOfPeople = {
  owner: null,
  backup: 'kept',
  copy: { left: 'Not about a customer.' },
  erased: { stays: 'Not about a customer.' },
  handedOver: { stays: 'Nobody makes it on an account.' },
} as const satisfies Table;

/** Of a table with what a customer makes themselves. */
export const ofCustomer = (words: string, more: Partial<Table> = {}): Table => ({
  owner: 'customerId',
  backup: 'kept',
  copy: { words },
  erased: 'with-user',
  handedOver: 'ends',
  ...more,
});

/** Of a table with what dieticians make for a customer. */
export const byDieticians = (words: string, more: Partial<Table> = {}): Table =>
  ofCustomer(words, {
    handedOver: { stays: 'What dieticians planned and wrote about the person stays.' },
    ...more,
  });
