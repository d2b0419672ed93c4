import { setTimeout as pause } from 'node:timers/promises';
import { log } from '../log/log.ts';
import { wordsOf } from '../log/words.ts';
import { AT_ONE_TIME, claimDue } from './claim.ts';
import type { Sending } from './deliver.ts';
import type { ReminderDeps } from './deps.ts';

const EVERY_MS = 20_000;
// The server has 8 seconds to close.
const CLOSING_MS = 6000;

/**
 * Sends all that is due until nothing is. Where mail fails for many in a row it ends: those after them
 * wait for the next look, not each for a mail server that is away.
 */
export async function sendDue(deps: ReminderDeps, sending: Sending): Promise<void> {
  const first = await claimDue(deps, AT_ONE_TIME);
  if (first.length === 0) return;
  // Most looks find nothing.
  const { deliverAll } = await import('./deliver.ts');
  await deliverAll(deps, first, sending);
}

/** Looks for what is due now and then, one look after the other; returns the way to end it. */
export function lookForReminders(
  deps: ReminderDeps,
  publicUrl: string,
): { close(): Promise<void> } {
  let closing = false;
  let looking = Promise.resolve();
  const sending = { publicUrl, isClosing: () => closing };
  // Instances that were started together do not look together.
  let timer: NodeJS.Timeout;
  const later = () => {
    timer = setTimeout(look, EVERY_MS * (0.75 + Math.random() / 2)).unref();
  };
  const look = () => {
    looking = sendDue(deps, sending)
      .catch((error: unknown) => {
        if (!closing) log.warn('reminders not looked for', { error: wordsOf(error) });
      })
      .then(() => (closing ? undefined : later()));
  };
  later();
  return {
    /** What is being sent may end and be noted; what is not in time is sent again by another. */
    async close() {
      closing = true;
      clearTimeout(timer);
      await Promise.race([looking, pause(CLOSING_MS, undefined, { ref: false })]);
    },
  };
}
