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

export const noSuchLinkPage = () =>
  plainPage(
    'This link stops nothing',
    `<p role="alert">It is not complete, or its account is gone: open it from the mail once more. Which mails come is ${OWN}.</p>`,
  );

export const tooManyTriesPage = () =>
  plainPage(
    'Too many tries',
    `<p role="alert">Links that stop nothing were opened too often from here. Wait five minutes, and open the one in the mail once more.</p>`,
  );
