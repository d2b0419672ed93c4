import { type Day, daysBetween, dayWords } from '#domain/day.ts';
import type { GOAL_KINDS } from '#domain/goals/goal.ts';
import type { Goal, OwnKind } from '#domain/goals/goalSchema.ts';
import { awaits, type Move, type Side } from '#domain/goals/policy.ts';
import { daysNeeded } from '#domain/goals/progress.ts';

export const FETCH_FAILED = 'Failed to fetch goals.';
export const SAVE_FAILED = 'Failed to save the goal.';

export const KIND_WORDS: Readonly<Record<(typeof GOAL_KINDS)[number], string>> = {
  weight: 'Weight',
  waist: 'Waist',
  hip: 'Hip',
  chest: 'Chest',
  upperArm: 'Upper arm',
  thigh: 'Thigh',
  bodyFat: 'Body fat',
  adherence: 'Meals as planned',
  water: 'Water',
  sleep: 'Sleep',
  habit: 'A habit',
};

const isOfOurs = (kind: string): kind is keyof typeof KIND_WORDS => kind in KIND_WORDS;

const kindWords = (kind: string, ownKinds: readonly OwnKind[]): string =>
  isOfOurs(kind) ? KIND_WORDS[kind] : (ownKinds.find(({ id }) => id === kind)?.name ?? 'Measured');

type Named = Pick<Goal, 'kind' | 'words' | 'target' | 'unit'>;

/** 'Weight: 72 kg', 'Water: 2 L a day', 'A walk after lunch'; without the figure if it is hidden. */
export function goalName(goal: Named, ownKinds: readonly OwnKind[]): string {
  const { kind, words, target, unit } = goal;
  if (kind === 'habit') return target === 1 && unit === 'day' ? words : `${words}, ${often(goal)}`;
  const name = kindWords(kind, ownKinds);
  if (target === null) return name;
  const each = kind === 'water' || kind === 'sleep' || kind === 'adherence' ? ' a day' : '';
  return `${name}: ${withUnit(target, unit)}${each}`;
}

/** The display form of a unit: litres are stored as 'l'. */
export const unitWords = (unit: string): string => (unit === 'l' ? 'L' : unit);

/** '1.6 L', '72 kg'. */
export const withUnit = (value: number, unit: string): string => `${value} ${unitWords(unit)}`;

const often = ({ target, unit }: Pick<Goal, 'target' | 'unit'>) => {
  if (target === 1) return `once a ${unit}`;
  return target === 2 ? `twice a ${unit}` : `${target} times a ${unit}`;
};

const MORE_TIME = 'The date has passed. Give it more time, or end it.';

/** One sentence about the progress of an open goal, and whether the pace is enough. */
export function progressWords(goal: Goal, today: Day, reader: Side): string {
  const { progress, beginsOn, endsOn } = goal;
  if (!progress) return '';
  if (progress.reachedOn) return `Reached on ${dayWords(progress.reachedOn, today)}.`;
  if (beginsOn > today) return `It begins on ${dayWords(beginsOn, today)}.`;
  const far = progress.days ? daysWords(goal) : measuredWords(goal);
  if (today > endsOn) return capital([far, MORE_TIME].filter(Boolean).join('. '));
  return capital(`${[far, paceWords(goal, today, reader)].filter(Boolean).join('; ')}.`);
}

const capital = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

const rounded = (value: number) => Math.round(value * 10) / 10;

/** '1.2 of 4 kg'; '' if it is unknown. */
function measuredWords({ target, unit, progress }: Goal): string {
  if (target === null || progress?.start == null || progress.current === null) return '';
  const way = target - progress.start;
  const done = (progress.current - progress.start) * Math.sign(way);
  return `${rounded(Math.max(done, 0))} of ${rounded(Math.abs(way))} ${unit}`;
}

/** '3 of 5 days reached', '6 of 7 days, on track', '2 of 3 times in the last 7 days'. */
function daysWords({ kind, unit, progress }: Goal): string {
  if (!progress?.days) return '';
  const { held, of } = progress.days;
  if (kind === 'habit' && unit === 'week') return `${held} of ${of} times in the last 7 days`;
  if (of === 0) return 'it begins today';
  const needed = daysNeeded(of);
  if (held < needed) return `${held} of ${needed} ${needed === 1 ? 'day' : 'days'} reached`;
  return `${held} of ${of} ${of === 1 ? 'day' : 'days'}, on track`;
}

function paceWords({ endsOn, progress }: Goal, today: Day, reader: Side): string {
  if (!progress) return '';
  const { pace, days, arrivesOn, measuredOn } = progress;
  if (days) return '';
  if (measuredOn === null) return 'nothing measured yet';
  if (pace === 'old') return `no measurement since ${dayWords(measuredOn, today)}`;
  if (pace === 'still') return 'hardly changing right now';
  if (pace === 'away') return 'moving away from the goal right now';
  if (!arrivesOn) return 'two measurements a week apart show the pace';
  const who = reader === 'customer' ? 'you are' : 'they are';
  const when = dayWords(arrivesOn, today);
  return `at this pace ${who} there by ${when}, ${earlyWords(daysBetween(arrivesOn, endsOn))}`;
}

const NUMBERS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** 'in time', 'a week early', 'two weeks after the date'; `days` before the date, negative after it. */
function earlyWords(days: number): string {
  const weeks = Math.floor(Math.abs(days) / 7);
  if (weeks === 0) return days >= 0 ? 'in time' : 'some days after the date';
  const count = weeks === 1 ? 'a week' : `${NUMBERS[weeks - 2] ?? weeks} weeks`;
  return `${count} ${days > 0 ? 'early' : 'after the date'}`;
}

/** Says to the reader whose answer a goal waits for; '' if nobody's. */
export function waitingWords(goal: Goal, reader: Side): string {
  const by = goal.writtenBy === reader;
  const whom = awaits(goal);
  if (whom === null) return '';
  if (reader === 'dietician')
    return by
      ? 'The customer has not accepted it yet.'
      : 'Set by the customer. You have not seen it yet.';
  if (by) return 'Your dietician hasn’t seen it yet. It counts anyway.';
  return goal.state === 'active' ? 'Changed by your dietician.' : 'Proposed by your dietician.';
}

/** How a closed goal ended: 'Reached on 3 Nov 2026'. */
export const closedWords = ({ state, closedOn }: Goal, today: Day): string =>
  `${capital(state)}${closedOn ? ` on ${dayWords(closedOn, today)}` : ''}`;

/** The button labels, the messages after each action, and the explanations in its dialog. */
export const MOVE_WORDS: Readonly<Record<Move, { act: string; done: string; about: string }>> = {
  accepted: { act: 'Accept', done: 'Goal accepted.', about: '' },
  declined: {
    act: 'Decline',
    done: 'Goal declined.',
    about: 'Say why, if you like. It helps to find one that fits better.',
  },
  ended: {
    act: 'End',
    done: 'Goal ended.',
    about: 'End this goal if it’s done. It stays in the list with its history.',
  },
  dropped: {
    act: 'Drop',
    done: 'Goal dropped.',
    about: 'Drop this goal if it’s given up. It stays in the list with its history.',
  },
};
