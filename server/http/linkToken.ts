import * as z from 'zod';
import { boundedText } from '#domain/textSchema.ts';

// No request has a longer address, so a malformed token is always answered with the link's page, not an
// error.
const link = boundedText(16 * 1024);

/** The query of a mail's link, which may repeat its token. */
export const linkQuery = z.object({ token: z.union([link, z.array(link)]).default('') });

/** The token of a link; '' for two different ones. */
export function tokenIn(tokens: string | string[]): string {
  const [token = '', ...others] = new Set([tokens].flat());
  return others.length === 0 ? token : '';
}

/** An answer that is a page. */
const page = (description: string) => ({
  description,
  content: { 'text/html': { schema: z.string() } },
});

/** The answers of a link that needs no session. */
export const linkPages = {
  200: page('Done, in words.'),
  404: page('The link is not complete.'),
  429: page('Too often.'),
};

export const ONE_CLICK =
  'Programs of mail send what RFC 8058 has them send, people the form of the page. The token decides; the body is not looked at.';

/** The form field that mail programs send to stop a mail, and that our page's form sends (RFC 8058). */
export const oneClickBody = {
  required: false,
  content: {
    'application/x-www-form-urlencoded': {
      schema: z.object({ 'List-Unsubscribe': z.literal('One-Click') }),
    },
  },
};
