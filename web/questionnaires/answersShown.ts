import { isSameAnswer } from '#domain/questionnaires/answers.ts';
import type { AnswerValue, Sent } from '#domain/questionnaires/questionnaireSchema.ts';
import type { Change } from '../store/change.ts';
import { asShown, type WaitingPhoto } from './photos.ts';

/** The kind of a change of an answer, whose subject is the id of what was sent. */
export const ANSWER = 'answer';
/** The part of the change that says that all is filled in. */
export const FINISHED = 'finished';

export type Answers = ReadonlyMap<string, AnswerValue>;

export const storedAnswers = ({ answers }: Pick<Sent, 'answers'>): Answers =>
  new Map(answers.map(({ linkId, value }) => [linkId, value]));

export function answersShown(stored: Answers, changes: readonly Change[]): Answers {
  const shown = new Map(stored);
  for (const { part = '', value } of changes)
    if (part !== FINISHED) shown.set(part, asShown(value));
  return shown;
}

/** The change of one answer, based on what is stored as far as this device knows. */
export const answerChange = (
  sentId: string,
  { linkId, text }: { readonly linkId: string; readonly text: string },
  { value, stored }: { readonly value: AnswerValue | WaitingPhoto; readonly stored: AnswerValue },
) => ({
  kind: ANSWER,
  key: `${ANSWER} ${sentId} ${linkId}`,
  subject: sentId,
  part: linkId,
  value,
  bases: [stored],
  text,
});

export type Contested = {
  readonly key: string;
  readonly linkId: string;
  readonly mine: AnswerValue;
  readonly stored: AnswerValue;
};

export const contestedIn = (changes: readonly Change[]): Contested[] =>
  changes.flatMap(({ key, part = '', value, contested }) => {
    const mine = value as AnswerValue;
    const stored = (contested?.stored ?? null) as AnswerValue;
    return contested && !isSameAnswer(mine, stored) ? [{ key, linkId: part, mine, stored }] : [];
  });
