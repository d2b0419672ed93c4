import { filesOf } from './filesOf.ts';

/** The files that the log-in page needs in addition to those of the landing page, from a build's manifest, separated by spaces. */
export function loginFiles(manifest: string): string {
  const here = filesOf(manifest, ['landing.html']);
  const all = filesOf(manifest, ['index.html', 'auth/LoginScreen.tsx']);
  return all.filter((file) => !here.includes(file)).join(' ');
}
