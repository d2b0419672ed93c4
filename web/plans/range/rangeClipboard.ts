import type { PlanForm } from '../form/planForm.ts';
import { fillFrom, OWN_TABLE, pastedRows } from '../grid/clipboard.ts';
import { tableInHtml } from '../grid/htmlTable.ts';
import { pastedWords } from '../grid/words.ts';
import { blockOf, cleared, rangeCovered, repeatedIn } from './block.ts';
import type { Choice } from './choice.ts';
import { htmlOf, tsvOf } from './copied.ts';
import { placesIn, type Range, rectOf } from './range.ts';
import { copiedWords, cutWords } from './words.ts';

type Say = (message: string) => void;

/** Copy, cut and paste of the chosen cells. Without a range they act on the text of a cell. */
export function listenToClipboard(
  choice: Choice,
  form: PlanForm,
  say: Say,
  signal: AbortSignal,
): void {
  const handle =
    (act: (range: Range, data: DataTransfer) => void) =>
    (event: ClipboardEvent): void => {
      if (!choice.range || !event.clipboardData) return;
      event.preventDefault();
      act(choice.range, event.clipboardData);
      choice.readyToReplace();
    };

  const copy = (range: Range, data: DataTransfer): number => {
    const rect = rectOf(range);
    const block = blockOf(form.state.values, rect);
    data.setData('text/plain', tsvOf(block));
    data.setData('text/html', htmlOf(block));
    return placesIn(rect).length;
  };

  const paste = (range: Range, data: DataTransfer) => {
    const text = data.getData('text/plain');
    const html = data.getData('text/html');
    const table = tableInHtml(html);
    // A copied picture, for example, has neither text nor table. A blank cell has no text either.
    if (text === '' && !html.includes(OWN_TABLE) && !table) return;
    const rect = rectOf(range);
    const from = { row: rect.top, column: rect.left };
    const block = repeatedIn(rect, pastedRows(text, html, table));
    const fill = fillFrom(from, block);
    say(pastedWords(fill, form.fill(fill.changes), table?.wordsBeside ?? false));
    choice.choose(rangeCovered(from, block));
  };

  const { table } = choice;
  const options = { signal };
  // If no text is selected, as in a blank active cell, Safari copies nothing unless these events are cancelled.
  for (const name of ['beforecopy', 'beforecut'])
    table.addEventListener(name, (event) => choice.range && event.preventDefault(), options);
  table.addEventListener(
    'copy',
    handle((range, data) => say(copiedWords(copy(range, data)))),
    options,
  );
  table.addEventListener(
    'cut',
    handle((range, data) => {
      const cells = copy(range, data);
      say(cutWords(cells, form.fill(cleared(rectOf(range)))));
    }),
    options,
  );
  table.addEventListener('paste', handle(paste), options);
}
