import * as z from 'zod';
import { confirmShape } from '../confirmSchema.ts';
import { daySchema } from '../daySchema.ts';
import { isInstant } from '../moment.ts';
import { idSchema, shapedText } from '../textSchema.ts';
import { IMPORT_ROWS_MAX } from './importLimits.ts';
import { BODY_UNITS } from './measurement.ts';
import { unitSchema, valueSchema } from './measurementSchema.ts';

/** A clock time, or an instant. */
const TIME = /^(([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?|\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)$/;

const importedRowSchema = z.strictObject({
  /** The customer's own day. */
  date: daySchema,
  /** By the customer's clock, or an instant; null: noon, or now if noon is still to come. */
  time: shapedText(
    24,
    TIME,
    'Enter a time as HH:MM or HH:MM:SS, or an instant as YYYY-MM-DDTHH:MM:SS.sssZ.',
  )
    .refine((text) => !isInstant(text) || !Number.isNaN(Date.parse(text)), 'This does not exist.')
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
    .min(1, 'There is no value to import.')
    .max(IMPORT_ROWS_MAX, `At most ${IMPORT_ROWS_MAX} rows at once.`),
  /** Nothing is stored: the response says what would be stored. */
  preview: z.boolean().optional(),
  confirm: confirmShape.confirm,
});
export type ImportInput = z.infer<typeof importInputSchema>;

export const importedSchema = z.strictObject({
  /** The number of new values. */
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
