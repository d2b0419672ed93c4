/**
 * What nobody can measure here: how people use it, what machines can bear and what they cost. Stands
 * as a table on the page; change it here, and `npm run figures -- --write` counts again.
 */
export const ASSUMED = {
  /** A day, of each customer, those who did not come counted in. */
  latestPlan: { value: 4, says: 'times a day that a customer looks at the latest plan' },
  smallReads: { value: 14, says: 'small reads a day of a customer: who am I, profile, days' },
  dayFirst: { value: 1, says: 'day a day that a customer begins' },
  dayAgain: { value: 5, says: 'times a day that a customer adds to it' },
  uploads: { value: 1 / 7, says: 'plans a day that a customer is given' },
  pages: { value: 0.3, says: 'pages of 50 customers a day, looked at by dieticians' },
  signIns: { value: 1 / 30, says: 'sign-ins a day of a customer' },
  streamMinutes: { value: 45, says: 'minutes a day that a customer’s screen is open' },
  customersEach: { value: 100, says: 'customers of a dietician, whose screen is open all day' },
  auditEntries: { value: 1, says: 'entries a day in the record of who saw a customer’s data' },
  loggedShare: { value: 0.7, says: 'of the days are logged' },
  years: { value: 3, says: 'years that plans, days and the record are kept' },
  pictureBytes: { value: 40_000, says: 'bytes of a picture’s two squares' },
  peak: { value: 4, says: 'times the average is asked at the busiest minute' },
  busy: { value: 0.5, says: 'of a core is used at that minute, the rest is room' },
  roomy: { value: 1.4, says: 'times the disk of a fresh database, after years of changes' },
  databaseCores: { value: 32, says: 'cores of the largest machine for PostgreSQL' },
  databaseTb: { value: 4, says: 'TB of disk at such a machine' },
  connections: { value: 500, says: 'connections that one PostgreSQL bears well' },
  coreMonth: { value: 20, says: 'EUR a month for a core with 4 GB of memory' },
  diskGbMonth: { value: 0.1, says: 'EUR a month for a GB of fast disk' },
  bucketGbMonth: { value: 0.02, says: 'EUR a month for a GB in a bucket' },
  copies: { value: 2, says: 'copies of every database: the one in use and a standby' },
} as const satisfies Record<string, { readonly value: number; readonly says: string }>;

export const assumed = (name: keyof typeof ASSUMED): number => ASSUMED[name].value;
