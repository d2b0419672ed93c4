import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');

it('a rush has 64 MB for new objects where there is memory, and once it is quiet memory is collected, once, and given back', () => {
  const living = `
    import { constants, PerformanceObserver } from 'node:perf_hooks';
    import { setTimeout as pause } from 'node:timers/promises';
    import { getHeapSpaceStatistics } from 'node:v8';
    import { keepMemoryToTheWork } from '#server/memory.js';
    let thorough = 0;
    const seen = ({ detail: { kind } }) => (thorough += kind === constants.NODE_PERFORMANCE_GC_MAJOR);
    new PerformanceObserver((list) => list.getEntries().forEach(seen)).observe({ type: 'gc' });
    const found = [];
    const look = async (name, ms) => {
      await pause(ms);
      const young = getHeapSpaceStatistics().find((space) => space.space_name === 'new_space');
      found.push([name, young.space_size / 2 ** 20, thorough > 0]);
      thorough = 0;
    };
    // Collecting these takes longer than a look may find busy.
    const kept = Array.from({ length: 1e6 }, (_, count) => ({ count }));
    keepMemoryToTheWork({ everyMs: 200 });
    await look('after the start', 5000);
    await look('quiet', 4000);
    for (const end = Date.now() + 1500; Date.now() < end; ) JSON.stringify(process.versions);
    await look('in a rush', 800);
    await look('after it', 24_000);
    console.log(JSON.stringify(kept.length && found));`;
  const options = { cwd: ROOT, encoding: 'utf8' } as const;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', living], options);
  const found: [name: string, young: number, collected: boolean][] = JSON.parse(printed);
  expect(found.map(([name, , collected]) => [name, collected])).toEqual([
    ['after the start', true],
    ['quiet', false],
    // Making the space for it collects, too.
    ['in a rush', true],
    ['after it', true],
  ]);
  const [, , inARush, after] = found.map(([, young]) => young);
  expect(inARush).toBeGreaterThanOrEqual(64);
  expect(inARush).toBeLessThan(96);
  expect(after).toBeLessThanOrEqual(2);
}, 60_000);

it('what was freed outside of the heap in a rush, among what is still in use, is given back to the system', () => {
  const holding = `
    import { setTimeout as pause } from 'node:timers/promises';
    import { keepMemoryToTheWork } from '#server/memory.js';
    const PIECE = 64 * 2 ** 10;
    const megabytes = () => process.memoryUsage.rss() / 2 ** 20;
    keepMemoryToTheWork({ everyMs: 100 });
    const before = megabytes();
    // 100 MB of which one piece in sixteen stays: the others lie between those, in no whole stretch.
    let pieces = Array.from({ length: 1600 }, () => Buffer.allocUnsafeSlow(PIECE).fill(1));
    for (const end = Date.now() + 1500; Date.now() < end; ) JSON.stringify(process.versions);
    const held = megabytes();
    pieces = pieces.filter((_, at) => at % 16 === 0);
    await pause(16_000);
    console.log(JSON.stringify([pieces.length, held - before, megabytes() - before]));`;
  const options = { cwd: ROOT, encoding: 'utf8' } as const;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', holding], options);
  const [kept, held, after]: [number, number, number] = JSON.parse(printed);
  expect(kept).toBe(100);
  expect(held).toBeGreaterThan(90);
  expect(after).toBeLessThan(40);
}, 60_000);

it('a rush after a long quiet time is not taken for quiet: memory is collected after it, not amid it', () => {
  const living = `
    import { syncBuiltinESMExports } from 'node:module';
    import { setTimeout as pause } from 'node:timers/promises';
    import v8 from 'node:v8';
    const setFlags = v8.setFlagsFromString;
    let collected = 0;
    v8.setFlagsFromString = (flag) => {
      if (flag === '--expose-gc') collected += 1;
      setFlags(flag);
    };
    syncBuiltinESMExports();
    const { keepMemoryToTheWork } = await import('#server/memory.js');
    keepMemoryToTheWork({ everyMs: 50 });
    // Longer than the sixty looks after which a rush is over.
    await pause(5000);
    const found = [collected];
    for (const end = Date.now() + 1000; Date.now() < end; await pause(0)) {
      for (const end = Date.now() + 50; Date.now() < end; ) JSON.stringify(process.versions);
    }
    found.push(collected);
    await pause(5000);
    console.log(JSON.stringify([...found, collected]));
    process.exit();`;
  const options = { cwd: ROOT, encoding: 'utf8' } as const;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', living], options);
  expect(JSON.parse(printed)).toEqual([1, 1, 2]);
}, 60_000);

/** In how many of about sixty looks of a rush V8 was asked for space, and how much there was in the end, in MB. */
function askedInARush(options: { flags: string[]; ignored: number }): [asked: number, MB: number] {
  const rushing = `
    import { syncBuiltinESMExports } from 'node:module';
    import { setTimeout as pause } from 'node:timers/promises';
    import v8 from 'node:v8';
    const setFlags = v8.setFlagsFromString;
    let asked = 0;
    v8.setFlagsFromString = (flag) => {
      // As it was: at the end of each.
      if (flag === '--semi-space-growth-factor=1') asked += 1;
      if (!flag.includes('growth-factor') || asked >= ${options.ignored}) setFlags(flag);
    };
    syncBuiltinESMExports();
    const { keepMemoryToTheWork } = await import('#server/memory.js');
    keepMemoryToTheWork({ everyMs: 50 });
    setFlags('--semi-space-growth-factor=1');
    for (let look = 0; look < 60; look += 1) {
      for (const end = Date.now() + 50; Date.now() < end; ) JSON.stringify(process.versions);
      await pause(0);
    }
    const young = v8.getHeapSpaceStatistics().find((space) => space.space_name === 'new_space');
    console.log(JSON.stringify([asked, young.space_size / 2 ** 20]));
    process.exit();`;
  const args = [...options.flags, '--input-type=module', '-e', rushing];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' }));
}

it('where V8 makes no more space for new objects, on a small machine, it is asked ever more rarely', () => {
  const [asked, young] = askedInARush({ flags: ['--max-semi-space-size=2'], ignored: 0 });
  expect(young).toBeLessThanOrEqual(4);
  // At the first three, and after 1, 2, 4, 8, 16 and 32 more.
  expect(asked).toBeGreaterThanOrEqual(4);
  expect(asked).toBeLessThanOrEqual(9);
}, 60_000);

it('when V8 makes no more space for new objects for the moment, a rush has it a little later', () => {
  const [, young] = askedInARush({ flags: [], ignored: 3 });
  expect(young).toBeGreaterThanOrEqual(32);
}, 60_000);
