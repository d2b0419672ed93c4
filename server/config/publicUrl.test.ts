import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'weekplate-config-'));
const read = (PUBLIC_URL: string) => readConfig({ DATA_DIR, PUBLIC_URL }).publicUrl;

it('a PUBLIC_URL that is more than a host is refused in a sentence that says what to do', () => {
  for (const [address, more] of [
    ['https://host.example/food', 'the path /food'],
    ['https://host.example:8443/food/', 'the path /food/'],
    ['https://host.example/?a=1', 'anything after the host'],
    ['https://host.example?', 'anything after the host'],
    ['https://host.example/#top', 'anything after the host'],
    ['https://anna:secret@host.example', 'a name or password'],
  ] as const) {
    const sentence = `PUBLIC_URL has to be without ${more}: give Weekplate a host name of its own, like https://plan.example.org.`;
    expect(() => read(address), address).toThrow(new ConfigError(sentence));
  }
  expect(() => read('host.example')).toThrow('has to be an address that begins with');
});

it('a PUBLIC_URL of a host is taken, with a port and with a slash at its end', () => {
  expect(read('https://plan.example.org')).toBe('https://plan.example.org');
  expect(read('http://127.0.0.1:3000/')).toBe('http://127.0.0.1:3000');
});
