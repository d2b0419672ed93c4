import { escaped } from '../http/html.ts';
import { plainPage } from '../http/plainPage.ts';
import type { Stops } from './stopLink.ts';
import { stoppedWords } from './words.ts';

const OWN = 'what you choose under Notifications, once you have logged in';

type About = { readonly stops: Stops; readonly practice: string };

const nameOf = ({ stops }: About) => `<p><strong>${stoppedWords(stops.what)}</strong></p>`;

export const askPage = (token: string, about: About) =>
  plainPage(
    'Stop these mails?',
    `${nameOf(about)}
<p>${escaped(about.practice)} sends no more of them. What else you are told goes on as it is.</p>
<form method="post" action="/api/notification-stops?token=${escaped(encodeURIComponent(token))}">
<input type="hidden" name="List-Unsubscribe" value="One-Click">
<button type="submit">Stop These Mails</button>
</form>`,
  );

export const stoppedPage = (about: About) =>
  plainPage(
    'These mails are stopped',
    `${nameOf(about)}
<p>${escaped(about.practice)} sends no more of them. They can come again: it is ${OWN}.</p>`,
  );

/** Where people find what a link stops, for the page of a wrong one. */
export const OWN_STOPS = `Which mails come is ${OWN}.`;
