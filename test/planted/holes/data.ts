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
    file: 'server/images/decoding.ts',
    from: 'const large = await square(path, IMAGE_EDGE);',
    to: `await square(path, IMAGE_EDGE);
    const large = await (await import('node:fs/promises')).readFile(path);`,
    tests: IMAGES,
  },
  {
    title: 'where a photo was taken stays in it',
    file: 'server/images/decoding.ts',
    from: '.autoOrient()',
    to: '.autoOrient()\n    .keepMetadata()',
    tests: IMAGES,
  },
  {
    title: 'drawings, documents and whatever else are opened as pictures',
    file: 'server/images/decoding.ts',
    from: `sharp.block({ operation: ['VipsForeignLoad'] });`,
    to: '',
    tests: IMAGES,
  },
  {
    title: 'a picture of a hundred million pixels is unpacked',
    file: 'server/images/decoding.ts',
    from: 'limitInputPixels: IMAGE_MOST_PIXELS,',
    to: 'limitInputPixels: IMAGE_MOST_PIXELS * 100,',
    tests: ['server/images/bomb.http.test.ts'],
  },
  {
    title: 'a picture that was replaced stays in the storage',
    file: 'server/images/routes.ts',
    from: 'if (replaced) await removeLeftover(deps, owner.id, replaced);',
    to: 'void replaced;',
    tests: IMAGES,
  },
  {
    title: 'what a program writes into the contact form is mailed',
    file: 'server/contact/receive.ts',
    from: 'if (isSpam(input)) return false;',
    to: '',
    tests: CONTACT,
  },
  {
    title: 'the contact form mails whomever its sender names',
    file: 'server/contact/receive.ts',
    from: "deps.letters.row({ kind: 'contact', to, visitor: visitorOf(input) })",
    to: "deps.letters.row({ kind: 'contact', to: to && input.email, visitor: visitorOf(input) })",
    tests: CONTACT,
  },
  {
    title: 'what was erased stays readable in the files of SQLite',
    file: 'server/rights/erase.ts',
    from: 'await wipeDeleted(deps);',
    to: '',
    tests: ['server/rights/noByte.http.test.ts'],
  },
  {
    title: 'a mail that is kept for the operator outlives the person',
    file: 'server/rights/erase.ts',
    from: 'await removeMailsWith(config, email);',
    to: '',
    tests: ['server/rights/noByte.http.test.ts'],
  },
  {
    title: 'files of the data folder are open to whom the umask lets in',
    file: 'server/app/main.ts',
    from: 'keepToOurselves();',
    to: '',
    tests: ['server/config/private.http.test.ts'],
  },
  {
    title: 'a letter that could not be sent is forgotten',
    file: 'server/outbox/nextTry.ts',
    from: "delivery === 'refused' || unclear",
    to: "delivery !== 'unknown' || unclear",
    tests: ['server/outbox/nextTry.test.ts', 'server/outbox/outbox.http.test.ts'],
  },
  {
    title: 'nobody writes down that a dietician read something',
    file: 'server/audit/record.ts',
    from: 'if (response.ok) await deps.readings.add(deed);',
    to: '',
    tests: AUDIT,
  },
  {
    title: 'nobody writes down that a dietician changed something',
    file: 'server/http/write.ts',
    from: 'await recordChange(transaction);',
    to: '',
    tests: AUDIT,
  },
  {
    title: 'the customer is told of looks at the private notes',
    file: 'server/accessLog/queries.ts',
    from: `if (of?.forCustomer) query = query.where('auditEntry.what', 'not in', HIDDEN_FROM_CUSTOMER);`,
    to: 'void HIDDEN_FROM_CUSTOMER;',
    tests: AUDIT,
  },
  {
    title: 'erasing leaves what does not refer to the person',
    file: 'server/rights/erase.ts',
    from: 'await eraseByQuery(deps, db, userId);',
    to: 'void eraseByQuery;',
    tests: RIGHTS,
  },
  {
    title: 'somebody who kept their account is erased all the same',
    file: 'server/rights/deletion.ts',
    from: `await db.deleteFrom('accountDeletion').where('userId', '=', userId).execute();`,
    to: 'void db;',
    tests: RIGHTS,
  },
  {
    title: 'the download leaves the logged days out',
    file: 'server/rights/tables.ts',
    from: `dailyProgress: { owner: 'customerId', exported: {}, erased: 'with-user' },`,
    to: `dailyProgress: { owner: 'customerId', exported: 'Too many.', erased: 'with-user' },`,
    tests: RIGHTS,
  },
  {
    title: 'a backup holds the open sessions',
    file: 'server/backup/tables.ts',
    from: `session: { left: 'A backup must open nobody’s account: everybody signs in anew.' },`,
    to: `session: 'kept',`,
    tests: BACKUP,
  },
  {
    title: 'a backup leaves the private notes out',
    file: 'server/backup/tables.ts',
    from: `note: 'kept',`,
    to: `note: { left: 'Private.' },`,
    tests: BACKUP,
  },
];
