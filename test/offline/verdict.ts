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
};

/** What is wrong with one day on a phone. */
export function wrongOfDay(ended: Ended, date: Day, history: readonly Stored[]): string[] {
  return [...wrongToSee(ended, date), ...lostParts(ended, date, history)];
}

/** Days that are not sent, or that the tabs or the server show differently. */
function wrongToSee({ at, phone, otherTab, others }: Ended, date: Day): string[] {
  const wrong: string[] = [];
  const [stored, shown, inOtherTab] = [phone.stored(date), phone.shown(date), otherTab.shown(date)];
  const held = phone.held(date);
  const unsent = held.filter(({ contested }) => !contested).map(({ part }) => part);
  if (unsent.length > 0) wrong.push(`phone ${at} has not sent ${unsent} of ${date}`);
  if (PARTS.some((part) => partOf(shown, part) !== partOf(inOtherTab, part)))
    wrong.push(`the tabs of phone ${at} show another ${date}`);
  // A part that both phones changed waits for a choice.
  const isContested = (part: (typeof PARTS)[number]) =>
    others.hasTouched(date, part) && held.some((each) => each.part === part && each.contested);
  const open = PARTS.filter(
    (part) => partOf(shown, part) !== partOf(stored, part) && !isContested(part),
  );
  if (open.length > 0) wrong.push(`phone ${at} shows another ${open} of ${date}`);
  return wrong;
}

/** Wishes for a day that are neither stored, nor wait for a choice, nor were changed later by the other phone. */
function lostParts(
  { at, phone, wishes, others }: Ended,
  date: Day,
  history: readonly Stored[],
): string[] {
  const versions = history.filter((each) => each.date === date);
  return PARTS.flatMap((part) => {
    const wanted = wishes.of(date, part);
    if (!wanted) return [];
    const { value, since, takesBack } = wanted;
    const stored = phone.stored(date);
    const isTouched = others.hasTouched(date, part);
    const isThere = says(stored, part, value);
    const isHeld =
      isTouched && phone.held(date).some((each) => each.part === part && each.contested);
    // Another device changed it later, after it had received it.
    const before = history.slice(0, since).filter((each) => each.date === date).length;
    const wasThere =
      isTouched &&
      versions.slice(Math.max(0, before - 1)).some(({ content }) => says(content, part, value));
    // Nothing of this phone was left to change, and the other one changed it.
    const isOthers = isTouched && takesBack && !takesBack.includes(partOf(stored, part));
    return isThere || isHeld || wasThere || isOthers
      ? []
      : [`lost: ${part} of ${date} on phone ${at}, ${value}`];
  });
}

/** What is wrong with the messages that were asked: each must be stored exactly once. */
export const wrongOfMessages = (asked: readonly string[], sent: readonly string[]): string[] =>
  asked.flatMap((text) => {
    const count = sent.filter((each) => each === text).length;
    if (count === 0) return [`lost: ${text}`];
    return count > 1 ? [`doubled: ${text}, ${count} times`] : [];
  });
