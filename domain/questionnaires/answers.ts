import { isDay } from '../day.ts';
import { listed } from '../language/language.ts';
import { weightRefusal } from '../profiles/profile.ts';
import { partsIn } from '../quantity.ts';
import { type Settling, settledAs } from '../settled.ts';
import { readable } from '../text.ts';
import { say as ofDomain } from '../words.ts';
import { isQuestion } from './questionnaire.ts';
import type { AnswerPhoto, AnswerValue, Item } from './questionnaireSchema.ts';
import { say } from './words.ts';

type Answers = ReadonlyMap<string, AnswerValue>;

const isChosen = (value: AnswerValue | undefined, answer: string | boolean): boolean =>
  Array.isArray(value) ? value.some((each) => each === answer) : value === answer;

/**
 * The items to show after these answers. An item that depends on a hidden one is hidden too; its answer, if there
 * is one, is kept.
 */
export function shownItems(items: readonly Item[], answers: Answers): Item[] {
  const shown = new Set<string>();
  for (const { linkId, enableWhen } of items)
    if (
      enableWhen === null ||
      (shown.has(enableWhen.question) &&
        isChosen(answers.get(enableWhen.question), enableWhen.answer))
    )
      shown.add(linkId);
  return items.filter(({ linkId }) => shown.has(linkId));
}

export const isAnswered = (value: AnswerValue | undefined): boolean =>
  value !== undefined &&
  value !== null &&
  !(typeof value === 'string' && readable(value) === '') &&
  !(Array.isArray(value) && value.length === 0);

export function countAnswers(items: readonly Item[], answers: Answers) {
  const questions = shownItems(items, answers).filter(isQuestion);
  const answered = questions.filter(({ linkId }) => isAnswered(answers.get(linkId)));
  return { questions: questions.length, answered: answered.length };
}

/** The number that was typed, such as '72,5' or '٧٢'; null for no number. */
export function numberIn(typed: string): number | null {
  const parts = partsIn(typed);
  const [part] = parts ?? [];
  return part && parts?.length === 1 ? part.value : null;
}

/** Why a value is no answer to this question; null if it is one. Nothing is always an answer. */
export function answerRefusal(item: Item, value: AnswerValue): string | null {
  if (!isAnswered(value)) return null;
  switch (item.type) {
    case 'text':
      return typeof value === 'string' ? null : say.notAnAnswer;
    case 'number': {
      const number = typeof value === 'string' ? numberIn(value) : null;
      if (number === null) return ofDomain.enterNumber;
      return item.profile === 'weight' ? weightRefusal(number) : null;
    }
    case 'date':
      return typeof value === 'string' && isDay(value) ? null : say.enterDate;
    case 'choice':
      return typeof value === 'string' && item.options.includes(value) ? null : say.notAnAnswer;
    case 'several':
      return Array.isArray(value) && value.every((each) => item.options.includes(each))
        ? null
        : say.notAnAnswer;
    case 'scale': {
      const { from, to } = item.scale;
      return typeof value === 'number' && value >= from && value <= to ? null : say.notAnAnswer;
    }
    case 'yes-no':
      return typeof value === 'boolean' ? null : say.notAnAnswer;
    case 'photo':
      return isPhoto(value) ? null : say.notAnAnswer;
    case 'section':
      return say.notAnAnswer;
  }
}

export const isPhoto = (value: AnswerValue | undefined): value is AnswerPhoto =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An answer as people read it, without the unit; '' for none. */
export function answerWords(value: AnswerValue): string {
  if (typeof value === 'boolean') return value ? say.yes : say.no;
  if (isPhoto(value)) return say.aPhoto;
  return Array.isArray(value) ? listed(value) : String(value ?? '');
}

/** The same answer is the same however its options are ordered. */
const asStored = (value: AnswerValue): string =>
  isAnswered(value) ? JSON.stringify(Array.isArray(value) ? value.toSorted() : value) : '';

export const isSameAnswer = (one: AnswerValue, other: AnswerValue): boolean =>
  asStored(one) === asStored(other);

/** What is stored after a change; undefined if the person has to choose between two devices. */
export const settledAnswer = (
  change: Settling<AnswerValue>,
  stored: AnswerValue,
): AnswerValue | undefined => settledAs(change, stored, isSameAnswer);
