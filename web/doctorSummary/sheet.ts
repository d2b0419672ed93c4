import type { DieticianChoice } from '#domain/allergens/chosenSchema.ts';
import { formatDay, formatDays } from '#domain/day.ts';
import type { Goals } from '#domain/goals/goalSchema.ts';
import { isOpen } from '#domain/goals/policy.ts';
import { quantity } from '#domain/measurements/measurement.ts';
import { timingName } from '#domain/plans/plan.ts';
import type { CustomerProfile } from '#domain/profiles/profileSchema.ts';
import { isGoalOfSummary } from '#domain/trends/doctorSummary.ts';
import type { DoctorSummary } from '#domain/trends/doctorSummarySchema.ts';
import { closedWords, goalName, progressWords } from '../goals/inWords.ts';
import { labelOf } from '../profiles/fields.ts';
import { allergensWords, choiceWords, toldOf, wordsOf } from '../profiles/inWords.ts';
import { CLINICAL_FIRST } from '../profiles/reading.ts';
import type { Understood } from '../profiles/understood.ts';
import { NOT_UNDERSTOOD } from '../profiles/useUnderstood.ts';
import { say as ofProfiles } from '../profiles/words.ts';
import { kindWords, UNITS, valueWords } from '../trends/inWords.ts';
import { changeWords } from './inWords.ts';
import { say } from './words.ts';

/** What has been fetched for the page. */
export type Told = {
  readonly summary: DoctorSummary;
  readonly profile: CustomerProfile | null;
  readonly chosen: DieticianChoice | null;
  /** What was understood from the customer's own words. */
  readonly read?: Understood;
  readonly goals: Goals;
};

/** Whether there is nothing that a doctor could read. */
export const isNothing = ({ summary: { figures, plan }, profile, chosen, goals }: Told): boolean =>
  figures.daysLogged === 0 &&
  figures.measured.length === 0 &&
  plan === null &&
  profile === null &&
  (chosen?.allergens.length ?? 0) === 0 &&
  goals.items.length === 0;

/** The page in words, within the given limits. */
export function sheetOf(told: Told, limits: Limits) {
  const { summary } = told;
  let isShortened = false;
  const short = (text: string, most: number) => {
    const line = shorten(text, most);
    isShortened ||= isCut(line, text);
    return line;
  };
  const sheet = {
    ...whoOf(told, short),
    health: healthOf(told).map(({ label, text }) => {
      const line = short(text, limits.text) || say.nothingWritten;
      return { label, text: isCut(line, text) ? say.moreInProfile(line) : line };
    }),
    measured: measuredOf(summary, limits, short),
    goals: goalsOf(told, limits, short),
    plan: planOf(summary, limits, short),
  };
  return { ...sheet, isShortened };
}
export type Sheet = ReturnType<typeof sheetOf>;

const isCut = (line: string, text: string) => line.endsWith('…') && !text.trim().endsWith('…');

type Short = (text: string, most: number) => string;

function whoOf({ summary, profile }: Told, short: Short) {
  const { practice, dietician } = summary;
  const age = profile?.age ?? null;
  const about = [
    age === null ? '' : ofProfiles.years(age),
    profile?.gender ? choiceWords(profile.gender) : '',
  ];
  const reached = [practice.address, practice.phone, practice.email || (dietician?.email ?? '')];
  return {
    name: short(profile?.name || summary.name, NAME_MOST),
    about: about.filter(Boolean).join(say.between),
    practice: short(practice.name, NAME_MOST),
    dietician: dietician && short(dietician.name.trim() || dietician.email, NAME_MOST),
    reached: reached.map((each) => short(each, NAME_MOST)).filter(Boolean),
  };
}

/** The health facts that a doctor needs first; an empty field is shown as empty. */
function healthOf({ profile, chosen, read = NOT_UNDERSTOOD }: Told) {
  const written = (field: (typeof CLINICAL_FIRST)[number]) =>
    profile ? toldOf(profile, field, { chosen, read }) : '';
  const fields = CLINICAL_FIRST.map((field) => ({
    label: field === 'dietaryRestrictions' ? ofProfiles.allergiesAndRestrictions : labelOf(field),
    text: field === 'allergens' ? allergensWords(profile, chosen, read) : written(field),
  }));
  const pregnancy = profile?.pregnancy && {
    label: labelOf('pregnancy'),
    text: wordsOf(profile, 'pregnancy'),
  };
  return pregnancy ? [...fields, pregnancy] : fields;
}

/** The averages of values that some days have; values that no day has are left out. */
export function averagesOf({ sleep, water, mood, waterUnread }: DoctorSummary['figures']) {
  const rows = [
    { label: say.averages.sleep, of: sleep, unit: UNITS.sleep },
    { label: say.averages.water, of: water, unit: UNITS.water, unread: waterUnread },
    // Shown as a number, because the words for a mood describe a single day.
    { label: say.averages.mood, of: mood, unit: { after: '', decimals: 1 } as const },
  ];
  return rows.flatMap(({ label, of, unit, unread = 0 }) => {
    if (!of) return [];
    const text = say.valueOnDays(valueWords(of.mean, unit), of.days);
    return [{ label, text: unread > 0 ? say.andUnread(text, unread) : text }];
  });
}

function measuredOf({ figures }: DoctorSummary, { kinds, label }: Limits, short: Short) {
  const rows = figures.measured.slice(0, kinds).map((each) => ({
    key: each.kind,
    kind: short(kindWords(each), label),
    first: quantity(each.first.value, each.unit),
    firstOn: formatDay(each.first.date, 'medium'),
    last: quantity(each.last.value, each.unit),
    lastOn: formatDay(each.last.date, 'medium'),
    change: changeWords(each.change, each.unit),
    days: each.days,
  }));
  return { rows, more: figures.measured.length - rows.length };
}

function goalsOf({ summary, goals }: Told, limits: Limits, short: Short) {
  const told = goals.items.filter((goal) => isGoalOfSummary(goal, summary));
  const rows = told.slice(0, limits.goals).map((goal) => ({
    key: goal.id,
    name: short(goalName(goal, goals.ownKinds), limits.goal),
    text: isOpen(goal.state)
      ? say.openGoal(
          formatDay(goal.endsOn, 'medium'),
          progressWords(goal, goals.today, 'dietician'),
        )
      : say.closedGoal(closedWords(goal, goals.today)),
  }));
  return { rows, more: told.length - rows.length };
}

function planOf({ plan }: DoctorSummary, { week, meal, label }: Limits, short: Short) {
  if (!plan) return null;
  return {
    name: short(plan.name, NAME_MOST),
    dates: formatDays(plan.startDate, plan.endDate, 'medium'),
    days: week
      ? plan.weeklyDietPlan.map(({ date, meals }) => ({
          date,
          day: formatDay(date, 'short'),
          meals: meals.flatMap((text, place) =>
            text.trim() === ''
              ? []
              : [
                  {
                    key: place,
                    timing: short(timingName(plan.mealTimings[place] ?? ''), label),
                    text: short(text, meal),
                  },
                ],
          ),
        }))
      : null,
  };
}

/**
 * A text on one line, of at most `most` characters: cut after a word if there is one in its second half,
 * and then with an ellipsis.
 */
export function shorten(text: string, most: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const characters = [...line];
  if (characters.length <= most) return line;
  const head = characters.slice(0, most).join('');
  const end = head.lastIndexOf(' ');
  const whole = end > head.length / 2 ? head.slice(0, end) : characters.slice(0, most - 1).join('');
  return `${whole.trimEnd()}…`;
}

/** How much of each part may be on the page, in characters and in rows. */
export type Limits = {
  /** Characters of conditions, medications and restrictions, which are shortened last. */
  readonly text: number;
  readonly goals: number;
  readonly goal: number;
  readonly kinds: number;
  readonly label: number;
  readonly meal: number;
  readonly week: boolean;
  /** The smallest type size in pt: the page uses the largest size that fits. */
  readonly smallest: number;
};

export const NAME_MOST = 80;

/** Limits to try in order until the page fits; the last one always fits, however long the texts are. */
export const ROOMS: readonly [Limits, ...Limits[]] = [
  {
    text: 600,
    goals: 6,
    goal: 90,
    kinds: 8,
    label: 24,
    meal: 70,
    week: true,
    smallest: 7.5,
  },
  {
    text: 400,
    goals: 4,
    goal: 60,
    kinds: 6,
    label: 14,
    meal: 34,
    week: true,
    smallest: 6.5,
  },
  {
    text: 300,
    goals: 4,
    goal: 60,
    kinds: 6,
    label: 14,
    meal: 0,
    week: false,
    smallest: 6,
  },
];
