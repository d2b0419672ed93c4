import type { ConsentRecord } from '#domain/signIn/accountSchema.ts';
import { dateAndTime } from '../kit/time.ts';

/** The words of the screens about consent, one's own data and the end of an account. */
export const CONSENT_SCREEN = {
  asked: {
    title: 'Before you go on',
    lead: 'Your practice needs your consent to keep and use your health data.',
  },
  withdrawn: {
    title: 'You have withdrawn your consent',
    lead: 'Nobody at the practice can open your health data, and nothing new is logged. All of it is as you left it.',
  },
};

export const CONSENT_CARD = {
  given:
    'You agreed that your practice keeps and uses your health data to coach you, as the Privacy Policy says.',
  missing:
    'Without your consent nobody at the practice can open your health data, and nothing new is logged. It stays stored, untouched.',
};

export const WITHDRAWAL = [
  'From then on nobody at the practice can open your health data, and nothing new can be logged. Your coaching stops.',
  'Your data stays stored, untouched, until you agree again or delete your account.',
];

export const SEEN = 'Weekplate records every time a dietician views or changes your data.';

export const COPY =
  'One ZIP file with your account, profile, picture, coaching period, diet plans, measurements, goals and every day you logged: as JSON for programs, and as CSV, which opens in any spreadsheet. A page in it, README.txt, says what each file holds. The working notes that your dietician keeps in private are not in it.';
export const COPY_HAS_NUMBERS =
  'You hide numbers on your screens. The copy holds all of them: weights, measurements and energy too.';

/** What the deletion of an account means; `days`: how long it can be cancelled. */
export const deletionWords = (days: number): readonly string[] => [
  `You are logged out at once, everywhere. ${graceWords(days)} Then your account, profile, picture, plans, measurements, goals, logged days and your dietician’s notes about you are erased, and nobody can bring them back. If you want a copy, download it first.`,
  'What was saved in backups of your practice goes when those are replaced. The record of access keeps dates and numbers which name you no more.',
];

const graceWords = (days: number) =>
  days === 0
    ? 'You can’t undo this.'
    : `For ${days === 1 ? 'one day' : `${days} days`} you can take it back: log in and choose Keep My Account.`;

export const PROVE = 'Confirm it’s you, so nobody else can do this.';
export const PROVE_BY_GOOGLE = 'You sign in with Google. Do this within ten minutes of signing in.';

export const DELETION_LEAD =
  'You asked us to delete your account. Logging in doesn’t cancel that. After that date your account and all your data are erased for good.';

/** Shown on a device that finds out only later that the account was erased. */
export const ERASED = {
  title: 'Your account was erased',
  lead: 'The time to change your mind is over. Nothing is left at your practice.',
  here: 'What Weekplate kept on this device was removed too, also what was not sent yet.',
};

/** `until`: when the account is erased; null if the address does not say. */
export const goodbyeWords = (until: string | null): string =>
  until
    ? `Your account and all that is kept of you are erased after ${until}.`
    : 'Your account and all that is kept of you will be erased.';

/** 'Agreed 20 Nov, 08:14 to the Privacy Policy as it is now.'; `now` is the current version of the text. */
export function recordWords({ givenAt, withdrawnAt, version }: ConsentRecord, now: string): string {
  const text = version === now ? 'to the Privacy Policy as it is now' : 'to an earlier text';
  const end = withdrawnAt ? `, withdrawn ${dateAndTime(withdrawnAt)}` : '';
  return `Agreed ${dateAndTime(givenAt)} ${text}${end}.`;
}
