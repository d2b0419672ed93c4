import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs ffmpeg (as installed on the machine) with `input` on its standard input. */
export async function ffmpeg(args: readonly string[], input: AsyncIterable<Buffer> | Buffer[]) {
  const child = spawn('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(child, 'exit');
  for await (const part of input) if (!child.stdin.write(part)) await once(child.stdin, 'drain');
  child.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ffmpeg ${args.join(' ')}`);
}
