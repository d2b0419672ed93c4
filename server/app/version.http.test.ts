import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PracticeVersion } from '#domain/practice/practiceSchema.ts';
import { onSqlite } from '#test/engines.ts';
import { isNewer, newerVersion, VERSION } from '../config/version.ts';

it('versions are compared as numbers, not as words', () => {
  expect(isNewer('1.10.0', '1.9.3')).toBe(true);
  expect(isNewer('1.9.3', '1.10.0')).toBe(false);
  expect(isNewer('1.9.3', '1.9.3')).toBe(false);
});

let answer = '';
const releases = createServer((_, response) => response.end(answer));
const url = () => `http://127.0.0.1:${(releases.address() as AddressInfo).port}/weekplate/latest`;
beforeAll(() => new Promise<void>((listening) => releases.listen(0, '127.0.0.1', listening)));
afterAll(() => releases.close());

it('a newer version is heard of, the same one is no news, and rubbish is an error', async () => {
  answer = '{"version":"99.0.0","dist":{}}';
  expect(await newerVersion(url())).toBe('99.0.0');
  answer = JSON.stringify({ version: VERSION });
  expect(await newerVersion(url())).toBeNull();
  answer = '<html>';
  await expect(newerVersion(url())).rejects.toThrow();
});

onSqlite('The version', (engine) => {
  it('dieticians see it; nobody else is asked unless the operator named whom', async () => {
    const { make } = engine;
    const dietician = engine.as(await make.aDietician());
    const { body } = await dietician.get<PracticeVersion>('/api/version');
    expect(body).toEqual({ version: VERSION, newer: null });
    expect((await engine.as(await make.aCustomer()).get('/api/version')).status).toBe(403);
    expect((await engine.asNobody().get('/api/version')).status).toBe(401);
  });
});
