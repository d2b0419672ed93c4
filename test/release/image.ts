import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../check/run.ts';
import { freePort } from '../freePort.ts';

/**
 * `npm run test:image`: goes through the steps of deploy/Dockerfile without a container engine. Each stage is a
 * folder that `chroot` makes the root. Its base comes from Debian's packages, with the Node.js and npm of this
 * machine where the base is Node's. Then the image is started as its own user on a read-only root. Needs
 * root and debootstrap.
 */
const folder = mkdtempSync(join(tmpdir(), 'weekplate-image-'));
const STAGES = stagesOf(readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8'));

const sh = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
const say = (line: string) => process.stdout.write(`${line}\n`);

type Image = {
  readonly root: string;
  workdir: string;
  user: string;
  readonly env: Record<string, string>;
};

/** What the last stage declares for the container that runs it. */
const declared: Record<string, string[]> = {};

function baseOf(name: string, root: string): void {
  const debian = join(folder, 'debian');
  const mirror = sh(
    'sh',
    '-c',
    "awk '/^URIs:/ { print $2; exit }' /etc/apt/sources.list.d/debian.sources",
  );
  if (!existsSync(debian))
    sh('debootstrap', '--variant=minbase', 'bookworm', debian, mirror.trim());
  sh('cp', '-a', debian, root);
  if (!name.startsWith('node:')) return;
  const local = join(root, 'usr/local');
  cpSync(process.execPath, join(local, 'bin/node'));
  const npm = sh('sh', '-c', 'readlink -f "$(command -v npm)"').trim();
  cpSync(join(dirname(npm), '..'), join(local, 'lib/npm'), { recursive: true, dereference: true });
  sh('ln', '-s', '/usr/local/lib/npm/bin/npm-cli.js', join(local, 'bin/npm'));
  // How this machine reaches the registry.
  for (const file of ['etc/resolv.conf', 'etc/hosts', 'etc/ssl'])
    sh('cp', '-aLT', `/${file}`, join(root, file));
}

const roots = new Map<string, string>();
function built(stage: readonly Instruction[]): Image {
  const [from, as = String(roots.size)] = (stage[0]?.words ?? '').split(/ AS /i);
  const root = join(folder, as);
  roots.set(as, root);
  baseOf(from ?? '', root);
  const image: Image = {
    root,
    workdir: '/',
    user: '0:0',
    env: { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin' },
  };
  for (const instruction of stage.slice(1)) step(image, instruction);
  return image;
}

function step(image: Image, { name, words }: Instruction): void {
  say(`${name} ${words.slice(0, 100)}`);
  if (name === 'WORKDIR') {
    image.workdir = words;
    mkdirSync(join(image.root, words), { recursive: true });
  } else if (name === 'ENV')
    for (const [, key = '', value = ''] of words.matchAll(/(\w+)=(\S+)/g)) image.env[key] = value;
  else if (name === 'USER') image.user = words;
  else if (name === 'COPY') copied(image, words.split(/\s+/));
  else if (name === 'RUN') inside(image, words, { ...image.env, ...registry() });
  else declared[name] = words.startsWith('[') ? JSON.parse(words) : [words];
}

function copied({ root, workdir }: Image, words: string[]): void {
  const to = join(root, words.at(-1) === '.' ? workdir : (words.at(-1) ?? ''));
  const stage = /^--from=(.+)$/.exec(words[0] ?? '')?.[1];
  if (stage) sh('cp', '-aT', join(roots.get(stage) ?? '', words[1] ?? ''), to);
  else if (words[0] === '.') contextInto(to);
  else cpSync(join(ROOT, words[0] ?? ''), to);
}

/** Copies what .dockerignore lets through. */
function contextInto(to: string): void {
  const rules = readFileSync(join(ROOT, '.dockerignore'), 'utf8').split('\n');
  for (const [, path = ''] of rules.map((rule) => /^!(.+)$/.exec(rule) ?? []))
    if (path) cpSync(join(ROOT, path), join(to, path), { recursive: true });
  rmSync(join(to, 'web/dist'), { recursive: true, force: true });
}

function registry(): Record<string, string> {
  const asked = (name: string) => sh('npm', 'config', 'get', name).trim();
  return {
    npm_config_registry: asked('registry'),
    npm_config_cafile: '/etc/ssl/certs/ca-certificates.crt',
    HOME: '/root',
  };
}

function inside({ root, workdir }: Image, command: string, env: Record<string, string>): void {
  sh('mount', '--bind', '/dev', join(root, 'dev'));
  try {
    execFileSync('chroot', [root, '/bin/sh', '-ec', `cd ${workdir}; ${command}`], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } finally {
    sh('umount', join(root, 'dev'));
  }
}

/** Runs it as a container would: as its user, on a read-only root, with a volume and an empty /tmp. */
async function tried(image: Image): Promise<void> {
  const { root, workdir, user } = image;
  const port = String(await freePort());
  const env = { ...image.env, PORT: port, HOST: '127.0.0.1' };
  const run = (command: readonly string[]) =>
    spawn(
      'unshare',
      [
        '--mount',
        'sh',
        '-ec',
        `
        mount --bind ${root} ${root} && mount -o remount,ro,bind ${root}
        mount -t tmpfs -o mode=1777 tmpfs ${root}/tmp
        mount --bind ${folder}/data ${root}/data && mount --bind /dev ${root}/dev
        exec chroot --userspec=${user} ${root} /usr/bin/env -C ${workdir} "$@"`,
        'sh',
        ...command,
      ],
      { env, stdio: ['ignore', 'pipe', 'inherit'] },
    );
  mkdirSync(join(folder, 'data'));
  sh('chown', user, join(folder, 'data'));
  const child = run([...(declared.ENTRYPOINT ?? []), ...(declared.CMD ?? [])]);
  const ended = once(child, 'exit');
  const healthy = async () => {
    const [command = ''] = declared.HEALTHCHECK ?? [];
    const asked = run(JSON.parse(command.slice(command.indexOf('['))));
    return (await once(asked, 'exit'))[0] === 0;
  };
  let tries = 0;
  while (!(await healthy())) {
    if (child.exitCode !== null || tries > 60) throw new Error('The image did not become healthy.');
    tries += 1;
    await pause(500);
  }
  const page = await fetch(`http://127.0.0.1:${port}/`);
  if (!(await page.text()).includes('A week on a plate')) throw new Error('It has no pages.');
  child.kill(declared.STOPSIGNAL?.[0] as NodeJS.Signals);
  const [code] = await ended;
  if (code !== 0) throw new Error(`It ended with ${code}.`);
}

try {
  let image: Image | undefined;
  for (const stage of STAGES) image = built(stage);
  if (!image) throw new Error('deploy/Dockerfile has no stage.');
  await tried(image);
  const of = (path: string) =>
    Math.round(Number(sh('du', '-sm', join(image?.root ?? '', path)).split('\t')[0]));
  say(
    `\nThe image starts as ${image.user} on a read-only root, is healthy and ends when told to: PASS`,
  );
  say(`${of('/app')} MB on top of Debian's ${of('/') - of('/app')} MB`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

type Instruction = { readonly name: string; readonly words: string };

/** The stages of a Dockerfile, each with its instructions, without comments; lines that go on are joined. */
function stagesOf(text: string): Instruction[][] {
  const lines = text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
    .replaceAll(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .filter(Boolean);
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, name = '', words = ''] = /^(\w+) (.+)$/.exec(line) ?? [];
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, words });
  }
  return stages;
}
