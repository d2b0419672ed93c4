import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const STEP_MS = 30_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** `bytes` in base32, 8 characters for 5 bytes; their number has to be a multiple of 5. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five, 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((each) => ALPHABET.indexOf(each).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

/** 160 bits, as RFC 4226 recommends. */
export const newKey = (): string => base32(randomBytes(20));

export const stepAt = (at: Date): number => Math.floor(at.getTime() / STEP_MS);

/** The six digits of a key in one step of 30 seconds: RFC 6238 with what every app understands. */
export function codeAt(key: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(key)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The step of a code: the current one, or one before or after, because clocks differ; null for any other. */
export function stepOf(key: string, code: string, at: Date): number | null {
  const now = stepAt(at);
  const fits = (step: number) => timingSafeEqual(Buffer.from(codeAt(key, step)), Buffer.from(code));
  return [now, now - 1, now + 1].find(fits) ?? null;
}

/** The address that an app reads from the QR code. */
export function keyUri(key: string, practice: string, email: string): string {
  const label = `${encodeURIComponent(practice)}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${key}&issuer=${encodeURIComponent(practice)}`;
}
