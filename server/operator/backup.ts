import { existsSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DECLARED } from '../app/nouns.ts';
import { openArchive } from '../backup/archiveReader.ts';
import { backUp } from '../backup/backup.ts';
import { BackupError, report } from '../backup/manifest.ts';
import { restore } from '../backup/restore.ts';
import { ConfigError, readConfig } from '../config/config.ts';
import { restrictNewFiles } from '../config/environment.ts';
import { openDatabase } from '../db/open.ts';
import { takeServerLock } from '../db/serverLock.ts';
import { UnknownType } from '../db/shape.ts';
import { imageStore } from '../images/store.ts';

restrictNewFiles();

const USAGE = `Uses the same configuration as the server, which may go on running during a backup.

  weekplate backup FILE             database and pictures, of one moment, into a new file
  weekplate backup --open FILE      all data for people and other programs, as CSV, JSON and pictures, without
                                    passwords; it can be restored into an empty place, too
  weekplate backup --check FILE     look a backup over: every byte, nothing is written
  weekplate restore FILE            a backup into an empty place, on SQLite or PostgreSQL
  weekplate restore --replace FILE  a backup in place of what is there
`;

const commands: Readonly<Record<string, (file: string) => Promise<string>>> = {
  backup: (file) => backUpInto(file, false),
  open: (file) => backUpInto(file, true),

  async check(file) {
    const { manifest, close } = await openArchive(file);
    close();
    return `${file} is whole. It is of ${manifest.createdAt} and holds ${report(manifest)}, ${megabytes(file)}.`;
  },

  restore: (file) => restoreFrom(file, false),
  replace: (file) => restoreFrom(file, true),
};

async function backUpInto(file: string, isOpen: boolean): Promise<string> {
  if (existsSync(file))
    throw new BackupError(
      `${file} is there already: name a new file, such as one with today’s date.`,
    );
  const folder = dirname(resolve(file));
  if (!existsSync(folder)) throw new BackupError(`There is no folder ${folder}: make it first.`);
  const config = readConfig(process.env);
  const part = `${file}.part`;
  const mine = !existsSync(part);
  process.once('exit', () => mine && rmSync(part, { force: true }));
  const images = imageStore(config);
  const backup = { config, declared: DECLARED, images, isOpen, now: () => new Date(), say };
  return `${file} holds ${report(await backUp(backup, file))}, ${megabytes(file)}.`;
}

async function restoreFrom(file: string, replaces: boolean): Promise<string> {
  const archive = await openArchive(file);
  const config = readConfig(process.env);
  const lock = takeServerLock(config);
  const database = await openDatabase(config);
  await restore(
    { declared: DECLARED, database, images: imageStore(config), say, replaces },
    archive,
  );
  await database.close();
  lock.release();
  archive.close();
  const anew = archive.manifest.forPeople
    ? 'Nobody has a password yet: people log in with Google, or choose one with ‘Forgot password’. Or print a link: weekplate user reset-password E-MAIL.'
    : 'Everybody signs in anew.';
  return `Restored ${report(archive.manifest)}. ${anew}`;
}

function say(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K  ${line}`);
}

const megabytes = (file: string) => `${(statSync(file).size / 1_000_000).toFixed(1)} MB`;

const [given = '', ...rest] = process.argv.slice(2);
/** A command's name, by the option that changes it. */
const OPTIONS: Readonly<Record<string, string>> = {
  'backup --check': 'check',
  'backup --open': 'open',
  'restore --replace': 'replace',
};
const option = OPTIONS[`${given} ${rest[0]}`];
const [file = '', ...tooMany] = option ? rest.slice(1) : rest;
const command = commands[option ?? given];
if (!command || file === '' || file.startsWith('-') || tooMany.length > 0) {
  process.stderr.write(USAGE);
  process.exit(2);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const begun = performance.now();
try {
  const said = await command(resolve(file));
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  process.stdout.write(`${said} ${((performance.now() - begun) / 1000).toFixed(1)} s\n`);
} catch (error) {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  process.stderr.write(`${sentence(error)}\n`);
  process.exit(1);
}

/** The sentence to print for an error; for an unexpected one only its reason. */
function sentence(error: unknown): string {
  const told = [BackupError, ConfigError, UnknownType];
  if (told.some((kind) => error instanceof kind)) return (error as Error).message;
  const reason = error instanceof Error ? error.message : String(error);
  return `It failed, and nothing was kept of it: ${reason.replace(/\.$/, '')}.`;
}
