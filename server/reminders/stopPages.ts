import { escaped } from '../html.ts';
import { plainPage } from '../plainPage.ts';

const OWN = '<a href="/customer/reminders">your reminders</a>';

export const askPage = (token: string) =>
  plainPage(
    'Stop this reminder?',
    `<p>No more mails of it will come to you. The others go on as they are.</p>
<form method="post" action="/api/reminder-stops?token=${escaped(encodeURIComponent(token))}">
<input type="hidden" name="List-Unsubscribe" value="One-Click">
<button type="submit">Stop This Reminder</button>
</form>`,
  );

export const stoppedPage = () =>
  plainPage(
    'This reminder is stopped',
    `<p>No more mails of it will come. It rests among ${OWN}, where it can go on again.</p>`,
  );

export const noSuchLinkPage = () =>
  plainPage(
    'This link stops nothing',
    `<p role="alert">It is not complete: open it from the mail once more. What you are reminded of, and when, stands among ${OWN}.</p>`,
  );
