import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ImageDeps } from '../images/squares.ts';
import { wordsOf } from '../log/errorWords.ts';
import { log } from '../log/log.ts';

const PROGRAM = new URL('./rendering.ts', import.meta.url);

type RendererLimits = {
  /** The time for one text, in milliseconds, without waiting for those before it. A long article takes some 20. */
  readonly mostMs: number;
  /** The thread ends after this many milliseconds without a text. */
  readonly idleMs: number;
};
const LIMITS: RendererLimits = { mostMs: 1500, idleMs: 30_000 };

// At most this many texts wait, since each can take as long as the limit.
const MOST_WAITING = 32;

type Renderer = {
  /**
   * Returns the HTML of a Markdown text as micromark makes it; null for a text that takes too long. The time
   * micromark takes grows with the square of some texts, which only an attacker writes.
   */
  render(markdown: string): Promise<string | null>;
  close(): void;
};

/**
 * Renders in a separate thread, one text after the other, so that no text blocks the server. The thread starts
 * with the first text and ends half a minute after the last.
 */
export function createRenderer(limits: Partial<RendererLimits> = {}): Renderer {
  const { mostMs, idleMs } = { ...LIMITS, ...limits };
  let worker: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  // When many people open an article at the same time, it is rendered once for all of them.
  const underWay = new Map<string, Promise<string | null>>();

  const close = () => {
    clearTimeout(idle);
    void worker?.terminate();
    worker = null;
  };

  async function renderNow(markdown: string): Promise<string | null> {
    clearTimeout(idle);
    try {
      worker ??= await startThread();
      return await ask(worker, markdown, mostMs);
    } catch (error) {
      log.warn('a text was not rendered', { error: wordsOf(error as Error) });
      close();
      return null;
    } finally {
      idle = setTimeout(close, idleMs).unref();
    }
  }

  return {
    async render(markdown) {
      const same = underWay.get(markdown);
      if (same) return same;
      if (underWay.size >= MOST_WAITING) return null;
      const turn = last.then(() => renderNow(markdown));
      last = turn;
      underWay.set(markdown, turn);
      const html = await turn;
      underWay.delete(markdown);
      return html;
    },
    close,
  };
}

/** Resolves once the thread is ready: its start does not count towards the time of a text. */
async function startThread(): Promise<Worker> {
  const worker = new Worker(PROGRAM, { env: {}, resourceLimits: { maxOldGenerationSizeMb: 64 } });
  await once(worker, 'message');
  // The thread must not keep the process of the server alive.
  worker.unref();
  // An error between two texts must not end the server.
  worker.on('error', (error) => log.warn('thread for texts', { error: wordsOf(error) }));
  return worker;
}

function ask(worker: Worker, markdown: string, mostMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => end(() => reject(new Error('too slow'))), mostMs);
    const answered = (html: unknown) => end(() => resolve(String(html)));
    const failed = (error: Error) => end(() => reject(error));
    const ended = () => end(() => reject(new Error('the thread ended')));
    const end = (settle: () => void) => {
      clearTimeout(timer);
      worker.off('message', answered).off('error', failed).off('exit', ended);
      settle();
    };
    worker.on('message', answered).on('error', failed).on('exit', ended);
    worker.postMessage(markdown);
  });
}

export type ArticleDeps = ImageDeps & { readonly renderer: Renderer };
