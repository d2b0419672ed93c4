import { randomBytes } from 'node:crypto';
import type { Config } from '../config/config.ts';
import type { Db } from '../db/open.ts';
import { inTransaction } from '../db/open.ts';
import type { SignInDeps } from './deps.ts';
import { findPerson } from './people.ts';
import { sealLink, storeVerification } from './sealedLink.ts';

export type LinkLetter = {
  readonly kind: 'verification' | 'password-reset' | 'existing-account';
  readonly to: string;
  readonly link: string;
};

const DAY_SECONDS = 86_400;
const HOUR_MS = 3_600_000;

/** Stores a letter in the transaction that causes it; it is sent after the commit. */
export async function storeLetter(
  { outbox }: Pick<SignInDeps, 'outbox'>,
  db: Db,
  { kind, to, link }: LinkLetter,
): Promise<void> {
  await db
    .insertInto('outboxItem')
    .values(outbox.row({ kind, to, content: { link } }))
    .execute();
  outbox.sendSoon(kind);
}

/**
 * The letter with which an address is confirmed, made before its transaction. The signature in its link
 * covers the account and the expiry, so nothing of it is stored.
 */
export async function verificationMail(
  { config, publicUrl }: Pick<SignInDeps, 'config' | 'publicUrl'>,
  { id: userId, email }: { readonly id: string; readonly email: string },
): Promise<LinkLetter> {
  const { signJWT } = await import('better-auth/crypto');
  const token = await signJWT({ email, userId }, config.secret, DAY_SECONDS);
  return { kind: 'verification', to: email, link: `${publicUrl()}/verify-email?token=${token}` };
}

export const existingAccountMail = (publicUrl: string, to: string): LinkLetter => ({
  kind: 'existing-account',
  to,
  link: `${publicUrl}/login`,
});

/** Stores the random text of a link for a new password, and returns the link; it works for an hour. */
export async function newPasswordLink(
  db: Db,
  { config, publicUrl, at }: { config: Config; publicUrl: string; at: Date },
  userId: string,
): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  await storeVerification(db, {
    identifier: passwordLinkOf(token),
    value: userId,
    at,
    lastsMs: HOUR_MS,
  });
  return `${publicUrl}/reset-password?token=${sealLink(config.secret, 'password-reset', token)}`;
}

/** The name under which a link for a new password is stored. */
export const passwordLinkOf = (token: string) => `reset-password:${token}`;

/** Mails the link that confirms an address again, if an account waits for that. */
export async function mailVerification(deps: SignInDeps, email: string): Promise<void> {
  const user = await findPerson(deps.db, { email });
  if (!user || user.emailVerified) return;
  const letter = await verificationMail(deps, { id: user.id, email });
  await inTransaction(deps.db, (db) => storeLetter(deps, db, letter));
}

/** Mails a link for a new password, if an account has this address. */
export async function mailNewPassword(deps: SignInDeps, email: string): Promise<void> {
  const user = await findPerson(deps.db, { email });
  if (!user) return;
  const from = { config: deps.config, publicUrl: deps.publicUrl(), at: deps.now() };
  await inTransaction(deps.db, async (db) => {
    const link = await newPasswordLink(db, from, user.id);
    await storeLetter(deps, db, { kind: 'password-reset', to: email, link });
  });
}
