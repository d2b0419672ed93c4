import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { IMAGE_MOST_BYTES } from '#domain/images/image.ts';
import { readConfig } from '#server/config/config.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import { onSqlite } from '#test/engines.ts';
import { aBomb, anAnimation, aPolyglot, refusedFiles } from '#test/factories/harmful.ts';
import { aPicture } from '#test/factories/images.ts';
import type { Person } from '#test/factories/people.ts';
import { factories } from '#test/factories.ts';
import { freePort } from '#test/freePort.ts';
import { Client } from '#test/http/client.ts';
import { sendImage } from '#test/http/sendImage.ts';
import { childrenOf, memoryOf } from '#test/processes.ts';
import { type ServerProcess, serverProcess } from '#test/serverProcess.ts';
import { isThorough } from '#test/thorough.ts';
import { expectWithin } from '#test/withinTime.ts';

onSqlite('Harmful pictures', (engine) => {
  const send = (owner: Person, body: Uint8Array, type?: string) =>
    sendImage(engine.as(owner), owner, body, type);

  const filesIn = (folder: string): string[] =>
    existsSync(join(engine.dataDir, folder))
      ? readdirSync(join(engine.dataDir, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => entry.name)
      : [];
  const everyFile = () => [...filesIn('incoming'), ...filesIn('images')];

  it('[T-D1] what is no whole JPEG, PNG or WebP is refused, and leaves no file', async () => {
    const customer = await engine.make.aCustomer();
    const before = everyFile();
    for (const [name, type, body] of await refusedFiles()) {
      const answer = await send(customer, body, type);
      expect([name, answer.status]).toEqual([name, 422]);
      expect((await answer.json()).error).toMatchObject({ code: 'not-an-image' });
    }
    expect(everyFile()).toEqual(before);
    const me = await engine.as(customer).get('/api/me');
    expect(me.body).toMatchObject({ me: { profileImageUrl: null } });
  });

  it('[T-D1] a type that is no picture’s is 415, whatever is in it', async () => {
    const customer = await engine.make.aCustomer();
    const picture = await aPicture();
    for (const type of [
      'image/svg+xml',
      'text/html',
      'application/pdf',
      'image/gif',
      'multipart/form-data',
    ])
      expect([type, (await send(customer, picture, type)).status]).toEqual([type, 415]);
  });

  it('[T-D1] a picture that is a page too comes out as a picture alone', async () => {
    const customer = await engine.make.aCustomer();
    const answer = await send(customer, await aPolyglot());
    if (answer.status === 422) return;
    expect(answer.status).toBe(200);
    const served = await engine.as(customer).raw((await answer.json()).profileImageUrl);
    const bytes = Buffer.from(await served.arrayBuffer());
    expect(['script', 'html', 'PK\u0003'].filter((word) => bytes.includes(word))).toEqual([]);
  });

  it('[T-D1] an animation comes out as one still picture', async () => {
    const customer = await engine.make.aCustomer();
    const moving = await anAnimation();
    expect((await sharp(moving).metadata()).pages).toBeGreaterThan(20);
    const answer = await send(customer, moving, 'image/webp');
    expect(answer.status).toBe(200);
    const served = await engine.as(customer).raw((await answer.json()).profileImageUrl);
    const { pages, width, height } = await sharp(await served.arrayBuffer()).metadata();
    expect([pages ?? 1, width, height]).toEqual([1, 512, 512]);
  });

  it('[T-D1] more bytes than the limit are 413, declared or not, and leave no file', async () => {
    const customer = await engine.make.aCustomer();
    const before = everyFile();
    const large = new Uint8Array(IMAGE_MOST_BYTES + 1);
    expect((await send(customer, large)).status).toBe(413);
    const piece = new Uint8Array(64 * 1024);
    let sent = 0;
    const body = new ReadableStream({
      pull(controller) {
        sent += piece.length;
        if (sent > IMAGE_MOST_BYTES + 10 * piece.length) controller.close();
        else controller.enqueue(piece);
      },
    });
    const init = { method: 'PUT', headers: { 'content-type': 'image/png' }, body, duplex: 'half' };
    const undeclared = await engine.as(customer).raw(`/api/profile-images/${customer.id}`, init);
    expect(undeclared.status).toBe(413);
    expect((await engine.asNobody().get('/api/health')).status).toBe(200);
    await expect.poll(everyFile).toEqual(before);
  });

  it('[T-D1] a large body from somebody who may not send it is refused before it is read', async () => {
    const customer = await engine.make.aCustomer();
    const answer = await engine.asNobody().raw(`/api/profile-images/${customer.id}`, {
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
      body: new Uint8Array(8 * 1024 * 1024),
    });
    expect(answer.status).toBe(401);
    expect(filesIn('incoming')).toEqual([]);
  });
});

const SECRET = 'a-secret-for-tests-which-guards-nothing';
const MB = 1024 * 1024;
const LARGE = isThorough ? 20 : 5;
let server: ServerProcess;
let database: Database;
let dataDir: string;
let people: Person[];

// A separate server process, because its memory is measured.
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'weekplate-bomb-'));
  const env = { DATA_DIR: dataDir, SECRET, RATE_LIMIT_FACTOR: '1000' };
  server = serverProcess(await freePort(), env, ['--no-build']);
  await server.start();
  database = await openDatabase(readConfig(env));
  const make = factories(database.db, SECRET);
  people = await Promise.all(Array.from({ length: 20 }, () => make.aCustomer()));
});

afterAll(async () => {
  await server.stop();
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const send = (person: Person, body: Uint8Array) =>
  sendImage(new Client(server.url, [], person), person, body);

/** The memory of the server alone; `ofBoth` adds its process that opens pictures. */
const ofServer = () => memoryOf(server.pid());

const ofBoth = () =>
  [server.pid(), ...childrenOf(server.pid())].reduce((sum, pid) => sum + memoryOf(pid), 0);

/** By how many megabytes `memory` rose at most during `work`. */
async function rise(memory: () => number, work: () => Promise<unknown>): Promise<number> {
  const before = memory();
  let highest = before;
  const watching = setInterval(() => {
    highest = Math.max(highest, memory());
  }, 5);
  await work();
  clearInterval(watching);
  return (Math.max(highest, memory()) - before) / MB;
}

const aPerson = (number: number): Person => {
  const person = people[number];
  if (!person) throw new Error('nobody to send it');
  return person;
};

it('[T-D1] a picture of 100 megapixels is refused without being unpacked, twenty at once too', async () => {
  // The first picture starts the process that opens pictures.
  expect((await send(aPerson(0), await aPicture())).status).toBe(200);
  const bomb = aBomb(10_000, 10_000);
  const rose = await rise(ofBoth, async () => {
    expect((await send(aPerson(0), bomb)).status).toBe(422);
    const answers = await Promise.all(people.map((person) => send(person, bomb)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([422]));
    for (const answer of answers)
      expect((await answer.json()).error).toMatchObject({ code: 'image-too-large' });
  });
  expect(rose).toBeLessThan(50);
  expect(readdirSync(join(dataDir, 'incoming'))).toEqual([]);
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});

it(`[T-D1] ${LARGE} large pictures at once are all made, and others are answered meanwhile`, async () => {
  const picture = await aPicture('png', 5000, 4900);
  const rose = await rise(ofServer, async () => {
    const sending = Promise.all(people.slice(0, LARGE).map((person) => send(person, picture)));
    const started = performance.now();
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    expectWithin(performance.now() - started, 2000);
    expect(new Set((await sending).map((answer) => answer.status))).toEqual(new Set([200]));
  });
  // One unpacked picture takes 73 MB, so a smaller rise comes only from new objects of a busy server.
  expect(rose).toBeLessThan(70);
});

it('[T-D1] a picture that breaks its process is refused alone, and the server knows no decoder', async () => {
  const picture = await aPicture('png', 5000, 4900);
  expect((await send(aPerson(0), await aPicture())).status).toBe(200);
  const [first = 0] = childrenOf(server.pid());
  // The process is stopped, so that it still holds the first of the three pictures however quick it is.
  process.kill(first, 'SIGSTOP');
  const broken = send(aPerson(1), picture);
  const waiting = [send(aPerson(2), picture), send(aPerson(3), picture)];
  const arrived = () => {
    const folder = join(dataDir, 'incoming');
    const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
    return sizes.reduce((sum, each) => sum + each, 0);
  };
  await expect.poll(arrived).toBe(3 * picture.length);
  // This is answered after the server has handled the uploads so far.
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  process.kill(first, 'SIGKILL');
  const answers = [await broken, ...(await Promise.all(waiting))].map(({ status }) => status);
  expect(answers.sort()).toEqual([200, 200, 422]);
  expect(readdirSync(join(dataDir, 'incoming'))).toEqual([]);
  expect(readFileSync(`/proc/${server.pid()}/maps`, 'utf8')).not.toMatch(/libvips|sharp/);
});
