import * as z from 'zod';
import type { Said } from './language/language.ts';
import { ID, isStorable, readable } from './text.ts';
import { say } from './words.ts';

export const NOT_STORABLE = { error: () => say.notStorable };

/** How many blanks around a text are trimmed; a text with more counts as too long. */
const BLANKS_AROUND = 1000;

type Messages = {
  /** The message for a value that is not a string. */
  readonly missing?: Said;
  readonly tooLong?: Said;
};

/**
 * A string of at most `max` UTF-16 code units, not trimmed. All strings from outside must begin with this, so
 * that a string that is too long is refused before any pattern or transformation runs: their time may grow
 * faster than the length.
 */
export function boundedText(max: number, { missing, tooLong }: Messages = {}) {
  const last = { error: tooLong ?? (() => say.atMostCharacters(max)), abort: true };
  return z.string({ error: missing ?? (() => say.hasToBeText) }).max(max, last);
}

/** Like {@link boundedText}, trimmed, and empty if there is nothing to read in it. */
export function trimmedText(max: number, messages: Messages = {}) {
  const error = messages.tooLong ?? (() => say.atMostCharacters(max));
  return boundedText(max + BLANKS_AROUND, { ...messages, tooLong: error })
    .overwrite(readable)
    .max(max, { error, abort: true });
}

/** Like {@link trimmedText}, free of NUL and lone surrogates. */
export function text(max: number) {
  return trimmedText(max).refine(isStorable, NOT_STORABLE);
}

/** Like {@link text}, and not empty; `missing` is the sentence shown when it is. */
export function requiredText(max: number, missing: Said) {
  return text(max).min(1, { error: missing });
}

/** Like {@link requiredText}, on one line: for texts that become part of a mail header. */
export function requiredLine(max: number, missing: Said) {
  return requiredText(max, missing).refine((value) => !/\p{Cc}/u.test(value), {
    error: () => say.oneLine,
  });
}

/** A string of at most `max` characters that matches a pattern; `wrong` is its only message. */
export function shapedText(max: number, shape: RegExp, wrong: Said = () => say.notTheRightForm) {
  return boundedText(max, { missing: wrong, tooLong: wrong }).regex(shape, { error: wrong });
}

const NO_ID = () => say.notAnId;

export const idSchema = shapedText(64, ID, NO_ID);

/**
 * An identifier of at least 20 characters, like those of accounts. For operations that give the same answer
 * for unknown ids: this refuses at least what cannot be an id.
 */
export const longIdSchema = idSchema.min(20, { error: NO_ID });

/** The longest cursor: base64 of a name of 200 characters, doubled in lower case, six bytes each. */
const CURSOR_MAX = 4000;

/** The `next` of a page, as the server returned it. */
export const cursorSchema = boundedText(CURSOR_MAX);

/** All tags, with the number of things that have them, most used first. */
export const tagCountsSchema = z.strictObject({
  items: z.array(z.strictObject({ tag: z.string(), count: z.int() })),
});
export type TagCounts = z.infer<typeof tagCountsSchema>;

/** A sentence of ours for whatever a schema refuses without one of its own: nobody reads those of the library. */
function sentenceFor(issue: z.core.$ZodRawIssue): string {
  const hasToBe: Readonly<Record<string, string>> = say.hasToBe;
  switch (issue.code) {
    case 'invalid_type':
      return hasToBe[issue.expected] ?? say.notTheRightForm;
    case 'invalid_value':
      return say.hasToBeOneOf(issue.values.join(', '));
    case 'invalid_union':
      return say.notAllowedHere;
    case 'too_big':
      if (issue.origin === 'string') return say.atMostCharacters(Number(issue.maximum));
      return issue.origin === 'array'
        ? say.atMostOfThem(Number(issue.maximum))
        : say.atMost(Number(issue.maximum));
    case 'too_small':
      if (issue.origin === 'string') return say.enterSomething;
      return issue.origin === 'array'
        ? say.atLeastOfThem(Number(issue.minimum))
        : say.atLeast(Number(issue.minimum));
    default:
      return say.notTheRightForm;
  }
}

/** Sets the messages for schemas that have none of their own. */
export const setSchemaMessages = () => z.config({ customError: sentenceFor });
