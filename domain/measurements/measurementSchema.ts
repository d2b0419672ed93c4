import * as z from 'zod';
import { confirmShape } from '../confirmSchema.ts';
import { daySchema } from '../daySchema.ts';
import { idSchema, requiredLine, text } from '../textSchema.ts';
import { KIND_NAME_MAX, NOTE_MAX, UNIT_MAX, VALUE_MAX } from './measurement.ts';

export const valueSchema = z
  .number('Enter a number.')
  .positive('Enter a number above 0.')
  .max(VALUE_MAX, `At most ${VALUE_MAX}.`);

export const unitSchema = requiredLine(UNIT_MAX, 'Choose a unit.');

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

/**
 * A kind of measurement that a practice names itself. Its unit cannot change, because values were measured in
 * it.
 */
export const kindInputSchema = z.strictObject({
  name: requiredLine(KIND_NAME_MAX, 'Enter a name.'),
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
