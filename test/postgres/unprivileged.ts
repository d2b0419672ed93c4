import { readFileSync } from 'node:fs';

/** Spawn options for a process without root rights, since PostgreSQL refuses to run as root. */
export type RunAs = { uid?: number; gid?: number; cwd: string };

/** The user `nobody` if we are root, else ourselves. The working folder is one that every user may enter. */
export function unprivileged(): RunAs {
  if (process.getuid?.() !== 0) return { cwd: '/' };
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name, , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter((account) => account.uid > 0);
  // initdb looks the user up by its number, so an invented number does not work.
  const chosen = accounts.find((account) => account.name === 'nobody') ?? accounts.at(-1);
  if (!chosen) throw new Error('PostgreSQL needs a user that is not root, and there is none here.');
  return { uid: chosen.uid, gid: chosen.gid, cwd: '/' };
}
