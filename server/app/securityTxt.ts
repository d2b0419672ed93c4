const GOOD_FOR_MS = 180 * 86_400_000;

/**
 * The text of security.txt (RFC 9116): where to report a vulnerability of this installation. `origin` is its
 * public address without a trailing slash; `email` is the address of the practice, '' for none.
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
