import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Person } from '../factories/people.ts';
import { cookieOf } from './ask.ts';

/** One open `/api/events`, held by a program, which unlike a browser does not reconnect. */
export type EventStream = {
  /** The number of changes received; only what is read is counted. */
  readonly heard: () => number;
  readonly open: () => boolean;
  readonly ended: Promise<unknown>;
  close(): void;
};

/** With `reads` false it takes nothing from its socket. Throws if the response is not 200. */
export async function eventStream(url: string, who: Person, reads = true): Promise<EventStream> {
  const asking = get(`${url}/api/events`, { headers: { cookie: cookieOf(who) }, agent: false });
  const [answer]: IncomingMessage[] = await once(asking, 'response');
  if (answer?.statusCode !== 200) throw new Error(`No stream: ${answer?.statusCode}`);
  let heard = 0;
  let rest = '';
  // When the server cuts the stream, this side sees it as aborted.
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
 * Events that accompany another one: for a profile, the name for lists; for a day, its note, and the
 * notification of it; for a message, its conversation.
 */
const GOES_WITH_ANOTHER = /"kind":"(conversation|customer|day-note|notification)"/;

const isOneChange = (block: string) =>
  block.startsWith('data: {') && !GOES_WITH_ANOTHER.test(block);
