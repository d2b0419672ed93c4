import * as z from 'zod';
import { IMAGE_NAME } from '../images/image.ts';
import { isStorable } from '../text.ts';
import {
  boundedText,
  idSchema,
  NOT_STORABLE,
  requiredLine,
  shapedText,
  text,
} from '../textSchema.ts';
import {
  ANSWER_MAX,
  DOCUMENT_MAX,
  decides,
  fieldsFor,
  hasOptions,
  INTRO_MAX,
  ITEM_TYPES,
  ITEMS_MAX,
  isQuestion,
  OPTION_MAX,
  OPTIONS_MAX,
  PROFILE_FIELDS,
  QUESTION_MAX,
  SCALE_MOST,
  TITLE_MAX,
  UNIT_MAX,
} from './questionnaire.ts';
import { say } from './words.ts';

const option = requiredLine(OPTION_MAX, () => say.writeOption);

const scaleEnd = z.int().min(0).max(SCALE_MOST);

/** A question or the heading of a section, shaped after `item` of FHIR's Questionnaire. */
const itemSchema = z.strictObject({
  /** The same in all versions of a questionnaire. */
  linkId: idSchema,
  type: z.enum(ITEM_TYPES),
  text: text(QUESTION_MAX).min(1, { error: () => say.writeQuestion }),
  /** Of a number; may be empty. */
  unit: text(UNIT_MAX),
  /** Of a choice, of one or of several. */
  options: z.array(option).max(OPTIONS_MAX, { error: () => say.tooManyOptions(OPTIONS_MAX) }),
  /** Of a scale: its ends, and what they mean. */
  scale: z.strictObject({
    from: scaleEnd,
    to: scaleEnd,
    low: text(OPTION_MAX),
    high: text(OPTION_MAX),
  }),
  /** It is shown only if an earlier question has this answer. */
  enableWhen: z
    .strictObject({ question: idSchema, answer: z.union([z.boolean(), text(OPTION_MAX)]) })
    .nullable(),
  /** Where in the profile the answer belongs. */
  profile: z.enum(PROFILE_FIELDS).nullable(),
});
export type Item = z.infer<typeof itemSchema>;

/** Why an item cannot be where it is, with the name of the field that is wrong; null if it can. */
function wrongIn(item: Item, before: readonly Item[]): readonly [string, string] | null {
  const { linkId, options, scale, enableWhen, profile } = item;
  if (before.some((each) => each.linkId === linkId)) return ['text', say.twice];
  if (hasOptions(item) && options.length < 2) return ['options', say.twoOptions];
  if (new Set(options).size < options.length) return ['options', say.optionsDiffer];
  if (item.type === 'scale' && scale.from >= scale.to) return ['scale', say.scaleRises];
  if (profile !== null && !fieldsFor(item).includes(profile)) return ['profile', say.noPlace];
  if (enableWhen === null) return null;
  const of = before.find((each) => each.linkId === enableWhen.question);
  // Only what comes before can decide, so that nothing goes round in a circle.
  if (!of || !decides(of)) return ['enableWhen', say.earlierDecides];
  const isThere =
    of.type === 'yes-no'
      ? typeof enableWhen.answer === 'boolean'
      : of.options.some((each) => each === enableWhen.answer);
  return isThere ? null : ['enableWhen', say.answerIsGone];
}

const itemsSchema = z
  .array(itemSchema)
  .max(ITEMS_MAX, { error: () => say.tooManyItems(ITEMS_MAX), abort: true })
  .superRefine((items, context) => {
    const refuse = (path: PropertyKey[], message: string) =>
      context.addIssue({ code: 'custom', path, message, input: items });
    if (!items.some(isQuestion)) refuse([], say.askSomething);
    if (JSON.stringify(items).length > DOCUMENT_MAX) refuse([], say.tooLong);
    for (const [at, item] of items.entries()) {
      const [field, message] = wrongIn(item, items.slice(0, at)) ?? [];
      if (field && message) refuse([at, field], message);
    }
  });

export const questionnaireInputSchema = z.strictObject({
  title: requiredLine(TITLE_MAX, () => say.writeTitle),
  intro: text(INTRO_MAX),
  items: itemsSchema,
  /** Everybody who joins the practice gets it. */
  forNewCustomers: z.boolean(),
});
export type QuestionnaireInput = z.infer<typeof questionnaireInputSchema>;

export const questionnaireSchema = z.strictObject({
  ...questionnaireInputSchema.shape,
  id: z.string(),
  /** Each save makes the next version; what was sent keeps its own. */
  version: z.int(),
  changedAt: z.string(),
});
export type Questionnaire = z.infer<typeof questionnaireSchema>;

const summarySchema = questionnaireSchema.omit({ items: true, intro: true }).extend({
  questions: z.int(),
});
export type QuestionnaireSummary = z.infer<typeof summarySchema>;

export const questionnairesSchema = z.strictObject({
  items: z.array(summarySchema),
  /** How many of those that come with the product this practice has never had. */
  startersLeft: z.int(),
});
export type Questionnaires = z.infer<typeof questionnairesSchema>;

export const answerPhotoSchema = z.strictObject({ photoId: shapedText(60, IMAGE_NAME) });
export type AnswerPhoto = z.infer<typeof answerPhotoSchema>;

/**
 * An answer, kept as typed: a number is the text that was typed, a choice is the words of its option. Null or
 * empty: none.
 */
const answerValueSchema = z.union(
  [
    z.null(),
    z.boolean(),
    z.int().min(0).max(SCALE_MOST),
    boundedText(ANSWER_MAX).refine(isStorable, NOT_STORABLE),
    z.array(option).max(OPTIONS_MAX),
    answerPhotoSchema,
  ],
  {
    error: ({ input }) =>
      typeof input === 'string' && input.length > ANSWER_MAX
        ? say.answerTooLong(ANSWER_MAX)
        : say.notAnAnswer,
  },
);
export type AnswerValue = z.infer<typeof answerValueSchema>;

const answerSchema = z.strictObject({
  linkId: z.string(),
  value: answerValueSchema,
  /** The question's words, as they were when it was answered. */
  question: z.string(),
  /** Who wrote it: the customer alone, or a dietician together with them. */
  by: z.enum(['customer', 'dietician']),
  answeredAt: z.string(),
});
export type Answer = z.infer<typeof answerSchema>;

/** A questionnaire that was sent to a customer, as it was then. */
const sentSummarySchema = z.strictObject({
  id: z.string(),
  title: z.string(),
  sentAt: z.string(),
  /** Null for one that every new customer gets, and once that dietician's account is gone. */
  sentBy: z.string().nullable(),
  questions: z.int(),
  answered: z.int(),
  finishedAt: z.string().nullable(),
  /** Who filled it in together with the customer: a dietician's name, '' once they are gone; null for nobody. */
  together: z.string().nullable(),
  version: z.int(),
});
export type SentSummary = z.infer<typeof sentSummarySchema>;

export const sentListSchema = z.strictObject({ items: z.array(sentSummarySchema) });

export const sentSchema = sentSummarySchema.extend({
  intro: z.string(),
  items: z.array(itemSchema),
  answers: z.array(answerSchema),
  /** Grows by one whenever answers are stored. */
  revision: z.int(),
});
export type Sent = z.infer<typeof sentSchema>;

export const sendSchema = z.strictObject({ questionnaireId: idSchema });

const MOST_BASES = 10;

export const answerChangesSchema = z.strictObject({
  changes: z
    .array(
      z.strictObject({
        linkId: idSchema,
        value: answerValueSchema,
        bases: z.array(answerValueSchema).min(1).max(MOST_BASES).optional(),
      }),
    )
    .max(ITEMS_MAX),
  /** It is filled in; later answers are still taken. */
  finished: z.literal(true).optional(),
});
export type AnswerChanges = z.infer<typeof answerChangesSchema>;

/** What became of changes; those that are not named are stored. */
export const answersStoredSchema = z.strictObject({
  sent: sentSchema,
  /** Questions that another device has answered too: what is stored there. The person has to choose. */
  contested: z.array(z.strictObject({ linkId: z.string(), stored: answerValueSchema })),
  refused: z.array(z.strictObject({ linkId: z.string(), message: z.string() })),
});
export type AnswersStored = z.infer<typeof answersStoredSchema>;
