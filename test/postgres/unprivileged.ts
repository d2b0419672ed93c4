import { readFileSync } from 'node:fs';

/** Spawn options that make a child harmless: PostgreSQL refuses to run as root. */
export type RunAs = { uid?: number; gid?: number; cwd: string };

/** As `nobody` when we are root, else as ourselves. The working folder is one anybody may enter. */
export function unprivileged(): RunAs {
  if (process.getuid?.() !== 0) return { cwd: '/' };
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter((account) => account.uid > 0);
  // initdb looks the user up by its number, so an invented number will not do.
  const chosen = accounts.find((account) => account.name === 'nobody') ?? accounts.at(-1);
  if (!chosen) throw new Error('PostgreSQL needs a user that is not root, and there is none here.');
  return { uid: chosen.uid, gid: chosen.gid, cwd: '/' };
}
