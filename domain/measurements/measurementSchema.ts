import * as z from 'zod';
import { confirmShape } from '../confirmSchema.ts';
import { daySchema } from '../daySchema.ts';
import { isInstant } from '../moment.ts';
import { idSchema, requiredLine, shapedText, text } from '../textSchema.ts';
import { say as ofDomain } from '../words.ts';
import {
  BODY_UNITS,
  IMPORT_ROWS_MAX,
  KIND_NAME_MAX,
  NOTE_MAX,
  UNIT_MAX,
  VALUE_MAX,
} from './measurement.ts';
import { say } from './words.ts';

const valueSchema = z
  .number({ error: () => ofDomain.enterNumber })
  .positive({ error: () => say.enterNumberAbove0 })
  .max(VALUE_MAX, { error: () => say.atMost(VALUE_MAX) });

const unitSchema = requiredLine(UNIT_MAX, () => say.chooseUnit);

const measured = {
  /** The customer's own day. */
  date: daySchema,
  value: valueSchema,
  unit: unitSchema,
  note: text(NOTE_MAX),
};

/** One value to add. `kind`: one of `BODY_KINDS`, or the id of a kind that the practice named. */
export const measurementInputSchema = z.strictObject({
  kind: idSchema,
  ...measured,
  note: measured.note.optional(),
  ...confirmShape,
});
export type MeasurementInput = z.infer<typeof measurementInputSchema>;

/** A correction; absent fields stay as they are stored. */
export const measurementChangeSchema = z.strictObject({
  ...z.object(measured).partial().shape,
  ...confirmShape,
});
export type MeasurementChange = z.infer<typeof measurementChangeSchema>;

export const measurementSchema = z.strictObject({
  id: z.string(),
  kind: z.string(),
  date: z.string(),
  measuredAt: z.string(),
  /** As it was typed, in `unit`; null for a customer who hides numbers. */
  value: z.number().nullable(),
  unit: z.string(),
  /** '' also for a customer who hides numbers, because people write figures into notes. */
  note: z.string(),
  /** Who wrote it; null once that dietician's account is deleted. */
  writer: z.strictObject({ name: z.string(), isCustomer: z.boolean() }).nullable(),
  /** Whether the requesting person wrote it, and so may correct or delete it. */
  mine: z.boolean(),
  version: z.int(),
});
export type Measurement = z.infer<typeof measurementSchema>;

/** A practice's own kind. Its unit cannot change, because values were measured in it. */
export const kindInputSchema = z.strictObject({
  name: requiredLine(KIND_NAME_MAX, () => ofDomain.enterName),
  unit: unitSchema,
});
export type KindInput = z.infer<typeof kindInputSchema>;

/** Absent fields stay. `retired`: the kind is no longer offered; its values stay. */
export const kindChangeSchema = z.strictObject({
  name: kindInputSchema.shape.name.optional(),
  retired: z.boolean().optional(),
});
export type KindChange = z.infer<typeof kindChangeSchema>;

export const kindSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  unit: z.string(),
  retired: z.boolean(),
});
export type Kind = z.infer<typeof kindSchema>;

export const kindsSchema = z.strictObject({ items: z.array(kindSchema) });
export type Kinds = z.infer<typeof kindsSchema>;

/** A clock time, or an instant. */
const TIME = /^(([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?|\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)$/;

const importedRowSchema = z.strictObject({
  /** The customer's own day. */
  date: daySchema,
  /** By the customer's clock, or an instant; null: noon, or now if noon is still to come. */
  time: shapedText(24, TIME, () => say.enterTime)
    .refine((text) => !isInstant(text) || !Number.isNaN(Date.parse(text)), {
      error: () => say.doesNotExist,
    })
    .nullable(),
  value: valueSchema,
  /** Absent: the unit given for all rows. A practice's own kind has only one unit. */
  unit: z.enum(BODY_UNITS).optional(),
});
export type ImportedRow = z.infer<typeof importedRowSchema>;

/** Many values of one kind, as a scale exports them. */
export const importInputSchema = z.strictObject({
  kind: idSchema,
  unit: unitSchema,
  rows: z
    .array(importedRowSchema)
    .min(1, { error: () => say.nothingToImport })
    .max(IMPORT_ROWS_MAX, { error: () => say.atMostRows(IMPORT_ROWS_MAX) }),
  /** Nothing is stored: the response says what would be stored. */
  preview: z.boolean().optional(),
  confirm: confirmShape.confirm,
});
export type ImportInput = z.infer<typeof importInputSchema>;

export const importedSchema = z.strictObject({
  added: z.int(),
  /**
   * The number of values that are already known: their kind and instant are stored already or occur earlier
   * in the same rows; or they have no time and their value is stored already for that day.
   */
  known: z.int(),
  /** For a preview with unlikely values: how many, and the first of them. */
  unlikely: z
    .strictObject({
      count: z.int(),
      /** `row`: its position among the rows that were sent. */
      first: z.array(z.strictObject({ row: z.int(), why: z.string() })),
    })
    .optional(),
});
export type Imported = z.infer<typeof importedSchema>;

/** Whether figures of body, weight and energy are hidden from a customer. */
export const hiddenNumbersSchema = z.strictObject({ hidden: z.boolean() });
export type HiddenNumbers = z.infer<typeof hiddenNumbersSchema>;
