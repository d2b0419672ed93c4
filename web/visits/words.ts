import { inDigits, numbered } from '#domain/language/language.ts';

/** Dates arrive in words: 'Wed 25 Nov 2026'. */
export const say = {
  visits: 'Visits',
  searchVisits: 'Search visits',
  addVisit: 'Add Visit',
  noneMatch: 'No visits match.',
  noneYet: 'No visit noted yet',
  noneYetHint: 'Note the date, what you talked about and the next step. Only dieticians see it.',
  found: (count: number) =>
    count === 0
      ? 'No visit found.'
      : numbered(count, { one: '1 visit found.', other: '# visits found.' }),
  loadFailed: 'Failed to load visits.',

  today: 'today',
  inDays: (days: number) => numbered(days, { one: 'tomorrow', other: 'in # days' }),
  daysAgo: (days: number) => numbered(days, { one: 'yesterday', other: '# days ago' }),
  planned: 'Planned',
  visitOf: (date: string) => `Visit of ${date}`,
  /** After 'Edit' or 'Delete'. */
  nextStep: 'Next step',
  editVisitOf: (date: string) => `Edit visit of ${date}`,

  deleteVisitOf: (date: string) => `Delete visit of ${date}`,
  deleteAsked: 'Are you sure you want to delete this visit?',
  deleteFailed: 'Failed to delete the visit.',
  deleted: 'Visit deleted.',

  newVisit: 'New visit',
  editVisit: 'Edit visit',
  savedBySomebodyElse: 'Somebody else has saved this visit.',
  date: 'Date of the visit',
  talkedAbout: 'What was talked about',
  saveVisit: 'Save Visit',
  saveFailed: 'Failed to save the visit.',
  saved: 'Visit saved.',
  writeRecord: 'Write Record',
  newRecord: 'New record',
  chooseHeadings: 'Change Headings',
  templateNotLoaded: 'The headings could not be loaded.',
  headings: 'Headings of new records',
  headingsLabel: 'Headings',
  headingsHint: (most: number) =>
    `One on each line, at most ${inDigits(most)}. Written records keep theirs.`,
  headingsSaved: 'Headings saved.',
  headingsFailed: 'The headings were not saved.',
  figures: 'Figures of the day',
  figuresNotLoaded: 'The figures of the day could not be loaded.',
  weight: 'Weight',
  mealsEaten: 'Meals eaten, 14 days',
  ofMeals: (done: string, meals: string) => `${done} of ${meals}`,
  daysLogged: (days: number) => numbered(days, { one: '1 day logged', other: '# days logged' }),
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  none: 'None yet',
  sign: 'Sign',
  signVisitOf: (date: string) => `Sign visit of ${date}`,
  signAsked: 'Once signed, it cannot be changed or deleted. You can still add to it.',
  signed: 'Visit signed.',
  signFailed: 'The visit was not signed.',
  signedBy: (name: string, at: string) => `Signed by ${name}, ${at}`,
  addendum: 'Addendum',
  addendumHint: 'It cannot be changed later.',
  addAddendum: 'Add Addendum',
  saveAddendum: 'Save Addendum',
  addendumSaved: 'Addendum saved.',
  addendumFailed: 'The addendum was not saved.',
};
