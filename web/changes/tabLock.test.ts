import { afterEach, describe, expect, it, vi } from 'vitest';
import { withTabLock } from './log.ts';

afterEach(() => void vi.unstubAllGlobals());

type Begin = () => Promise<unknown>;
const withLocks = (request: (begin: Begin, signal: AbortSignal) => Promise<unknown>) =>
  vi.stubGlobal('navigator', {
    locks: {
      request: (_name: string, { signal }: { signal: AbortSignal }, begin: Begin) =>
        request(begin, signal),
    },
  });

describe('what the tabs of one browser do in turn', () => {
  it('[DAY-04] is done at once where a browser knows no turns', async () => {
    vi.stubGlobal('navigator', {});
    expect(await withTabLock('a day', async () => 'done')).toBe('done');
  });

  it('[DAY-04] is done all the same once a tab that sleeps has had its turn for too long', async () => {
    const expired = AbortSignal.abort(new DOMException('late', 'TimeoutError'));
    vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(expired);
    withLocks(async (_begin, signal) => signal.throwIfAborted());
    expect(await withTabLock('a day', async () => 'done')).toBe('done');
    expect(AbortSignal.timeout).toHaveBeenCalledWith(70_000);
    vi.restoreAllMocks();
  });

  it('[DAY-04] is done once, whatever it comes to: a failure is told, not tried again', async () => {
    withLocks((begin) => begin());
    const work = vi.fn(async () => {
      throw new Error('refused');
    });
    await expect(withTabLock('a day', work)).rejects.toThrow('refused');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
