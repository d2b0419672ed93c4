import * as z from 'zod';
import { directionOf, language } from '#domain/language/language.ts';
import { boundedText } from '#domain/textSchema.ts';
import { say } from './words.ts';

/** A page without JavaScript, for mail programs and plain forms. `title` and `content` are HTML. */
export const plainPage = (title: string, content: string) => `<!doctype html>
<html lang="${language()}" dir="${directionOf(language())}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<style>
:root { color-scheme: light dark; font: 17px/1.6 system-ui, sans-serif; }
body { max-width: 36em; margin: 0 auto; padding: 48px 16px; }
label { display: block; margin-top: 16px; font-weight: 600; }
input, textarea { box-sizing: border-box; width: 100%; padding: 8px; font: inherit; }
button { margin-top: 16px; padding: 8px 20px; font: inherit; }
.trap { position: absolute; left: -999em; }
</style>
</head>
<body>
<h1>${title}</h1>
${content}
<p><a href="/">${say.backToTheStart}</a></p>
</body>
</html>
`;

/** Text escaped for HTML, also for the value of an attribute. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`);

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
  'Mail programs send what RFC 8058 says, people the form of the page. Only the token counts, not the body.';

/** The form field that mail programs send to stop a mail, and that our page's form sends (RFC 8058). */
export const oneClickBody = {
  required: false,
  content: {
    'application/x-www-form-urlencoded': {
      schema: z.object({ 'List-Unsubscribe': z.literal('One-Click') }),
    },
  },
};
