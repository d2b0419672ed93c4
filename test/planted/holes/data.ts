import type { Hole } from '../hole.ts';

const IMAGES = ['server/images/images.http.test.ts', 'server/images/harmful.http.test.ts'];
const RIGHTS = ['server/rights/rights.http.test.ts', 'server/rights/tables.test.ts'];
const AUDIT = ['server/audit/audit.http.test.ts'];
const BACKUP = [
  'server/backup/directions.http.test.ts',
  'server/backup/inUse.http.test.ts',
  'server/backup/tables.http.test.ts',
];
const CONTACT = ['server/contact/contact.http.test.ts'];

/** Pictures, messages, the audit, rights, backups. */
export const dataHoles: readonly Hole[] = [
  {
    title: 'an upload is not re-encoded: what was sent is what is served',
    at: 'decode: call resized path',
    becomes: `$&.then(async () => (await import('node:fs/promises')).readFile(path))`,
    tests: IMAGES,
  },
  {
    title: 'where a photo was taken stays in it',
    at: 'resized: call autoOrient',
    becomes: '$&.keepMetadata()',
    tests: IMAGES,
  },
  {
    title: 'drawings, documents and whatever else are opened as pictures',
    at: 'decoding.ts *: statement sharp.block',
    tests: IMAGES,
  },
  {
    title: 'a picture of a hundred million pixels is unpacked',
    at: 'resized: property limitInputPixels',
    becomes: '$& * 100',
    tests: ['server/images/bomb.http.test.ts'],
  },
  {
    title: 'a picture that was replaced stays in the storage',
    at: 'imageRoutes: statement removeLeftover replaced',
    tests: IMAGES,
  },
  {
    title: 'what a program writes into the contact form is mailed',
    at: 'receive: statement isSpam',
    tests: CONTACT,
  },
  {
    title: 'the contact form mails whomever its sender names',
    at: 'receive: property to',
    becomes: 'to && input.email',
    tests: CONTACT,
  },
  {
    title: 'what was erased stays readable in the files of SQLite',
    at: 'eraseDue: statement wipeDeleted',
    tests: ['server/rights/noByte.http.test.ts'],
  },
  {
    title: 'a mail that is kept for the operator outlives the person',
    at: 'eraseRows: statement removeMailsWith',
    tests: ['server/rights/noByte.http.test.ts'],
  },
  {
    title: 'files of the data folder are open to whom the umask lets in',
    at: 'app/main.ts *: statement restrictNewFiles()',
    tests: ['server/config/private.http.test.ts'],
  },
  {
    title: 'a letter that could not be sent is forgotten',
    at: 'afterTry: comparison delivery refused',
    becomes: `delivery !== 'unknown'`,
    tests: ['server/outbox/kind.test.ts', 'server/outbox/outbox.http.test.ts'],
  },
  {
    title: 'nobody writes down that a dietician read something',
    at: 'createApi: statement readings.add',
    tests: AUDIT,
  },
  {
    title: 'nobody writes down that a dietician changed something',
    at: 'write.ts write: statement auditEntry',
    tests: AUDIT,
  },
  {
    title: 'the customer is told of looks at the private notes',
    at: 'listEntries: statement hiddenFromCustomer',
    tests: AUDIT,
  },
  {
    title: 'erasing leaves what does not refer to the person',
    at: 'eraseRows: statement erased function',
    tests: RIGHTS,
  },
  {
    title: 'somebody who kept their account is erased all the same',
    at: 'takeDeletionBack: statement deleteFrom accountDeletion',
    tests: RIGHTS,
  },
  {
    title: 'the download leaves the logged days out',
    at: 'progress/noun.ts tables: property dailyProgress',
    becomes: `{ ...$&, copy: { leftOut: 'Too many.' } }`,
    tests: RIGHTS,
  },
  {
    title: 'a backup holds the open sessions',
    at: 'signIn/noun.ts tables: property session ofUser',
    becomes: `{ ...$&, backup: 'kept' as const }`,
    tests: BACKUP,
  },
  {
    title: 'a backup leaves the private notes out',
    at: 'customers/noun.ts tables: property note private',
    becomes: `{ ...$&, backup: { leftOut: 'Private.' } }`,
    tests: BACKUP,
  },
];
