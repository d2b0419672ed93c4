import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** `npm run dev`: the server restarting on every change, and the web part with hot reload. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));
const run = (args: string[]) =>
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: process.env });

const running = [run(['--watch', 'server/app/main.ts', '--no-build']), run([vite, 'web'])];
const stop = () => {
  for (const each of running) each.kill('SIGTERM');
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const each of running) each.on('exit', stop);
