import * as z from 'zod';
import { emailSchema } from '#domain/accounts/accountSchema.ts';
import { boundedText } from '#domain/textSchema.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Deps } from '../http/deps.ts';
import { readyNow } from './atOnce.ts';
import { nameFromEmail } from './people.ts';
import { provenByOwner, tellProven } from './provenByOwner.ts';

const NAME_MAX = 200;
// Of a name beyond it nothing is taken.
const LONGEST_CLAIM = 2000;

/** Of an ID token's claims what we use. Without an end it would be good for ever: refused. */
const claimsSchema = z.object({
  sub: boundedText(255).min(1),
  exp: z.number(),
  email: emailSchema,
  email_verified: z.unknown(),
  name: boundedText(LONGEST_CLAIM).optional().catch(undefined),
});

/** Who somebody is in Google's words. */
export type Identity = {
  readonly sub: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
};

/** The identity in an ID token whose signature, issuer, audience and nonce were checked before. */
export function identityIn(idToken: string | undefined): Identity | null {
  const payload = idToken?.split('.')[1];
  if (!payload) return null;
  const parsed = claimsSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  if (!parsed.success) return null;
  const { sub, email, name = '' } = parsed.data;
  const storable = name.toWellFormed().replaceAll('\u0000', '').trim().slice(0, NAME_MAX);
  return {
    sub,
    email,
    // Some providers send the word "false".
    emailVerified: parsed.data.email_verified === true,
    name: storable || nameFromEmail(email),
  };
}

/**
 * Gives an account that nobody has verified to the proven owner of its address. They made it
 * themselves if it was made by the same identity, or in this browser.
 */
export async function handOverUnverified(
  { db, hub, config, declared }: Pick<Deps, 'db' | 'hub' | 'config' | 'declared'>,
  providerId: string,
  { sub, email, name }: Identity,
): Promise<void> {
  const { shown } = readyNow();
  const proven = await inTransaction(db, async (transaction) => {
    const user = await transaction
      .selectFrom('user')
      .select(['id', 'emailVerified', 'disabled'])
      .where('email', '=', email)
      .executeTakeFirst();
    if (!user || user.emailVerified || user.disabled) return null;
    const own = await transaction
      .selectFrom('account')
      .select('userId')
      .where('providerId', '=', providerId)
      .where('accountId', '=', sub)
      .executeTakeFirst();
    // Somebody we know by this identity signs in as who they are, under whatever address.
    if (own && own.userId !== user.id) return null;
    const maker = shown?.(user.id) ?? (own ? { sessionId: null, proof: null } : null);
    const way = { providerId, accountId: sub };
    const at = new Date();
    await provenByOwner(
      transaction,
      { config, declared },
      { userId: user.id, maker, way, name, at },
    );
    return { userId: user.id, keeps: maker?.sessionId ?? undefined };
  });
  if (proven) tellProven({ hub, declared }, proven.userId, proven.keeps);
}
