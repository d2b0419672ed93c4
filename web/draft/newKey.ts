const BYTES = 16;

/** A key nobody else has. Not `crypto.randomUUID`: it is missing where a practice runs on plain http. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
