import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_OPTIONS } from '#domain/import/recognise.ts';
import { ImportReader } from './reader.ts';
import type { Found } from './readSource.ts';
import { TIME_MAX } from './unreadable.ts';
import { say } from './words.ts';

const WEEKS: Found = { ok: true, weeks: [], isTable: true };
let workers: FakeWorker[] = [];

/** A worker whose answers and errors the test controls. */
class FakeWorker extends EventTarget {
  asked: number[] = [];
  isEnded = false;
  constructor() {
    super();
    workers.push(this);
  }
  postMessage({ id }: { id: number }) {
    this.asked.push(id);
  }
  terminate() {
    this.isEnded = true;
  }
  say(id: number, found?: Found) {
    this.dispatchEvent(new MessageEvent('message', { data: { id, found } }));
  }
}

beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const workerNow = (): FakeWorker => {
  const worker = workers.at(-1);
  if (!worker) throw new Error('There is no worker.');
  return worker;
};
const paste = (reader: ImportReader) =>
  reader.paste('', 'Monday\nBreakfast: oats', DEFAULT_OPTIONS);
const turned = { ...DEFAULT_OPTIONS, orientation: 'down' } as const;

/** A reader that has answered about a paste. */
async function begun() {
  const reader = new ImportReader();
  const first = paste(reader);
  workerNow().say(0);
  await vi.advanceTimersByTimeAsync(0);
  workerNow().say(1, WEEKS);
  expect(await first).toBe(WEEKS);
  return reader;
}

test('[IMPORT-02] where the code that reads cannot be fetched, that is said, of a file and of a paste', async () => {
  const reader = new ImportReader();
  const pasted = paste(reader);
  workerNow().dispatchEvent(new Event('error'));
  expect(await pasted).toEqual({ ok: false, message: say.cannotStart });

  const read = reader.file(new File(['Monday'], 'plan.csv'), DEFAULT_OPTIONS);
  workerNow().dispatchEvent(new Event('error'));
  expect(await read).toEqual({ ok: false, message: say.cannotStart });

  const slow = paste(reader);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await slow).toEqual({ ok: false, message: say.cannotStart });
});

test('[IMPORT-02] a file that was moved since it was chosen says so', async () => {
  const file = new File(['Monday'], 'plan.csv');
  file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
  expect(await new ImportReader().file(file, DEFAULT_OPTIONS)).toMatchObject({
    ok: false,
    message: expect.stringContaining('“plan.csv” cannot be opened any more'),
  });
});

test('[IMPORT-02] what ended the reading is said of every later question, too', async () => {
  const broken = await begun();
  workerNow().dispatchEvent(new Event('error'));
  const stopped = { ok: false, message: expect.stringContaining('could not be read to its end') };
  expect(await broken.again(turned)).toEqual(stopped);
  expect(await broken.again(DEFAULT_OPTIONS)).toEqual(stopped);

  const slow = await begun();
  const late = slow.again(turned);
  await vi.advanceTimersByTimeAsync(TIME_MAX);
  const tooLong = { ok: false, message: expect.stringContaining('within 2 seconds') };
  expect(await late).toEqual(tooLong);
  expect(workerNow().isEnded).toBe(true);
  expect(await slow.again(DEFAULT_OPTIONS)).toEqual(tooLong);
});

test('[IMPORT-02] nothing is said of what gave way to another choice', async () => {
  const reader = new ImportReader();
  const first = paste(reader);
  const second = paste(reader);
  expect(await first).toBeNull();
  workerNow().say(0);
  await vi.advanceTimersByTimeAsync(0);
  workerNow().say(1, WEEKS);
  expect(await second).toBe(WEEKS);
});
