import { fullNameOf } from '#domain/reminders/reminder.ts';
import type { Reminder } from '#domain/reminders/reminderSchema.ts';
import { escaped, plainPage } from '../http/plainPage.ts';

const OWN = '<a href="/customer/reminders">your reminders</a>';

/** The reminder and the name of the practice that a page is about. */
type About = { readonly reminder: Reminder; readonly practice: string };

const nameOf = ({ reminder }: About) => `<p><strong>${escaped(fullNameOf(reminder))}</strong></p>`;

export const askPage = (token: string, about: About) =>
  plainPage(
    'Stop this reminder?',
    `${nameOf(about)}
<p>You chose it at ${escaped(about.practice)}. No more mails of it will come to you. Your other reminders go on as they are.</p>
<form method="post" action="/api/reminder-stops?token=${escaped(encodeURIComponent(token))}">
<input type="hidden" name="List-Unsubscribe" value="One-Click">
<button type="submit">Stop This Reminder</button>
</form>`,
  );

export const stoppedPage = (about: About) =>
  plainPage(
    'This reminder is stopped',
    `${nameOf(about)}
<p>${escaped(about.practice)} sends no more mails of it. It rests among ${OWN}, where it can go on again.</p>`,
  );

export const deletedPage = (practice: string) =>
  plainPage(
    'This reminder was deleted',
    `<p>${escaped(practice)} sends no more mails of it. What you are reminded of, and when, stands among ${OWN}.</p>`,
  );

/** Where people find what a link stops, for the page of a wrong one. */
export const OWN_STOPS = `What you are reminded of, and when, stands among ${OWN}.`;
