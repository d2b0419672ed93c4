import type { Context } from 'hono';
import { ApiFailure } from './failure.ts';

/** The version in the If-Match header. Throws 428 when the header is missing, 422 when it is malformed. */
export function ifMatch(context: Context): number {
  const header = context.req.header('if-match');
  if (!header)
    throw new ApiFailure(
      428,
      'if-match-missing',
      'Say which version this change is based on, in If-Match.',
    );
  return parse(header);
}

/** Like {@link ifMatch}, for documents that only one person writes: the header may be missing. */
export function optionalIfMatch(context: Context): number | undefined {
  const header = context.req.header('if-match');
  return header === undefined ? undefined : parse(header);
}

function parse(header: string): number {
  const match = /^"(\d{1,9})"$/.exec(header);
  if (!match)
    throw new ApiFailure(422, 'invalid', 'If-Match is not a version.', {
      fields: { 'if-match': 'A version in quotes, like "3".' },
    });
  return Number(match[1]);
}

export const editedMeanwhile = () =>
  new ApiFailure(412, 'edited-meanwhile', 'This was changed meanwhile by somebody else.');
