import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((found) => found[1]);

const IMAGE = read('deploy/Dockerfile');
const UNITS = readdirSync(join(ROOT, 'deploy/systemd')).filter((name) => name.endsWith('.service'));

it('what the package is made of is let through to where the image is built', () => {
  const letThrough = all(read('.dockerignore'), /^!(.+)$/gm);
  const { files } = JSON.parse(read('package.json'));
  const others = files.filter((each: string) => each !== 'dist');
  for (const path of [
    'package.json',
    'package-lock.json',
    'domain',
    'server',
    'web',
    'demo',
    ...others,
  ])
    expect(letThrough).toContain(path);
  for (const path of letThrough)
    expect([path, existsSync(join(ROOT, path ?? ''))]).toEqual([path, true]);
});

it('the image runs as the user and group that it makes, by number', () => {
  const user = /useradd .*--uid (\d+) --gid (\d+)/.exec(IMAGE);
  const group = /groupadd .*--gid (\d+)/.exec(IMAGE);
  expect(user?.[2]).toBe(group?.[1]);
  expect(all(IMAGE, /^USER (.+)$/gm)).toEqual([`${user?.[1]}:${group?.[1]}`]);
  expect(Number(user?.[1])).toBeGreaterThan(0);
  expect(read('docs/OPERATIONS.md')).toContain(`runs as user ${user?.[1]} `);
});

it('the image needs nothing but its base images to be fetched', () => {
  expect(all(IMAGE, /^# *syntax *=(.+)$/gm)).toEqual([]);
  expect(all(IMAGE, /^FROM (\S+)/gm)).toEqual(['node:24-bookworm-slim', 'debian:bookworm-slim']);
});

const units = UNITS.map((name) => `deploy/systemd/${name}`);
it.each(['deploy/Dockerfile', 'deploy/compose.many.yaml', ...units])(
  '%s starts programs of the package that are there',
  (file) => {
    const text = read(file);
    const programs = all(text, /weekplate\/dist\/(server\/[\w/]+)\.js\b/g);
    const commands = all(text, /\bweekplate (\w+) \//g);
    expect(programs.length + commands.length).toBeGreaterThan(0);
    for (const path of programs)
      expect(existsSync(join(ROOT, `${path}.js`)) || existsSync(join(ROOT, `${path}.ts`))).toBe(
        true,
      );
    for (const name of commands) expect(read('server/weekplate.js')).toContain(`  ${name}: [`);
  },
);

it.each(UNITS)('%s runs as nobody else, from the folder that the steps name', (name) => {
  const unit = read(`deploy/systemd/${name}`);
  const steps = read('docs/OPERATIONS.md');
  expect(all(unit, /^(?:User|Group)=(.+)$/gm)).toEqual(['weekplate', 'weekplate']);
  expect(steps).toMatch(/^useradd .* weekplate$/m);
  const [folder = ''] = all(unit, /^WorkingDirectory=(.+)$/gm);
  expect(steps).toContain(`npm install --prefix ${folder} weekplate`);
  const [variables = ''] = all(unit, /^EnvironmentFile=(.+)$/gm);
  expect(steps).toContain(`install -m 600 /dev/null ${variables}`);
  expect(all(unit, /(node_modules\/\.bin\/node) /g)).toHaveLength(1);
});
