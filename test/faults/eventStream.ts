import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Person } from '../factories/people.ts';
import { cookieOf } from './ask.ts';

/** One open `/api/events`, as a program holds it: without a browser's habit of coming back. */
export type EventStream = {
  /** How many changes it was told of; only what is read is counted. */
  readonly heard: () => number;
  readonly open: () => boolean;
  readonly ended: Promise<unknown>;
  close(): void;
};

/** One that does not read takes nothing from its socket. Throws when it is not answered with 200. */
export async function eventStream(url: string, who: Person, reads = true): Promise<EventStream> {
  const asking = get(`${url}/api/events`, { headers: { cookie: cookieOf(who) }, agent: false });
  const [answer]: IncomingMessage[] = await once(asking, 'response');
  if (answer?.statusCode !== 200) throw new Error(`No stream: ${answer?.statusCode}`);
  let heard = 0;
  let rest = '';
  // One that is cut off is aborted on this side.
  answer.on('error', () => undefined);
  const ended = once(answer, 'close');
  if (!reads) answer.pause();
  else
    answer.setEncoding('utf8').on('data', (text: string) => {
      const blocks = (rest + text).split('\n\n');
      rest = blocks.pop() ?? '';
      heard += blocks.filter(isOneChange).length;
    });
  return {
    heard: () => heard,
    open: () => !answer.destroyed,
    ended,
    close: () => void answer.destroy(),
  };
}

/**
 * Events that go with another one: of a profile the name is told, too, for lists; of a day its note, and
 * to whom it is new.
 */
const GOES_WITH_ANOTHER = /"kind":"(customer|day-note|notification)"/;

const isOneChange = (block: string) =>
  block.startsWith('data: {') && !GOES_WITH_ANOTHER.test(block);
