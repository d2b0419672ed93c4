import { sendLogTo } from '#server/log/log.ts';
import { keepSaid, type Mailing } from './kept.ts';

/** Takes what servers in this process say out of the test report, and keeps it in reach of the test. */
export function catchLog(mailing: Mailing): { readonly lines: string[]; release(): void } {
  const lines: string[] = [];
  const release = sendLogTo((text) => {
    keepSaid(mailing, text);
    lines.push(...text.trimEnd().split('\n'));
  });
  return { lines, release };
}
