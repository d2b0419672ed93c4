import { expect, it } from 'vitest';
import { KEPT_KINDS } from '#web/frame/nouns.ts';
import { isToKeep } from '#web/live/keptAnswers.ts';
import { onSqlite } from '../engines.ts';
import { aBrowser, aBuild, STARTS } from './workerBrowser.ts';

const MODES = ['cors', 'no-cors', 'same-origin', 'navigate'];
const DESTINATIONS = ['', 'image', 'document', 'video'];

/** What no device keeps, even after a yes. */
const PRIVATE = /photo|picture|image|note|copy|export|visit/;

/** What a page may tell a worker; none of it is a yes that the worker knows of. */
const TOLD = [{ usable: '/assets/index-a.js' }, { keeping: 'yes' }, { keep: true }];

onSqlite('Every address of the API document', (engine) => {
  const read = () =>
    engine.operations
      .filter(({ method }) => method === 'get')
      .map(({ path }) => path.replace('{uid}', 'anna').replaceAll(/\{\w+\}/g, '2026-11-26'));

  it('[T-N6] [T-L1] passes the worker by, which keeps nothing of any, whatever a page tells it', async () => {
    const { kept, aWorker } = aBrowser(aBuild('a'));
    const worker = aWorker();
    await worker.installs();
    const files = ['/assets/index-a.js', '/boot.js', ...STARTS, '/index.html'];
    expect(read().length).toBeGreaterThan(60);
    for (const told of [{}, ...TOLD]) {
      await worker.hears(told);
      for (const path of read())
        for (const [at, mode] of MODES.entries())
          for (const ending of ['', '?size=small', '/'])
            expect([
              path + ending,
              await worker.answers(path + ending, { mode, destination: DESTINATIONS[at] }),
            ]).toEqual([path + ending, null]);
      expect(kept()).toEqual(files);
    }
  });

  it('[T-N6] after a yes, a device keeps of it only what a noun declares', () => {
    const keyOf = (path: string) => path.split('/').slice(2);
    const asKept = { userId: 'anna', kinds: KEPT_KINDS };
    expect(KEPT_KINDS.filter((kind) => PRIVATE.test(kind))).toEqual([]);
    // The keys of answers are made of words like those of their addresses, for one thing or for many.
    const keys = read().flatMap((path) => {
      const [first = '', whose = '', kind = '', ...rest] = keyOf(path);
      return [
        [first, whose, kind, ...rest],
        [first, whose, kind.replace(/s$/, ''), ...rest],
      ];
    });
    const kept = keys.filter((key) => isToKeep(key, asKept));
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.filter(([, , kind = '']) => !KEPT_KINDS.includes(kind))).toEqual([]);
    expect(kept.map((key) => key.join('/')).filter((path) => PRIVATE.test(path))).toEqual([]);
    for (const key of keys) expect(isToKeep(key, { ...asKept, userId: 'bea' })).toBe(false);
  });
});
