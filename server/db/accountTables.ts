import type { ColumnType, Generated } from 'kysely';

// The tables of better-auth keep its own types: a date there is read back differently by each engine.
type AuthInstant = ColumnType<string | Date, string | Date, string | Date>;
/** SQLite gives it back as 0 or 1. */
export type Flag = ColumnType<boolean | number, boolean, boolean>;

type UserTable = {
  id: string;
  name: string;
  email: string;
  emailVerified: Flag;
  image: string | null;
  createdAt: AuthInstant;
  updatedAt: AuthInstant;
  role: string | null;
  timeZone: string | null;
  disabled: Flag;
  /** What lists are ordered by: the name in lower case. */
  sortName: string;
  /** The dietician this customer is assigned to. */
  dieticianId: string | null;
  /** The strongest that they prove themselves with beside the password: `code` or null. */
  factor: string | null;
  /** How their consent stands, a `ConsentState`: `consent` says since when, and to what. */
  consent: Generated<string>;
  /** The `planStatus` of their coaching period. The database keeps it: see migration 0009. */
  periodStatus: Generated<string>;
  /** When their address refused a reminder for good, an instant; null once it took one. */
  remindersRefusedAt: Generated<string | null>;
};

type SessionTable = {
  id: string;
  expiresAt: AuthInstant;
  token: string;
  createdAt: AuthInstant;
  updatedAt: AuthInstant;
  ipAddress: string | null;
  userAgent: string | null;
  userId: string;
  /** What the session was proved with, or `pending`: it waits for a second factor. */
  proof: string | null;
};

type AccountTable = {
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

type VerificationTable = {
  id: string;
  identifier: string;
  value: string;
  expiresAt: AuthInstant;
  createdAt: AuthInstant;
  updatedAt: AuthInstant;
};

type AuthenticatorTable = {
  userId: string;
  /** Encrypted with `SECRET`. */
  sealedKey: string;
  /** The 30 seconds, counted since 1970, of the last code that was taken: each works once. */
  lastStep: number;
  since: string;
};

type RecoveryCodeTable = { codeHash: string; userId: string };

type PasskeyTable = {
  id: string;
  credentialId: string;
  userId: string;
  /** COSE, base64url. */
  publicKey: string;
  counter: ColumnType<number | string, number>;
  name: string;
  since: string;
  usedAt: string | null;
};

/** Who somebody is, and how they prove it. */
export type AccountTables = {
  user: UserTable;
  session: SessionTable;
  account: AccountTable;
  verification: VerificationTable;
  authenticator: AuthenticatorTable;
  recoveryCode: RecoveryCodeTable;
  passkey: PasskeyTable;
};
