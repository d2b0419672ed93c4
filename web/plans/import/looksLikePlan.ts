import { recognise } from '#domain/import/recognise.ts';
import { blocksOfText } from '../../import/chat.ts';
import { blocksOfHtml } from '../../import/html.ts';
import { Unreadable } from '../../import/limits.ts';

/** More than a week with long words has: whoever pastes this much opens the import. */
const MOST = 300_000;

/** Whether a paste has days or meals at its heads, so that it would land in the wrong cells. */
export function looksLikePlan(html: string, text: string): boolean {
  if (html.length > MOST || text.length > MOST) return true;
  try {
    const blocks = /<table\b/i.test(html) ? blocksOfHtml(html) : blocksOfText(text);
    const found = recognise({ sheets: [{ name: '', blocks }] });
    if (!found.ok) return false;
    return found.weeks.some(
      ({ days, timings }) =>
        timings.filter((timing) => timing !== null).length >= 2 &&
        days.flat().filter((cell) => cell.text !== '').length >= 2,
    );
  } catch (error) {
    if (error instanceof Unreadable) return false;
    throw error;
  }
}
