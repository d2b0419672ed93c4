import { existsSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError, readConfig } from '../config/config.ts';
import { restrictNewFiles } from '../config/private.ts';
import { openDatabase } from '../db/open.ts';
import { UnknownType } from '../db/shape.ts';
import { imageStore } from '../images/store.ts';
import { openArchive } from './archiveReader.ts';
import { backUp } from './backup.ts';
import { BackupError, report } from './manifest.ts';
import { restore } from './restore.ts';

restrictNewFiles();

/** `npm run backup -- FILE`, `npm run backup -- --check FILE`, `npm run restore -- FILE`. */
const USAGE = `Uses the same configuration as the server, which may go on running.

  npm run backup -- FILE           database and pictures, of one moment, into a new file
  npm run backup -- --check FILE   look a backup over: every byte, nothing is written
  npm run restore -- FILE          a backup into an empty place, on SQLite or PostgreSQL
`;

const commands: Readonly<Record<string, (file: string) => Promise<string>>> = {
  async backup(file) {
    if (existsSync(file))
      throw new BackupError(
        `${file} is there already: name a new file, such as one with today’s date.`,
      );
    const config = readConfig(process.env);
    const part = `${file}.part`;
    const mine = !existsSync(part);
    process.once('exit', () => mine && rmSync(part, { force: true }));
    const images = imageStore(config);
    const manifest = await backUp({ config, images, now: () => new Date(), say }, file);
    return `${file} holds ${report(manifest)}, ${megabytes(file)}.`;
  },

  async check(file) {
    const { manifest, close } = await openArchive(file);
    close();
    return `${file} is whole. It is of ${manifest.createdAt} and holds ${report(manifest)}, ${megabytes(file)}.`;
  },

  async restore(file) {
    const archive = await openArchive(file);
    const config = readConfig(process.env);
    const database = await openDatabase(config);
    await restore({ database, images: imageStore(config), say }, archive);
    await database.close();
    archive.close();
    return `Restored ${report(archive.manifest)}. Everybody signs in anew.`;
  },
};

function say(line: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K  ${line}`);
}

const megabytes = (file: string) => `${(statSync(file).size / 1_000_000).toFixed(1)} MB`;

const [given = '', ...rest] = process.argv.slice(2);
const checking = given === 'backup' && rest[0] === '--check';
const [file = '', ...tooMany] = checking ? rest.slice(1) : rest;
const command = commands[checking ? 'check' : given];
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
