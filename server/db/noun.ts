import type { Transaction } from 'kysely';
import type { AuditAction } from '#domain/audit/auditSchema.ts';
import type { Change } from '#domain/connection.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { Schema } from './schema.ts';

/** A person whose rows are removed; `at` is the current instant. */
export type Leaving = {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly at: string;
};

type Removal = (db: Transaction<Schema>, person: Leaving) => Promise<void>;

/** What happens to the rows of a table. If nothing happens, a sentence gives the reason. */
export type Table = {
  /** The column with the id of the person that a row belongs to; null when rows belong to nobody. */
  readonly owner: string | null;
  /** Whether a backup contains the rows; `leftOut`: it does not, and why. */
  readonly backup: 'kept' | { readonly leftOut: string };
  /**
   * What opens an account: all rows, or these columns. An open file, which anybody may read, has no such rows, and
   * these columns are null in it.
   */
  readonly secret?: 'rows' | readonly string[];
  /** Columns that refer to rows of the same table; a restore fills them in last. */
  readonly refersToItself?: readonly string[];
  /**
   * Whether a customer's copy of their data contains the rows: the words about them in its README, and the columns
   * that are left out, each with the reason. `leftOut`: it does not, and why.
   */
  readonly copy: Copy | { readonly leftOut: string };
  /** Each row is a picture in the storage, in the folder named by this column; `filename` is its name. */
  readonly pictureOf?: string;
  /** Columns that hold JSON as text; the copy contains the parsed values. */
  readonly json?: readonly string[];
  /** What an erasure does. `with-user`: a foreign key deletes the row together with the row in `user`. */
  readonly erased: 'with-user' | Removal | { readonly stays: string };
  /**
   * What happens when an address turns out to belong to another person than the one who made the account. `ends`:
   * the rows are deleted; `by-sign-in`: signIn/provenByOwner.ts decides for each row.
   */
  readonly handedOver: 'ends' | 'by-sign-in' | Removal | { readonly stays: string };
  /**
   * How much one person can have in the table; the database refuses more. `boundedBy`: nothing
   * is refused, because something else bounds the rows, and what.
   */
  readonly limit: Limit | { readonly boundedBy: string };
};

export type Limit = {
  readonly rows: number;
  /** Of all rows together, as text. Pictures are files, each bounded by its side in pixels. */
  readonly kilobytes: number;
  /** The most rows that are added or changed in an hour. */
  readonly anHour: number;
  /** What the person is told who wants to add to a full table. */
  readonly full: () => Refusal;
};

type Copy = {
  readonly words: () => string;
  readonly without?: Readonly<Record<string, string>>;
  /** Returns the row with the same columns, without data about other people. */
  readonly rowFor?: (row: CopiedRow, person: CopiedFor) => CopiedRow;
};

type CopiedRow = Readonly<Record<string, unknown>>;
type CopiedFor = Pick<Leaving, 'email' | 'emailVerified'>;

export type TablesOf<Names extends PropertyKey> = Readonly<Record<Names & string, Table>>;

/** Who gets a change live. `person`: the one it belongs to; `everybody`: all who are signed in. */
export type Audience = 'person' | 'dieticians' | 'person-and-dieticians' | 'everybody';

/** `toYou`: 'wrote you a message', for the customer; `to`: 'wrote a message to', before the name of one. */
type Did = { readonly toYou: string; readonly to: string };

/** How the record of access shows entries about a thing. */
export type AuditedThing = {
  /** The end of a sentence such as 'looked at your diet plans'. */
  readonly words: () => string;
  /** What was done, where 'changed your messages' would not be what people say. */
  readonly did?: () => { readonly [Does in AuditAction]?: Did };
  /** Customers do not see these entries, for example those about a dietician's private notes. */
  readonly hiddenFromCustomer?: true;
  /** The thing belongs to the practice: its entries are in no customer's record. */
  readonly ofPractice?: true;
};

/** A noun's declaration: everything that the platform knows about it. */
export type Noun = {
  readonly tables?: Readonly<Record<string, Table>>;
  /** The kinds of changes that are sent live, each with its audience. */
  readonly live?: Readonly<Record<string, Audience>>;
  /** The things that operations read or change, by the name under which the audit stores them. */
  readonly audited?: Readonly<Record<string, AuditedThing>>;
  readonly whenZoneChanges?: WhenZoneChanges;
  /** Called in the transaction of a restore, to create what a backup leaves out. */
  readonly whenRestored?: WhenRestored;
  /**
   * Called in the transaction in which somebody becomes a dietician, to create what a new practice starts with.
   */
  readonly whenDietician?: WhenDietician;
  /**
   * Called in the transaction that first gives a customer access, and in the one that first confirms their
   * address.
   */
  readonly whenCustomer?: WhenCustomer;
  /**
   * Called in the transaction in which a dietician leaves the practice, or no longer looks after customers: what is
   * theirs becomes a colleague's.
   */
  readonly whenHandedOver?: WhenHandedOver;
};

type WhenRestored = (db: Transaction<Schema>) => Promise<void>;
/** Returns the changes to send live. */
type WhenCustomer = (
  db: Transaction<Schema>,
  customerId: string,
  now: Date,
) => Promise<readonly Change[]>;
type WhenHandedOver = (
  running: { readonly db: Transaction<Schema>; changed(kind: Change['kind'], id: string): void },
  handing: { readonly fromId: string; readonly toId: string; readonly at: Date },
) => Promise<void>;
type WhenDietician = (db: Transaction<Schema>, now: Date) => Promise<void>;

/**
 * Called in the transaction that changes a customer's time zone. Returns the kind of change to send live; null for
 * none.
 */
type WhenZoneChanges = (
  db: Transaction<Schema>,
  person: { readonly id: string; readonly timeZone: string },
  now: Date,
) => Promise<string | null>;

export type Declarations = Required<Pick<Noun, 'tables' | 'live' | 'audited'>> & {
  readonly whenZoneChanges: readonly WhenZoneChanges[];
  readonly whenRestored: readonly WhenRestored[];
  readonly whenDietician: readonly WhenDietician[];
  readonly whenCustomer: readonly WhenCustomer[];
  readonly whenHandedOver: readonly WhenHandedOver[];
};

/** Merges the declarations of all nouns. Throws when two nouns declare the same name. */
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
  const whenDietician = nouns.flatMap((noun) => noun.whenDietician ?? []);
  const whenCustomer = nouns.flatMap((noun) => noun.whenCustomer ?? []);
  const whenHandedOver = nouns.flatMap((noun) => noun.whenHandedOver ?? []);
  return {
    ...joined,
    ...{ whenZoneChanges, whenRestored, whenDietician, whenCustomer, whenHandedOver },
  };
}

/** For a table that is not about customers. */
export const ofNobody = {
  owner: null,
  backup: 'kept',
  copy: { leftOut: 'Not about a customer.' },
  erased: { stays: 'Not about a customer.' },
  handedOver: { stays: 'Nobody makes it on an account.' },
  limit: { boundedBy: 'Not about a customer.' },
} as const satisfies Table;

type More = Partial<Table> & Pick<Table, 'limit'>;

/** For a table of what customers write themselves; `words`: what their copy says about it; null: see `more`. */
export const ofCustomer = (words: (() => string) | null, more: More): Table => ({
  owner: 'customerId',
  backup: 'kept',
  copy: words ? { words } : { leftOut: '' },
  erased: 'with-user',
  handedOver: 'ends',
  ...more,
});

/** The same for a table whose people need not be customers. */
export const ofUser = (words: (() => string) | null, more: More): Table =>
  ofCustomer(words, { owner: 'userId', ...more });

/** For a table of what dieticians write for customers; `words` is what the copy says about it. */
export const byDieticians = (words: (() => string) | null, more: More): Table =>
  ofCustomer(words, {
    handedOver: { stays: 'What dieticians planned and wrote about the person stays.' },
    ...more,
  });
