#!/usr/bin/env node
// `weekplate`, the command of the package. Plain JavaScript without static imports, so that an older Node.js
// gets this far; such a one fetches the Node.js that Weekplate is tested with, once.
const { spawn, spawnSync } = await import('node:child_process');
const { readFileSync } = await import('node:fs');
const { fileURLToPath } = await import('node:url');

const COMMANDS = {
  start: ['server/main.js'],
  demo: ['demo/main.js'],
  user: ['server/operator/main.js'],
  versions: ['server/operator/versions.js'],
  backup: ['server/operator/backup.js', 'backup'],
  restore: ['server/operator/backup.js', 'restore'],
};
const USAGE = `weekplate                     start the product, with its data in ./data
weekplate demo                a practice with forty customers, to look around
weekplate user COMMAND        accounts, for the operator
weekplate backup FILE         database and pictures into a new file; --check FILE looks one over
weekplate restore FILE        a backup into an empty place
weekplate versions            this version, and whether there is a newer one
weekplate --version
`;

const { version, node } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);
const [name = 'start', ...rest] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (!command) {
  process.stdout.write(name === '--version' ? `${version}\n` : USAGE);
  process.exit(['--version', '--help', 'help'].includes(name) ? 0 : 2);
}
const [file, ...given] = command;
const args = [
  '--max-semi-space-size=8',
  fileURLToPath(new URL(`../${file}`, import.meta.url)),
  ...given,
  ...rest,
];
const running = spawn(newEnough(), args, { stdio: 'inherit' });
// Ctrl+C reaches the server by itself; this process waits for it to end.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => running.kill('SIGTERM'));
running.on('exit', (code) => process.exit(code ?? 1));

/** The path of this Node.js, or of one that is new enough. */
function newEnough() {
  if (Number.parseInt(process.versions.node, 10) >= Number.parseInt(node, 10))
    return process.execPath;
  process.stderr.write(
    'Getting the Node.js that Weekplate needs; the first time takes a minute …\n',
  );
  const asked = ['exec', '--yes', `--package=node@${node}`, '--', 'node', '-p', 'process.execPath'];
  const { stdout } = spawnSync('npm', asked, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (stdout?.trim()) return stdout.trim();
  process.stderr.write(
    `Weekplate did not start. It needs Node.js ${node}, which could not be fetched: install it, or try again online.\n`,
  );
  process.exit(1);
}
