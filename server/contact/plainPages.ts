import { escaped } from '../html.ts';

const page = (title: string, content: string) => `<!doctype html>
<html lang="en">
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
<p><a href="/">Back to the start</a></p>
</body>
</html>
`;

export const thankYouPage = () =>
  page('Thank you', '<p>Your message has arrived. The practice answers by e-mail.</p>');

const TRAP = `<p class="trap" aria-hidden="true"><label>Website <input name="website" tabindex="-1" autocomplete="off" data-1p-ignore data-bwignore data-lpignore="true" data-form-type="other"></label></p>
`;

/**
 * Says why, and holds what was written, so that it can be mended and sent again; with the field that
 * only programs fill in, or without it.
 */
export const refusedPage = (
  reasons: readonly string[],
  given: Readonly<Record<string, string>>,
  { trap }: { readonly trap: boolean },
) =>
  page(
    'Not sent yet',
    `<ul role="alert">${reasons.map((reason) => `<li>${escaped(reason)}</li>`).join('')}</ul>
<form method="post" action="/api/contact-messages">
<label for="name">Name</label>
<input id="name" name="name" maxlength="100" required value="${escaped(given.name ?? '')}">
<label for="email">Email</label>
<input id="email" name="email" type="email" required value="${escaped(given.email ?? '')}">
<label for="message">Message</label>
<textarea id="message" name="message" rows="8" maxlength="5000" required>
${escaped(given.message ?? '')}</textarea>
${trap ? TRAP : ''}<button type="submit">Send Message</button>
</form>`,
  );
