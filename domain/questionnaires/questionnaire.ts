import type { Refusal } from '../refusal.ts';
import { say } from './words.ts';

/** The kinds of items, in the order in which a dietician chooses them. */
export const ITEM_TYPES = [
  'text',
  'number',
  'choice',
  'several',
  'scale',
  'date',
  'yes-no',
  'photo',
  'section',
] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

/** The fields of a profile that an answer can be taken over into. */
export const PROFILE_FIELDS = [
  'allergens',
  'dietaryRestrictions',
  'medicalConditions',
  'medications',
  'weight',
] as const;
export type ProfileField = (typeof PROFILE_FIELDS)[number];

export const TITLE_MAX = 120;
export const INTRO_MAX = 1000;
export const QUESTION_MAX = 500;
export const UNIT_MAX = 20;
export const OPTION_MAX = 200;
export const OPTIONS_MAX = 30;
export const ITEMS_MAX = 100;
/** Of all questions with their options together. */
export const DOCUMENT_MAX = 60_000;
export const ANSWER_MAX = 4000;
export const SCALE_MOST = 10;
/** How many photos one customer can have in answers. */
export const ANSWER_PHOTOS_MAX = 200;
/** How many questionnaires a practice can have, and how many can be sent to one customer. */
export const QUESTIONNAIRES_MAX = 200;
export const SENT_MAX = 300;
/** So many can wait for the answers of one customer before a dietician can send another. */
export const WAITING_MAX = 30;

/** In the address of the screen, in place of an id, while a questionnaire is not saved yet. */
export const NEW_QUESTIONNAIRE = 'new';

type Typed = { readonly type: ItemType };

export const hasOptions = ({ type }: Typed): boolean => type === 'choice' || type === 'several';

export const decides = (item: Typed): boolean => hasOptions(item) || item.type === 'yes-no';

export function fieldsFor({ type }: Typed): readonly ProfileField[] {
  if (type === 'number') return ['weight'];
  if (type === 'text' || hasOptions({ type }))
    return PROFILE_FIELDS.filter((field) => field !== 'weight');
  return [];
}

export const isQuestion = ({ type }: Typed): boolean => type !== 'section';

export const tooManyRefusal = (count: number): Refusal | null =>
  count < QUESTIONNAIRES_MAX
    ? null
    : { code: 'too-many', message: say.tooManyQuestionnaires(QUESTIONNAIRES_MAX) };

/** Why no further one is sent to a customer who has not finished so many; null if one can be. */
export const sendRefusal = (waiting: number): Refusal | null =>
  waiting < WAITING_MAX
    ? null
    : { code: 'enough-waiting', message: say.enoughWaiting(WAITING_MAX) };

export const photosFull = (): Refusal => ({
  code: 'photos-full',
  message: say.photosFull(ANSWER_PHOTOS_MAX),
});

/** What has answers is not taken back: it would be lost to the person who gave them. */
export const withdrawRefusal = (answered: number): Refusal | null =>
  answered === 0 ? null : { code: 'answered', message: say.hasAnswers };
