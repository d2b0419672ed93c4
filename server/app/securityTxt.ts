const GOOD_FOR_MS = 180 * 86_400_000;

/**
 * Whom to tell of a hole in this installation, as RFC 9116 has it: the practice, by mail if it says
 * an address, and by its contact form. `origin` is where people reach it, without a trailing slash.
 */
export function securityTxt(origin: string, email: string, now: Date): string {
  return [
    ...(email ? [`Contact: mailto:${encodeURI(email)}`] : []),
    `Contact: ${origin}/#contact`,
    `Expires: ${new Date(now.getTime() + GOOD_FOR_MS).toISOString()}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}
