const BYTES = 16;

/** A random idempotency key. `crypto.randomUUID` does not exist on plain http, which some practices use. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
