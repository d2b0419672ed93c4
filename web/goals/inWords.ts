import { type Day, daysBetween, dayWords } from '#domain/day.ts';
import { isDayKind } from '#domain/goals/goal.ts';
import type { Goal, OwnKind } from '#domain/goals/goalSchema.ts';
import { awaits, isOpen, type Side } from '#domain/goals/policy.ts';
import { daysNeeded } from '#domain/goals/progress.ts';
import { isolated } from '#domain/language/language.ts';
import { kindName, quantity } from '#domain/measurements/measurement.ts';
import { say } from './words.ts';

export const kindWords = (kind: string, ownKinds: readonly OwnKind[]): string =>
  isDayKind(kind) ? say.kinds[kind] : kindName(kind, ownKinds);

type Named = Pick<Goal, 'kind' | 'words' | 'target' | 'unit'>;

/** 'Weight: 72 kg', 'Water: 2 L a day', 'A walk after lunch'; without the figure if it is hidden. */
export function goalName(goal: Named, ownKinds: readonly OwnKind[]): string {
  const { kind, words, target, unit } = goal;
  if (kind === 'habit')
    return say.habitOf[unit === 'week' ? 'week' : 'day'](isolated(words), target ?? 1);
  const name = isolated(kindWords(kind, ownKinds));
  if (target === null) return name;
  return say[isDayKind(kind) ? 'goalOfDays' : 'goalOf'](name, quantity(target, unit));
}

/** One sentence about the progress of an open goal, and whether the pace is enough. */
export function progressWords(goal: Goal, today: Day, reader: Side): string {
  const { progress, beginsOn, endsOn } = goal;
  if (!progress) return '';
  if (progress.reachedOn) return say.reachedOn(dayWords(progress.reachedOn, today));
  if (beginsOn > today) return say.beginsOn(dayWords(beginsOn, today));
  const far = progress.days ? daysWords(goal) : measuredWords(goal);
  if (today > endsOn) return say.overdue(far);
  return say.sentence(far, paceWords(goal, today, reader));
}

const rounded = (value: number) => Math.round(value * 10) / 10;

/** '1.2 of 4 kg'; '' if it is unknown. */
function measuredWords({ target, unit, progress }: Goal): string {
  if (target === null || progress?.start == null || progress.current === null) return '';
  const way = target - progress.start;
  const done = (progress.current - progress.start) * Math.sign(way);
  return say.wayDone(rounded(Math.max(done, 0)), quantity(rounded(Math.abs(way)), unit));
}

/** '3 of 5 days reached', '6 of 7 days, on track', '2 of 3 times in the last 7 days'. */
function daysWords({ kind, unit, progress }: Goal): string {
  if (!progress?.days) return '';
  const { held, of } = progress.days;
  if (kind === 'habit' && unit === 'week') return say.timesThisWeek(held, of);
  if (of === 0) return say.beginsToday;
  const needed = daysNeeded(of);
  return held < needed ? say.daysReached(held, needed) : say.daysOnTrack(held, of);
}

function paceWords({ endsOn, progress }: Goal, today: Day, reader: Side): string {
  if (!progress) return '';
  const { pace, days, arrivesOn, measuredOn } = progress;
  if (days) return '';
  if (measuredOn === null) return say.nothingMeasured;
  if (pace === 'old') return say.notMeasuredSince(dayWords(measuredOn, today));
  if (pace === 'still') return say.still;
  if (pace === 'away') return say.away;
  if (!arrivesOn) return say.paceUnknown;
  const early = earlyWords(daysBetween(arrivesOn, endsOn));
  return say.arrives[reader](dayWords(arrivesOn, today), early);
}

/** 'in time', 'a week early', 'two weeks after the date'; `days` before the date, negative after it. */
function earlyWords(days: number): string {
  const weeks = Math.floor(Math.abs(days) / 7);
  if (weeks === 0) return days >= 0 ? say.inTime : say.someDaysLate;
  return days > 0 ? say.weeksEarly(weeks) : say.weeksLate(weeks);
}

/** Says to the reader whose answer a goal waits for; '' if nobody's. */
export function waitingWords(goal: Goal, reader: Side): string {
  const by = goal.writtenBy === reader;
  if (awaits(goal) === null) return '';
  if (reader === 'dietician') return by ? say.notAccepted : say.notSeenByYou;
  if (by) return say.notSeenByDietician;
  return goal.state === 'active' ? say.changedByDietician : say.proposedByDietician;
}

/** How a closed goal ended: 'Reached on 3 Nov 2026'; '' for an open one. */
export const closedWords = ({ state, closedOn }: Goal, today: Day): string =>
  isOpen(state) || closedOn === null ? '' : say.closedOn[state](dayWords(closedOn, today));
