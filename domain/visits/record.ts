import type { Day } from '../day.ts';
import { wordsIn } from '../search.ts';
import { readable } from '../text.ts';
import { say } from './words.ts';

export const HEADINGS_MAX = 12;
export const HEADING_MAX = 80;
export const SECTION_TEXT_MAX = 4000;

export const ADDENDUM_MAX = 4000;
export const ADDENDA_MAX = 20;

/** For so many days, ending with that of the visit, its record says how many meals were eaten. */
export const ADHERENCE_DAYS = 14;

export type Section = { readonly heading: string; readonly text: string };

/** The headings of a practice that has not chosen its own: those of the nutrition care process. */
export const defaultHeadings = (): string[] => [
  say.assessment,
  say.diagnosis,
  say.intervention,
  say.monitoring,
];

/** A new record: the headings of the template, with nothing under them. */
export const emptySections = (headings: readonly string[]): Section[] =>
  headings.map((heading) => ({ heading, text: '' }));

/** The headings of a template as typed, one on each line; each once. */
export const typedHeadings = (typed: string): string[] => [
  ...new Set(
    typed
      .split('\n')
      .map(readable)
      .filter((line) => line !== ''),
  ),
];

type Noted = {
  readonly text: string;
  readonly nextStep: string;
  readonly sections: readonly Section[] | null;
};

/** The searchable words of a visit, its record and its next step, without accents, separated by blanks. */
export const visitWords = ({ text, nextStep, sections }: Noted): string =>
  wordsIn([text, ...(sections ?? []).map((each) => each.text), nextStep].join(' ')).join(' ');

/** Whether anything is written: a text, or something under a heading. */
export const isWritten = ({ text, sections }: Omit<Noted, 'nextStep'>): boolean =>
  text !== '' || (sections ?? []).some((each) => each.text !== '');

export const VISIT_TEXT_MAX = 10_000;
export const NEXT_STEP_MAX = 500;

/** Whether a visit is still to come; `today` is the customer's own day. */
export const isAhead = ({ date }: { readonly date: Day }, today: Day): boolean => date > today;
