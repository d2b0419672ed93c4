import { type RefObject, useEffect, useState } from 'react';
import { VisuallyHidden } from '../../kit/Notice.tsx';
import { type PlanForm, usePlanForm } from '../form/planForm.ts';
import {
  fillFrom,
  htmlOf,
  OWN_TABLE,
  pastedRows,
  pastedWords,
  tableInHtml,
  tsvOf,
} from '../grid/clipboard.ts';
import { blockOf, cleared, rangeCovered, repeatedIn } from '../grid/fills.ts';
import {
  cellOf,
  isSamePlace,
  oneCell,
  type Place,
  placeOf,
  placesIn,
  type Range,
  REACHED,
  rangeTo,
  rectOf,
} from '../grid/moves.ts';
import { say } from '../grid/words.ts';
import { Choice, cutWords, placeAt } from './choice.ts';
import { listenToKeys } from './rangeKeys.ts';

type Props = { table: RefObject<HTMLTableElement | null>; tell: (message: string) => void };

export default function Ranges({ table, tell }: Props) {
  const form = usePlanForm();
  const [words, announce] = useState('');
  useEffect(
    () => (table.current ? chooseCells(table.current, form, tell, announce) : undefined),
    [table, form, tell],
  );
  return <VisuallyHidden aria-live="polite">{words}</VisuallyHidden>;
}

function chooseCells(
  table: HTMLTableElement,
  form: PlanForm,
  tell: (message: string) => void,
  announce: (words: string) => void,
): () => void {
  const choice = new Choice(table, form, announce);
  const listening = new AbortController();
  const { signal } = listening;
  listenToKeys(choice, form, tell, signal);
  listenToMouse(choice, signal);
  listenToClipboard(choice, form, tell, signal);
  const fall = () => choice.drop();
  // Any input into a cell, by key, voice or emoji picker, means that it is being edited.
  table.addEventListener('beforeinput', fall, { signal });
  table.addEventListener('compositionstart', fall, { signal });
  const reached = ({ target }: Event) => {
    const cell = cellOf(target);
    const place = cell && placeOf(cell.path);
    if (place) choice.choose(oneCell(place));
  };
  table.addEventListener(REACHED, reached, { signal });
  // The box also stays the active one when the focus only returns from another window.
  const fallElsewhere = () => {
    if (!choice.isMoving && document.activeElement !== choice.box) choice.drop();
  };
  table.addEventListener('focusin', fallElsewhere, { signal });
  table.addEventListener('focusout', fallElsewhere, { signal });
  return () => {
    listening.abort();
    choice.end();
  };
}

/**
 * A mouse chooses cells once it leaves the cell in which its button went down, as in a table of a word processor;
 * within that cell it selects text. Shift and a click choose up to a cell. Fingers scroll.
 */
function listenToMouse(choice: Choice, signal: AbortSignal): void {
  const { table } = choice;
  let from: Place | null = null;

  const onDown = (event: MouseEvent) => {
    from = null;
    const place = placeAt(table, event.target);
    if (event.button !== 0 || !place) return;
    const active = choice.range?.active ?? focusedPlace(table);
    const isText = !choice.range && active !== null && isSamePlace(active, place);
    if (event.shiftKey && active && !isText) {
      event.preventDefault();
      from = active;
      choice.choose(rangeTo(active, place));
      return;
    }
    if (event.shiftKey) return;
    // The text is selected whole, invisibly, so the browser would begin to drag it.
    choice.write();
    if (cellOf(event.target)) from = place;
  };

  const onOver = (event: MouseEvent) => {
    if (!from) return;
    const place = event.buttons === 1 ? placeAt(table, event.target) : null;
    if (event.buttons !== 1) from = null;
    if (!place || !from) return;
    choice.byMouse = true;
    if (!isSamePlace(place, from)) choice.choose(rangeTo(from, place));
    else choice.drop();
    choice.byMouse = false;
  };

  const onUp = () => {
    if (from) choice.readyToReplace();
    from = null;
  };

  const options = { signal };
  table.addEventListener('mousedown', onDown, options);
  table.addEventListener('mouseover', onOver, options);
  table.addEventListener('dragstart', () => (from = null), options);
  window.addEventListener('mouseup', onUp, options);
}

function focusedPlace(table: HTMLTableElement): Place | null {
  const { activeElement } = document;
  const cell = table.contains(activeElement) ? cellOf(activeElement) : null;
  return cell && placeOf(cell.path);
}

type Tell = (message: string) => void;

/** Copy, cut and paste of the chosen cells. Without a range they act on the text of a cell. */
function listenToClipboard(choice: Choice, form: PlanForm, tell: Tell, signal: AbortSignal): void {
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
    tell(pastedWords(fill, form.fill(fill.changes), table?.wordsBeside ?? false));
    choice.choose(rangeCovered(from, block));
  };

  const { table } = choice;
  const options = { signal };
  // If no text is selected, as in a blank active cell, Safari copies nothing unless these events are cancelled.
  for (const name of ['beforecopy', 'beforecut'])
    table.addEventListener(name, (event) => choice.range && event.preventDefault(), options);
  table.addEventListener(
    'copy',
    handle((range, data) => tell(say.copiedCells(copy(range, data)))),
    options,
  );
  table.addEventListener(
    'cut',
    handle((range, data) => {
      const cells = copy(range, data);
      tell(cutWords(cells, form.fill(cleared(rectOf(range)))));
    }),
    options,
  );
  table.addEventListener('paste', handle(paste), options);
}
