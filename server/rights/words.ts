/** The README of a customer's copy of their data, as of `at`; `files` are its tables in words. */
export function readme(
  { name, email }: { readonly name: string; readonly email: string },
  at: Date,
  files: readonly (readonly [table: string, words: string])[],
): string {
  const lines = files.map(([table, words]) => `  ${table.padEnd(20)}${words}`);
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
