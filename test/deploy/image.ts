import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../check/run.ts';
import { freePort } from '../freePort.ts';

const isRoot = process.getuid?.() === 0;
/** As root, the tests switch users like the image; any other user can only run the server as themselves. */
export const SERVER = isRoot ? { uid: 10_001, gid: 10_001 } : {};

/** Whether every user may enter each folder on the way to `path`. */
const isOpenToAll = (path: string): boolean =>
  (statSync(path).mode & 0o001) !== 0 && (path === dirname(path) || isOpenToAll(dirname(path)));

/**
 * Provides the packages at `place`: those of this checkout or, if the image's user may not enter it, a copy,
 * which shares disk space where the file system can.
 */
function bringPackages(place: string): void {
  const packages = join(ROOT, 'node_modules');
  if (!isRoot || isOpenToAll(packages)) {
    symlinkSync(packages, place);
    return;
  }
  const copied = ['-al', '-a'].some((how) => {
    rmSync(place, { recursive: true, force: true });
    return spawnSync('cp', [how, packages, place]).status === 0;
  });
  if (!copied)
    throw new Error(
      `${packages} is open to its owner alone, and there is no room in ${tmpdir()} for a copy: make room, or set TMPDIR.`,
    );
}

/** The command of the image that fills the cache of compiled code. */
function filling(): string {
  const image = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8');
  const steps = image.replaceAll('\\\n', ' ').matchAll(/^RUN (.+)$/gm);
  const [step] = [...steps].flatMap(([, text = '']) => (/\.cache/.test(text) ? [text] : []));
  if (!step) throw new Error('No step of the image keeps what is compiled.');
  if (isRoot) return step;
  return step
    .replace(/install .*? &&/, 'mkdir .cache &&')
    .replaceAll(/setpriv .*?groups|&& chown .*?cache/g, '');
}

/** The command that the image runs. */
function command(): [program: string, ...args: string[]] {
  const image = readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8');
  const [, words] = /^CMD (\[.+\])$/m.exec(image) ?? [];
  if (!words) throw new Error('The image runs no command.');
  return JSON.parse(words);
}

/** The content of the image's /app, in a separate folder. */
export function imageFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'weekplate-image-'));
  const app = join(folder, 'app');
  const dataDir = join(folder, 'data');
  for (const part of ['domain', 'server'])
    cpSync(join(ROOT, part), join(app, part), {
      recursive: true,
      filter: (path) => !path.includes('.test.'),
    });
  cpSync(join(ROOT, 'package.json'), join(app, 'package.json'));
  bringPackages(join(app, 'node_modules'));
  // Only the files of the web part that the server needs, since building it takes long.
  mkdirSync(join(app, 'web/dist'), { recursive: true });
  for (const page of ['index.html', 'landing.html'])
    writeFileSync(join(app, 'web/dist', page), '<!doctype html><title>Weekplate</title>');
  mkdirSync(dataDir);
  if (SERVER.uid) chownSync(dataDir, SERVER.uid, SERVER.gid);
  chmodSync(folder, 0o755);
  return {
    app,
    dataDir,
    path: [join(app, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    fill() {
      const options = { cwd: app, encoding: 'utf8', env: { PATH: this.path } } as const;
      const { status, stderr } = spawnSync('sh', ['-ec', filling()], options);
      return { status, stderr };
    },
    remove() {
      // Not the packages: they may be the checkout's own files.
      chmodSync(app, 0o755);
      spawnSync('chmod', ['-R', 'u+w', join(app, '.cache')]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Image = Pick<ReturnType<typeof imageFolder>, 'app' | 'dataDir' | 'path'>;

const settingsOf = ({ dataDir, path }: Image, settings: Readonly<Record<string, string>>) => ({
  PATH: path,
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  ...settings,
});

/** Starts the server like the image, with nothing that it can write to, and stops it once it is healthy. */
export async function served(
  image: Image,
  settings: Readonly<Record<string, string>> = {},
): Promise<{ code: number | NodeJS.Signals | null; said: string[] }> {
  const port = await freePort();
  const env = settingsOf(image, { ...settings, PORT: String(port) });
  const { app } = image;
  chmodSync(app, 0o555);
  const [program, ...args] = command();
  const child = spawn(program, args, {
    cwd: app,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...SERVER,
  });
  let text = '';
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  const ended = once(child, 'close');
  const url = `http://127.0.0.1:${port}`;
  const isWell = async () => (await fetch(`${url}/api/health`).catch(() => null))?.ok === true;
  while (!(await isWell())) {
    if (child.exitCode !== null) throw new Error(`The server did not start:\n${text}`);
    await pause(10);
  }
  child.kill('SIGTERM');
  await ended;
  return { code: child.exitCode ?? child.signalCode, said: text.split('\n').filter(Boolean) };
}
