import type { Hole } from '../hole.ts';

const ROUTES = ['server/reminders/reminders.http.test.ts'];
const STOP = ['server/reminders/stop.http.test.ts'];
const DELIVERY = ['server/reminders/delivery.http.test.ts'];
const LEASE = ['server/reminders/lease.http.test.ts'];

/** What customers are reminded of, when, and how often. */
export const reminderHoles: readonly Hole[] = [
  {
    title: 'of a customer’s reminders dieticians hear live',
    file: 'domain/events.ts',
    from: 'if (ofThemselves.includes(change.kind)) return change.id === listener.id;',
    to: '',
    tests: ['domain/events.test.ts'],
  },
  {
    title: 'anybody makes up a link that stops a reminder',
    file: 'server/reminders/stopLink.ts',
    from: 'return isOurs ? { customerId, id } : null;',
    to: 'return isOurs || id ? { customerId, id } : null;',
    tests: STOP,
  },
  {
    title: 'a scanner of mail stops a reminder by opening its link',
    file: 'server/reminders/stopRoutes.ts',
    from: '    return context.html(askPage(token), 200);',
    to: '    await stopNow(deps, stoppedBy(secret, token) as Stops);\n    return context.html(askPage(token), 200);',
    tests: STOP,
  },
  {
    title: 'the link of one reminder stops all of its customer',
    file: 'server/reminders/queries.ts',
    from: `    .where('id', '=', id)
    .where('nextAt', 'is not', null)`,
    to: `    .where('nextAt', 'is not', null)`,
    tests: STOP,
  },
  {
    title: 'requests at once make more reminders than there can be',
    file: 'server/reminders/queries.ts',
    from: `engine === 'postgres' ? asking.forNoKeyUpdate() : asking;`,
    to: `engine === 'postgres' ? asking : asking;`,
    tests: ROUTES,
  },
  {
    title: 'reminders come by the clock of where one was before',
    file: 'server/accounts/routes.ts',
    from: 'if (await moveReminders(db, session.id, timeZone, deps.now()))',
    to: 'if (db === undefined && (await moveReminders(db, session.id, timeZone, deps.now())))',
    tests: ROUTES,
  },
  {
    title: 'whoever flies west has the same reminder twice on one day',
    file: 'server/reminders/elsewhere.ts',
    from: '<= row.sentFor)',
    to: '< row.sentFor)',
    tests: ['server/reminders/elsewhere.test.ts', ...ROUTES],
  },
  {
    title: 'for which day a reminder came is not noted',
    file: 'server/reminders/deliver.ts',
    from: '{} : { sentFor: day }',
    to: '{} : {}',
    tests: DELIVERY,
  },
  {
    title: 'two instances take the same reminders',
    file: 'server/reminders/claim.ts',
    from: `engine === 'postgres' ? due.forUpdate().skipLocked() : due;`,
    to: `engine === 'postgres' ? due : due;`,
    tests: LEASE,
  },
  {
    title: 'a reminder that an instance has taken is taken from it',
    file: 'server/reminders/claim.ts',
    from: 'sql<string>`coalesce("leasedUntil", "nextAt")`',
    to: 'sql<string>`"nextAt"`',
    tests: LEASE,
  },
  {
    title: 'a change of a reminder whose mail is on the way is undone',
    file: 'server/reminders/claim.ts',
    from: `    .where('nextAt', '=', nextAt)
    .where('leasedUntil', '=', leasedUntil);`,
    to: ';',
    tests: LEASE,
  },
  {
    title: 'a reminder that was stopped while it waited is mailed all the same',
    file: 'server/reminders/recipient.ts',
    from: `    .where('reminder.id', '=', value('id'))
    .where('reminder.leasedUntil', '=', value('leasedUntil')),`,
    to: `    .where('reminder.id', '=', value('id')),`,
    tests: DELIVERY,
  },
  {
    title: 'a reminder goes to an address that nobody confirmed',
    file: 'server/reminders/recipient.ts',
    from: `Boolean(emailVerified) && consent === 'given'`,
    to: `consent === 'given'`,
    tests: DELIVERY,
  },
  {
    title: 'whoever withdrew their consent is mailed reminders',
    file: 'server/reminders/recipient.ts',
    from: `Boolean(emailVerified) && consent === 'given'`,
    to: `Boolean(emailVerified) && consent !== 'none'`,
    tests: DELIVERY,
  },
  {
    title: 'whoever is leaving is mailed reminders',
    file: 'server/reminders/recipient.ts',
    from: ' && dueAt === null;',
    to: ';',
    tests: DELIVERY,
  },
  {
    title: 'reminders are kept in the outbox, where nobody reads them',
    file: 'server/reminders/recipient.ts',
    from: 'config.smtpUrl !== undefined && isThere',
    to: 'isThere',
    tests: DELIVERY,
  },
  {
    title: 'a reminder comes however late it is',
    file: 'server/reminders/deliver.ts',
    from: 'if (!isWanted || isLate) {',
    to: 'if (!isWanted) {',
    tests: DELIVERY,
  },
  {
    title: 'a reminder asks about the day of the server’s calendar',
    file: 'server/reminders/deliver.ts',
    from: 'dayIn(timeZone, dueAt)',
    to: `dayIn('UTC', dueAt)`,
    tests: DELIVERY,
  },
  {
    title: 'a reminder that could not be mailed is passed over',
    file: 'server/reminders/deliver.ts',
    from: `const isOver = delivery !== 'failed' &&`,
    to: 'const isOver =',
    tests: LEASE,
  },
  {
    title: 'a mailbox that does not exist is tried again and again',
    file: 'server/mail/mailer.ts',
    from: `isRefusal(error) ? 'refused' : 'failed'`,
    to: `'failed'`,
    tests: LEASE,
  },
  {
    title: 'a refused sender counts as an address that does not exist',
    file: 'server/mail/mailer.ts',
    from: `command === 'RCPT TO' && `,
    to: `command !== '' && `,
    tests: LEASE,
  },
  {
    title: 'mail that fails for everybody is tried for everybody',
    file: 'server/reminders/deliver.ts',
    from: `if (outcome === 'failed') failed += 1;`,
    to: '',
    tests: LEASE,
  },
  {
    title: 'a time zone that changes takes what is due with it',
    file: 'server/reminders/elsewhere.ts',
    from: `.where('nextAt', '>', now.toISOString())`,
    to: `.where('nextAt', 'is not', null)`,
    tests: ROUTES,
  },
  {
    title: 'one reminder that cannot be read holds up those after it',
    file: 'server/reminders/deliver.ts',
    from: `          return 'not-sent' as const;`,
    to: '          throw error;',
    tests: LEASE,
  },
  {
    title: 'a closing server keeps the reminders it took to itself',
    file: 'server/reminders/deliver.ts',
    from: '    await letGo(db, claimed);',
    to: '',
    tests: LEASE,
  },
  {
    title: 'no program of mail offers to stop a reminder',
    file: 'server/reminders/letter.ts',
    from: `      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',`,
    to: '',
    tests: DELIVERY,
  },
];
