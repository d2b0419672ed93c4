import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fillDemo } from '#demo/fill.ts';
import { DECLARED } from '#server/app/nouns.ts';
import { openArchive } from '#server/backup/archiveReader.ts';
import { backUp } from '#server/backup/backup.ts';
import { readConfig } from '#server/config/config.ts';
import { migrate, migrations } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { imageStore } from '#server/images/store.ts';
import { ROOT } from '#test/check/run.ts';
import { released } from './notes.ts';
import { FOLDER, VERSIONS } from './versions.ts';

/**
 * `npm run release -- 1.2.0`: does everything but publish. It runs every check, dates the notes, keeps a small
 * backup of this version for the tests of later ones, sets the version, commits, tags and packs.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'takes-seconds': { type: 'string' } },
});
const [version = ''] = positionals;
const CUSTOMERS = 4;

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
const npm = (...args: string[]) => execFileSync('npm', args, { cwd: ROOT, stdio: 'inherit' });

function stop(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

if (!/^\d+\.\d+\.\d+$/.test(version)) stop('Name the version: npm run release -- 1.2.0');
if (git('status', '--porcelain') !== '') stop('Commit or stash what is changed first.');
if (git('tag', '--list', `v${version}`) !== '') stop(`${version} is released already.`);

const added = await migrationsSince(VERSIONS.at(-1)?.[1]);
const seconds = values['takes-seconds'];
if (added && added.length > 0 && seconds === undefined)
  stop(
    `The schema changes (${added.join(', ')}): measure how long that takes with 10,000 customers, and add --takes-seconds N.`,
  );
const changelog = join(ROOT, 'CHANGELOG.md');
const today = new Date().toISOString().slice(0, 10);
const notes = released(readFileSync(changelog, 'utf8'), { version, today, added, seconds });
if (notes === null) stop('CHANGELOG.md has nothing under Unreleased.');

npm('test');
writeFileSync(changelog, notes);
npm('version', version, '--no-git-tag-version');
await keepBackup(join(FOLDER, `${version}.zip`));
git('add', '--all');
git('commit', '--message', `release: ${version}`);
git('tag', '--annotate', `v${version}`, '--message', version);
npm('pack');
process.stdout.write(
  `\nTo publish: git push --follow-tags && npm publish weekplate-${version}.tgz\n`,
);

/** The names of the migrations that the version with this backup did not have; null without one. */
async function migrationsSince(file: string | undefined): Promise<string[] | null> {
  if (!file) return null;
  const { manifest, close } = await openArchive(file);
  close();
  return migrations.map(({ name }) => name).filter((name) => !manifest.migrations.includes(name));
}

/** A backup of a demo with a few customers, without pictures. */
async function keepBackup(file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'weekplate-release-'));
  const config = readConfig({ DATA_DIR: folder });
  const database = await openDatabase(config);
  await migrate(database);
  await fillDemo(database.db, { now: new Date(), customers: CUSTOMERS });
  await database.close();
  const say = () => undefined;
  await backUp(
    { config, declared: DECLARED, images: imageStore(config), now: () => new Date(), say },
    file,
  );
  rmSync(folder, { recursive: true });
}
