import { expect, it } from 'vitest';
import * as z from 'zod';
import { hoursInputSchema } from './appointments/appointmentSchema.ts';
import { answerChangesSchema } from './questionnaires/questionnaireSchema.ts';
import { setSchemaMessages } from './textSchema.ts';

const messagesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

const WRONG: readonly (readonly [z.ZodType, unknown])[] = [
  [z.string(), 1],
  [z.string().max(2), 'abc'],
  [z.string().min(2), 'a'],
  [z.number().max(2), 3],
  [z.number().min(2), 1],
  [z.int(), 1.5],
  [z.number().multipleOf(0.5), 0.3],
  [z.array(z.int()).max(1), [1, 2]],
  [z.array(z.int()).min(1), []],
  [z.enum(['a', 'b']), 'c'],
  [z.literal(true), false],
  [z.union([z.string(), z.int()]), true],
  [z.record(z.string(), z.int()), { a: 'b' }],
  [z.strictObject({ a: z.int() }), { a: 1, b: 2 }],
  [z.iso.date(), 'x'],
  [z.date(), 'x'],
  [hoursInputSchema, {}],
  [answerChangesSchema, { changes: Array(101).fill({ linkId: 'a', value: null }) }],
];

it('[WORDS-01] whatever a schema refuses, its reader gets a sentence of ours', () => {
  setSchemaMessages();
  for (const [schema, value] of WRONG) {
    const said = messagesOf(schema, value);
    expect(said).not.toEqual([]);
    for (const each of said)
      expect(each).toMatch(/^(?!.*(?:expected|received|invalid|too big|too small)).+\.$/i);
  }
});
