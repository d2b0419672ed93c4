import { sendLogTo } from '#server/log/log.ts';
import { keepSaid, type Mailing } from './kept.ts';

/** Keeps the log of servers in this process out of the test report, and makes it available to the test. */
export function catchLog(mailing: Mailing): { readonly lines: string[]; release(): void } {
  const lines: string[] = [];
  const release = sendLogTo((text) => {
    keepSaid(mailing, text);
    lines.push(...text.trimEnd().split('\n'));
  });
  return { lines, release };
}
