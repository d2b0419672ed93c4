import type { Day } from '#domain/day.ts';
import type { Phone } from './phone.ts';
import { PARTS, partOf, type Stored, says, type Wishes } from './wishes.ts';

/** A phone at the end of a run, when all are online and have sent what they may. */
export type Ended = {
  readonly at: number;
  readonly phone: Phone;
  readonly otherTab: Phone;
  readonly wishes: Wishes;
  /** The wishes of the other phone. */
  readonly others: Wishes;
  /** The days for which its Submit asks for a choice. */
  readonly chooses: ReadonlySet<Day>;
};

/** What is wrong with one day on a phone. */
export function wrongOfDay(ended: Ended, date: Day, history: readonly Stored[]): string[] {
  return [...wrongToSee(ended, date), ...lostParts(ended, date, history)];
}

/** Days that are not sent, or that the tabs or the server show differently. */
function wrongToSee({ at, phone, otherTab, wishes, others, chooses }: Ended, date: Day): string[] {
  const wrong: string[] = [];
  const stored = phone.stored(date);
  const held = phone.held(date);
  const shown = phone.shown(date);
  if (held?.sends.length) wrong.push(`phone ${at} has not sent ${held.sends} of ${date}`);
  const differs = PARTS.filter((part) => partOf(shown, part) !== partOf(stored, part));
  const inOtherTab = otherTab.shown(date);
  if (PARTS.some((part) => partOf(shown, part) !== partOf(inOtherTab, part)))
    wrong.push(`the tabs of phone ${at} show another ${date}`);
  // A part that both phones changed waits for a choice, and so do the other parts that only Submit sends;
  // even if the other device has since changed it to the same value.
  const isToChoose = chooses.has(date) || differs.some((part) => others.hasTouched(date, part));
  const mayDiffer = (part: (typeof PARTS)[number]) =>
    held && (others.hasTouched(date, part) || (isToChoose && wishes.wasOnForm(date, part)));
  const open = differs.filter((part) => !mayDiffer(part));
  if (open.length > 0)
    wrong.push(`phone ${at} shows another ${open} of ${date}${held ? ', held' : ''}`);
  return wrong;
}

/** Wishes for a day that are neither stored, nor held back, nor changed later by the other phone. */
function lostParts(
  { at, phone, wishes, others }: Ended,
  date: Day,
  history: readonly Stored[],
): string[] {
  const held = phone.held(date);
  const versions = history.filter((each) => each.date === date);
  return PARTS.flatMap((part) => {
    const wanted = wishes.of(date, part, phone.device.browser);
    if (!wanted) return [];
    const isThere = says(phone.stored(date), part, wanted.value);
    const isHeld = held !== null && says(phone.shown(date), part, wanted.value);
    // Another device changed it later, after it had received it.
    const before = history.slice(0, wanted.since).filter((each) => each.date === date).length;
    const wasThere =
      others.hasTouched(date, part) &&
      versions
        .slice(Math.max(0, before - 1))
        .some(({ content }) => says(content, part, wanted.value));
    return isThere || isHeld || wasThere
      ? []
      : [`lost: ${part} of ${date} on phone ${at}, ${wanted.value}`];
  });
}

/** What is wrong with the messages that were asked: each must be stored exactly once. */
export const wrongOfMessages = (asked: readonly string[], sent: readonly string[]): string[] =>
  asked.flatMap((text) => {
    const count = sent.filter((each) => each === text).length;
    if (count === 0) return [`lost: ${text}`];
    return count > 1 ? [`doubled: ${text}, ${count} times`] : [];
  });
