import { escaped } from '../http/html.ts';
import { plainPage } from '../http/plainPage.ts';

export const thankYouPage = () =>
  plainPage('Thank you', '<p>Your message has arrived. The practice answers by e-mail.</p>');

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
  plainPage(
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
