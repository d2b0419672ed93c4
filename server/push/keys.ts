import type { Config } from '../config/config.ts';
import { seal, unseal } from '../config/sealed.ts';
import type { Db } from '../db/open.ts';

/** The pair of keys that identifies this practice to push services (RFC 8292), base64url. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

const NAME = 'vapid';
const base64url = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url');

async function newKeys(): Promise<PushKeys> {
  const curve = { name: 'ECDSA', namedCurve: 'P-256' };
  const pair = await crypto.subtle.generateKey(curve, true, ['sign', 'verify']);
  const { d } = await crypto.subtle.exportKey('jwk', pair.privateKey);
  if (!d) throw new Error('a private key without its number');
  return {
    publicKey: base64url(await crypto.subtle.exportKey('raw', pair.publicKey)),
    privateKey: d,
  };
}

async function storedKeys(db: Db, secret: string) {
  const row = await db
    .selectFrom('pushKey')
    .select(['publicKey', 'sealedPrivateKey'])
    .where('name', '=', NAME)
    .executeTakeFirst();
  if (!row) return undefined;
  const privateKey = unseal(secret, NAME, row.sealedPrivateKey);
  return { sealed: row.sealedPrivateKey, publicKey: row.publicKey, privateKey };
}

/**
 * The keys of the practice, made once for all instances and stored encrypted with `SECRET`. When they were
 * encrypted with another `SECRET`, new keys are made, and browsers have to subscribe again.
 */
export async function pushKeys(
  { db, config: { secret } }: { readonly db: Db; readonly config: Pick<Config, 'secret'> },
  now: Date,
): Promise<PushKeys> {
  const stored = await storedKeys(db, secret);
  if (stored && stored.privateKey !== null)
    return { publicKey: stored.publicKey, privateKey: stored.privateKey };
  const made = await newKeys();
  const row = {
    publicKey: made.publicKey,
    sealedPrivateKey: seal(secret, NAME, made.privateKey),
    createdAt: now.toISOString(),
  };
  // When two instances make keys at once, the first one's are kept.
  if (stored)
    await db
      .updateTable('pushKey')
      .set(row)
      .where('name', '=', NAME)
      .where('sealedPrivateKey', '=', stored.sealed)
      .execute();
  else
    await db
      .insertInto('pushKey')
      .values({ name: NAME, ...row })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const kept = await storedKeys(db, secret);
  if (!kept || kept.privateKey === null) throw new Error('the keys for push cannot be read');
  return { publicKey: kept.publicKey, privateKey: kept.privateKey };
}
