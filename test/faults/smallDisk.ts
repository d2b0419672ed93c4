import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { atAnyEnd } from '../postgres/atAnyEnd.ts';

/** A separate file system in memory. */
export type Disk = {
  readonly path: string;
  /** Uses up all the remaining space. */
  fill(): void;
  /** Frees the space again. */
  free(): void;
  remove(): void;
};

const STEPS = [65_536, 4096, 512];

/** A small disk, or the reason, as a text, why this system allows none. */
export async function smallDisk(megabytes: number): Promise<Disk | string> {
  if (process.platform !== 'linux') return 'a small file system can be made on Linux alone';
  const folder = mkdtempSync(join(tmpdir(), 'weekplate-disk-'));
  const mounted = process.getuid?.() === 0 ? mount(folder, megabytes) : '';
  if (mounted === 'yes')
    return diskAt(folder, () => spawnSync('umount', ['--lazy', folder]), folder);
  // If unprivileged users may create a user namespace, a process in one holds the disk and gives us access.
  const holder = await holderOf(folder, megabytes);
  if (typeof holder === 'string') {
    rmdirSync(folder);
    return [mounted, holder].filter(Boolean).join('; ');
  }
  return diskAt(`/proc/${holder.pid}/root${folder}`, () => holder.kill('SIGKILL'), folder);
}

function diskAt(path: string, unmount: () => unknown, folder: string): Disk {
  let there = true;
  const ballast = join(path, 'ballast');
  const remove = () => {
    if (!there) return;
    there = false;
    unmount();
    rmSync(folder, { recursive: true, force: true });
  };
  atAnyEnd(remove);
  return {
    path,
    fill() {
      const file = openSync(ballast, 'a');
      for (const step of STEPS) while (takes(file, Buffer.alloc(step)));
      closeSync(file);
    },
    free: () => rmSync(ballast, { force: true }),
    remove,
  };
}

function takes(file: number, bytes: Buffer): boolean {
  try {
    return writeSync(file, bytes) === bytes.length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}

const optionsFor = (megabytes: number) => `size=${megabytes}m,mode=755`;

/** `yes`, or the reason why not. */
function mount(folder: string, megabytes: number): string {
  const args = ['-t', 'tmpfs', '-o', optionsFor(megabytes), 'weekplate', folder];
  const { status, stderr, error } = spawnSync('mount', args, { encoding: 'utf8' });
  return status === 0 ? 'yes' : `mount: ${(stderr || error?.message || 'refused').trim()}`;
}

async function holderOf(folder: string, megabytes: number): Promise<ChildProcess | string> {
  const script = `mount -t tmpfs -o ${optionsFor(megabytes)} weekplate '${folder}' && echo mounted && exec sleep 86400`;
  const child = spawn('unshare', ['--user', '--map-root-user', '--mount', 'sh', '-c', script]);
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const told = await Promise.race([
    once(child.stdout, 'data').then(() => 'mounted'),
    once(child, 'exit').then(() => 'ended'),
    once(child, 'error').then(([error]) => (error as Error).message),
  ]);
  return told === 'mounted' ? child : `unshare: ${said.trim() || told}`;
}
