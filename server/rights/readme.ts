import type { CustomerScope } from '../http/scope.ts';
import type { RIGHTS } from './tables.ts';

type Tables = typeof RIGHTS;
/** Those with rows in the copy. */
type InCopy = {
  [Table in keyof Tables]: Tables[Table]['exported'] extends string ? never : Table;
}[keyof Tables];

const WORDS: Readonly<Record<string, string>> = {
  user: 'your account: name, e-mail address and whether it refuses reminders, time zone',
  account: 'how you sign in; your password itself is in none of these files',
  session: 'where you are signed in',
  authenticator: 'since when an authenticator app gives codes for you; its key is not in here',
  passkey: 'your passkeys: their names, public halves and last use',
  accountDeletion: 'whether you asked for your account to be deleted',
  consent: 'when you agreed to which privacy text, and when you withdrew that',
  coachingPeriod: 'when you are being coached',
  dietPlan: 'your diet plans',
  dietPlanVersion: 'what those plans were before they were changed or deleted',
  savedDietPlan: 'copies of plans that your dietician keeps for you',
  dailyProgress: 'the days you logged, with the meals that were planned for them then',
  customerProfile: 'your profile',
  reminder: 'what you are reminded of, and when',
  profileImage: 'your picture, which is in the folder pictures',
  auditEntry: 'when a dietician looked at or changed which of these',
} satisfies Record<InCopy, string>;

/** The page that explains a copy of everything, for whoever opens the ZIP file. */
export function readme(
  { name, email }: Pick<CustomerScope, 'name' | 'email'>,
  at: Date,
  files: readonly string[],
): string {
  const lines = files.map((file) => `  ${file.padEnd(18)}${WORDS[file] ?? ''}`);
  return `Everything that is kept of ${name} (${email})
As it was on ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC.

Each kind of data is here twice: as .json, for programs, and as .csv, which opens in any
spreadsheet. A file without rows means that nothing of the kind is kept.

${lines.join('\n')}

Days are year-month-day in your own calendar. Moments are in UTC, and end in Z.
Ids stand for people, plans and sessions. In the .csv files, a text that begins with
= + - or @, or does so behind a comma, a semicolon or a line's end, has an apostrophe
there, so that no spreadsheet takes it for a formula; the .json files have it as it is.

Not in here: secrets that would open your account, and the working notes that your
dietician keeps in private. Ask your practice about those.
`;
}
