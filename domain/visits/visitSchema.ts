import * as z from 'zod';
import { daySchema } from '../daySchema.ts';
import { boundedText, requiredLine, requiredText, text } from '../textSchema.ts';
import { say as inDomain } from '../words.ts';
import {
  ADDENDUM_MAX,
  HEADING_MAX,
  HEADINGS_MAX,
  isWritten,
  NEXT_STEP_MAX,
  SECTION_TEXT_MAX,
  typedHeadings,
  VISIT_TEXT_MAX,
} from './record.ts';
import { say } from './words.ts';

const headingSchema = requiredLine(HEADING_MAX, () => say.writeHeading);

const sectionSchema = z.strictObject({ heading: headingSchema, text: text(SECTION_TEXT_MAX) });

/** A visit as a dietician writes it. `date`: the customer's own day; it may be in the future. */
export const visitInputSchema = z
  .strictObject({
    date: daySchema,
    text: text(VISIT_TEXT_MAX).default(''),
    nextStep: text(NEXT_STEP_MAX),
    /** The record of the visit under its headings; null for plain notes. */
    sections: z.array(sectionSchema).min(1).max(HEADINGS_MAX).nullable().default(null),
  })
  .refine(isWritten, { path: ['text'], error: () => inDomain.writeWhatWasTalked });
export type VisitInput = z.infer<typeof visitInputSchema>;

/** What was known on the day of a visit. */
export const visitFiguresSchema = z.strictObject({
  weight: z.strictObject({ value: z.number(), unit: z.string(), date: z.string() }).nullable(),
  /** Of the last fourteen days: meals eaten of those planned, on the days that were logged. */
  adherence: z.strictObject({ done: z.int(), meals: z.int(), days: z.int() }).nullable(),
  plan: z.strictObject({ name: z.string(), startDate: z.string(), endDate: z.string() }).nullable(),
});
export type VisitFigures = z.infer<typeof visitFiguresSchema>;

const addendumSchema = z.strictObject({
  id: z.string(),
  text: z.string(),
  /** As they were called when they wrote it. */
  writer: z.string(),
  writtenAt: z.string(),
});
export type Addendum = z.infer<typeof addendumSchema>;

export const addendumInputSchema = z.strictObject({
  text: requiredText(ADDENDUM_MAX, () => say.writeAddendum),
});
export type AddendumInput = z.infer<typeof addendumInputSchema>;

export const visitSchema = z.strictObject({
  id: z.string(),
  date: z.string(),
  text: z.string(),
  nextStep: z.string(),
  sections: z.array(z.strictObject({ heading: z.string(), text: z.string() })).nullable(),
  /** Of a record, as they were when it was saved last. */
  figures: visitFiguresSchema.nullable(),
  /** From then on nothing of it can be changed. `by`: the dietician as they were called then. */
  signed: z.strictObject({ at: z.string(), by: z.string() }).nullable(),
  addenda: z.array(addendumSchema),
  /** The dietician who first wrote it; null once their account is deleted. */
  writer: z.string().nullable(),
  changedAt: z.string(),
  version: z.int(),
});
export type Visit = z.infer<typeof visitSchema>;

/** The headings that every new record of the practice begins with. */
export const templateInputSchema = z.strictObject({
  headings: z
    .array(headingSchema)
    .min(1, { error: () => say.writeHeading })
    .max(HEADINGS_MAX, { error: () => say.tooManyHeadings(HEADINGS_MAX) }),
});
export type TemplateInput = z.infer<typeof templateInputSchema>;

const TYPED_MAX = 2 * HEADINGS_MAX * HEADING_MAX;

/** The same as people type it: a heading on each line. */
export const typedTemplateSchema = z.strictObject({
  headings: boundedText(TYPED_MAX)
    .transform(typedHeadings)
    .refine(({ length }) => length > 0, { error: () => say.writeHeading })
    .refine(({ length }) => length <= HEADINGS_MAX, {
      error: () => say.tooManyHeadings(HEADINGS_MAX),
    })
    .refine((all) => all.every((each) => headingSchema.safeParse(each).success), {
      error: () => inDomain.atMostCharacters(HEADING_MAX),
    }),
});

/** `version` 0: the practice has not chosen its own. */
export const templateSchema = z.strictObject({
  headings: z.array(z.string()),
  version: z.int(),
});
export type VisitTemplate = z.infer<typeof templateSchema>;
