import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { smallImage } from '#domain/images/image.ts';
import { readConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { movedClock } from '#test/clock/movedClock.ts';
import { aPicture } from '#test/factories/images.ts';
import type { Person } from '#test/factories/people.ts';
import { factories } from '#test/factories.ts';
import { freePort } from '#test/freePort.ts';
import { Client } from '#test/http/client.ts';
import { sendImage } from '#test/http/sendImage.ts';
import { postgresDatabase } from '#test/postgres/databases.ts';
import { openS3 } from '#test/s3.ts';
import { type ServerProcess, serverProcess } from '#test/serverProcess.ts';
import { isThorough } from '#test/thorough.ts';

const SECRET = 'a-secret-for-faults-which-guards-nothing';
const UPLOADERS = 3;
const LATER_MS = 20 * 60_000;

const places = [
  ['sqlite', 'folder'],
  ['postgres', 'bucket'],
] as const;

it.each(places)(
  '[T-D2] kill -9 in the middle of uploads: the old picture or the new one, whole, and nothing else (%s, %s)',
  async (engine, place) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'weekplate-image-kill-'));
    const database = engine === 'postgres' ? await postgresDatabase() : null;
    const s3 = place === 'bucket' ? await openS3() : null;
    const clock = movedClock(new Date());
    const settings = {
      DATA_DIR: dataDir,
      SECRET,
      RATE_LIMIT_FACTOR: '1000',
      ...(database && { DATABASE_URL: database.url }),
      ...s3?.settings,
      ...clock.settings,
    };
    const server = serverProcess(await freePort(), settings, ['--no-build']);
    await server.start();
    const direct = await openDatabase(readConfig(settings));
    const make = factories(direct.db, SECRET);
    const people = await Promise.all(Array.from({ length: UPLOADERS }, () => make.aCustomer()));
    const picture = await aPicture('jpeg', 1200, 900);
    const had = new Map<string, string>();
    for (const person of people) had.set(person.id, await upload(server, person, picture));

    if (s3) {
      // Each picture is announced, made, and on its way into the bucket.
      s3.hold(true);
      const uploading = people.map((person) => uploadUntilCut(server, person, picture, had));
      const announced = direct.db.selectFrom('imageLeftover').select('filename');
      await expect.poll(() => announced.execute()).toHaveLength(people.length);
      await server.kill();
      await Promise.all(uploading);
      s3.hold(false);
      const before = new Map(had);
      await server.start();
      for (const person of people) await expectWhole(server, person, had);
      expect(had, 'the old picture stays').toEqual(before);
    }

    // Uploads are written to the folder `incoming` first, whether pictures are kept in a folder or a bucket.
    const rounds = isThorough ? 3 : s3 ? 0 : 1;
    const found: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      // One upload never arrives whole; the others are killed wherever they are at that moment.
      const half = sendHalf(server, people[0], picture);
      const uploading = people.map((person) => uploadUntilCut(server, person, picture, had));
      await expect.poll(() => incoming(dataDir)).toBeGreaterThan(0);
      await new Promise((resolve) => setTimeout(resolve, 40 + round * 35));
      await server.kill();
      half.destroy();
      await Promise.all(uploading);
      found.push(incoming(dataDir));
      await server.start();
      for (const person of people) await expectWhole(server, person, had);
    }
    if (rounds > 0)
      expect(Math.max(...found), 'some kill met a picture that was arriving').toBeGreaterThan(0);

    // Objects without an owner stay while they may belong to a running upload, and are removed after that.
    await server.stop();
    clock.set(new Date(Date.now() + LATER_MS));
    await server.start();
    const objects = () => s3?.objects() ?? objectsIn(join(dataDir, 'images'));
    const current = people.flatMap(({ id }) => {
      const name = had.get(id)?.split('/').at(-1) ?? '';
      return [name, smallImage(name)].map((each) => `profileImages/${id}/${each}`);
    });
    await expect.poll(objects).toEqual(current.sort());
    await expect.poll(() => incoming(dataDir)).toBe(0);
    await expect
      .poll(() => direct.db.selectFrom('imageLeftover').selectAll().execute())
      .toEqual([]);

    await direct.close();
    await server.stop();
    await database?.drop();
    await s3?.close();
    clock.remove();
    rmSync(dataDir, { recursive: true, force: true });
  },
);

const incoming = (dataDir: string) => readdirSync(join(dataDir, 'incoming')).length;

const objectsIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

async function upload(server: ServerProcess, person: Person, picture: Uint8Array): Promise<string> {
  const answer = await sendImage(new Client(server.url, [], person), person, picture, 'image/jpeg');
  expect(answer.status).toBe(200);
  return (await answer.json()).profileImageUrl;
}

/** Changes the picture over and over until the server is gone, and remembers the last acknowledged one. */
async function uploadUntilCut(
  server: ServerProcess,
  person: Person,
  picture: Uint8Array,
  had: Map<string, string>,
): Promise<void> {
  try {
    for (;;) had.set(person.id, await upload(server, person, picture));
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
}

function sendHalf(server: ServerProcess, person: Person | undefined, picture: Uint8Array) {
  const { hostname, port, host } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  // The kill is meant to cut this connection.
  socket.on('error', () => socket.destroy());
  socket.write(
    [
      `PUT /api/profile-images/${person?.id} HTTP/1.1`,
      `Host: ${host}`,
      `Origin: ${server.url}`,
      `Cookie: ${person?.cookie.name}=${person?.cookie.value}`,
      'Content-Type: image/jpeg',
      `Content-Length: ${picture.length}`,
      '\r\n',
    ].join('\r\n'),
  );
  socket.write(picture.subarray(0, picture.length / 2));
  return socket;
}

/** Expects that the person's picture is the acknowledged one, or one whose acknowledgement was cut off. */
async function expectWhole(server: ServerProcess, person: Person, had: Map<string, string>) {
  const client = new Client(server.url, [], person);
  const { me } = await (await client.raw('/api/me')).json();
  const url: string = me.profileImageUrl;
  for (const [address, edge] of [
    [url, 512],
    [smallImage(url), 96],
  ] as const) {
    const answer = await client.raw(address);
    expect(answer.status).toBe(200);
    const { info } = await sharp(await answer.arrayBuffer(), { failOn: 'warning' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([edge, edge]);
  }
  // The previous picture is no longer served, unless it still is the current one.
  const before = had.get(person.id);
  if (before !== undefined && before !== url) expect((await client.raw(before)).status).toBe(404);
  had.set(person.id, url);
}
