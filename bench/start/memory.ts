import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from '#test/factories/people.ts';
import { memoryOf } from '#test/processes.ts';
import { startFile } from '../server/stage/process.ts';

/** Resident memory in megabytes. */
export type Memory = {
  readonly engine: string;
  /** Ten seconds after the start. */
  readonly started: number;
  /** After a browser has loaded the log-in page with all its files. */
  readonly page: number;
  /** After a sign-in, which loads the code that checks passwords; null if nobody could sign in. */
  readonly signedIn: number | null;
};

export async function measureMemory(
  engine: string,
  settings: Readonly<Record<string, string>>,
  person: Person | null,
): Promise<Memory> {
  const server = await startFile('server/main.js', settings);
  const residentMb = () => Math.round(memoryOf(server.pid) / 1e5) / 10;
  await pause(10_000);
  const started = residentMb();
  await loadPage(server.url);
  const page = residentMb();
  const signedIn = person && (await signIn(server.url, person).then(residentMb));
  await server.stop();
  console.info(
    `  ${engine}: ${started} MB after ten seconds, ${page} MB after a page${signedIn === null ? '' : `, ${signedIn} MB after a sign-in`}`,
  );
  return { engine, started, page, signedIn };
}

/** The page, every file that it refers to, and its first requests. */
async function loadPage(url: string): Promise<void> {
  const headers = { 'accept-encoding': 'gzip, br' };
  const html = await (await fetch(`${url}/login`, { headers })).text();
  const files = [...html.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path ?? '');
  for (const path of [...files, '/api/me', '/api/practice', '/api/sign-in-options'])
    await (await fetch(`${url}${path}`, { headers })).arrayBuffer();
}

async function signIn(url: string, { email, password }: Person): Promise<void> {
  const answer = await fetch(`${url}/api/auth/sign-in`, {
    method: 'POST',
    headers: { origin: url, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (answer.status !== 200) throw new Error(`Nobody came in: ${await answer.text()}`);
}
