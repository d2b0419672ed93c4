import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const keyFrom = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'weekplate authenticator key', 32));

/** Encrypts `text` with `SECRET` for one owner; copied to the row of another owner it cannot be decrypted. */
export function seal(secret: string, ownerId: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), nonce).setAAD(Buffer.from(ownerId));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts the result of {@link seal}; null when it was sealed with another `SECRET` or for another owner. */
export function unseal(secret: string, ownerId: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret), bytes.subarray(0, 12))
      .setAAD(Buffer.from(ownerId))
      .setAuthTag(bytes.subarray(12, 28));
    return decipher.update(bytes.subarray(28), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
