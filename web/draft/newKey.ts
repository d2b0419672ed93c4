const BYTES = 16;

/** A random key. `crypto.randomUUID` does not exist where a practice runs on plain http. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
