import type { Hole } from '../hole.ts';

const ROUTES = ['server/reminders/reminders.http.test.ts'];
const STOP = ['server/reminders/stop.http.test.ts'];
const DELIVERY = ['server/reminders/delivery.http.test.ts'];
const WHEN_DUE = ['server/reminders/changedWhenDue.http.test.ts'];
const LEASE = ['server/reminders/lease.http.test.ts'];

/** What customers are reminded of, when, and how often. */
export const reminderHoles: readonly Hole[] = [
  {
    title: 'of a customer’s reminders dieticians hear live',
    at: 'reminders/noun.ts live: property reminder',
    becomes: `'person-and-dieticians'`,
    tests: ['server/events/mayHear.test.ts'],
  },
  {
    title: 'anybody makes up a link that stops a reminder',
    at: 'reminders/stopLink stoppedBy: condition isOurs',
    becomes: 'isOurs || id',
    tests: STOP,
  },
  {
    title: 'a scanner of mail stops a reminder by opening its link',
    at: 'pageAbout: statement practiceName',
    becomes: `await stopNow(deps, stops);
$&`,
    tests: STOP,
  },
  {
    title: 'the page of a webmail cannot stop a reminder',
    at: 'sameOriginWrites: statement openToPages',
    tests: STOP,
  },
  {
    title: 'with the stop link all that is written is open to other sites',
    at: 'sameOriginWrites: condition openToPages',
    becomes: `context.req.path.startsWith('/api/')`,
    tests: ['test/foreignPages.http.test.ts'],
  },
  {
    title: 'the link of one reminder stops all of its customer',
    at: 'stopReminder: call where id',
    tests: STOP,
  },
  {
    title: 'requests at once make more reminders than there can be',
    at: 'reminders/recipient lockRecipient: call forNoKeyUpdate',
    tests: ROUTES,
  },
  {
    title: 'two reminders that are exactly alike',
    at: 'refuseDuplicate: statement refusal invalidField',
    tests: ['server/reminders/atOnce.http.test.ts'],
  },
  {
    title: 'reminders come by the clock of where one was before',
    at: 'accountRoutes: call whenZoneChanges timeZone',
    becomes: 'null',
    tests: ROUTES,
  },
  {
    title: 'whoever flies west has the same reminder twice on one day',
    at: 'nextReminderAt: call addDays sentFor',
    tests: ['domain/reminders/reminder.test.ts', ...ROUTES],
  },
  {
    title: 'a reminder that is due is passed over where its owner changes what it is about',
    at: 'stillDue: value isOfItsDays',
    becomes: 'null',
    tests: ['domain/reminders/changedReminder.test.ts', ...WHEN_DUE],
  },
  {
    title: 'a reminder changed while its mail is on the way comes twice',
    at: 'updateReminder: condition after before nextAt',
    becomes: 'true',
    tests: WHEN_DUE,
  },
  {
    title: 'for which day a reminder came is not noted',
    at: 'reminders/kind ended: property sentFor',
    tests: DELIVERY,
  },
  {
    title: 'two instances take the same reminders',
    at: 'leaseNext: call skipLocked',
    becomes: 'due',
    tests: LEASE,
  },
  {
    title: 'a reminder that an instance has taken is taken from it',
    at: 'leaseNext: property nextTryAt',
    // Not shorter: an item whose lease ends at once is leased again and again, and no test ends.
    becomes: 'new Date(at.getTime() + LEASE_MS / 2).toISOString()',
    tests: LEASE,
  },
  {
    title: 'a change of a reminder whose mail is on the way is undone',
    at: 'reminders/kind ended: call where nextAt',
    tests: LEASE,
  },
  {
    title: 'the new time of a reminder whose mail is on the way is forgotten',
    at: 'isAsLeased: argument and dueAt',
    becomes: '{ id }',
    tests: LEASE,
  },
  {
    title: 'a restore forgets to send the reminders',
    at: 'restore: statement await makeAnew',
    tests: ['server/backup/inUse.http.test.ts'],
  },
  {
    title: 'a reminder that was stopped while it waited is mailed all the same',
    at: 'recipientOf: call where reminder.nextAt',
    tests: DELIVERY,
  },
  {
    title: 'a reminder goes to an address that nobody confirmed',
    at: 'reminders/recipient isMailable: condition emailVerified',
    tests: DELIVERY,
  },
  {
    title: 'whoever withdrew their consent is mailed reminders',
    at: 'isReminded: comparison consent given',
    becomes: `consent !== 'none'`,
    tests: DELIVERY,
  },
  {
    title: 'whoever is leaving is mailed reminders',
    at: 'isReminded: condition erasedAt',
    tests: DELIVERY,
  },
  {
    title: 'reminders are kept in the outbox, where nobody reads them',
    at: 'reminders/recipient isMailable: condition smtpUrl',
    tests: DELIVERY,
  },
  {
    title: 'whoever has no plan is asked to look at it',
    at: 'dayStatus: property hasPlan',
    becomes: 'true',
    tests: DELIVERY,
  },
  {
    title: 'a reminder comes however late it is',
    at: 'reminderKind: property isTooLate',
    becomes: '() => false',
    tests: DELIVERY,
  },
  {
    title: 'a reminder asks about the day of the server’s calendar',
    at: 'reminders/kind message: argument dayIn timeZone',
    becomes: `'UTC'`,
    tests: DELIVERY,
  },
  {
    title: 'a reminder that could not be mailed is passed over',
    at: 'outbox/sender send: condition typeof next',
    becomes: 'true',
    tests: LEASE,
  },
  {
    title: 'a mailbox that does not exist is tried again and again',
    at: 'attempt: condition isRefusal',
    becomes: 'false',
    tests: LEASE,
  },
  {
    title: 'nobody is told that their address refuses reminders',
    at: 'reminders/kind ended: statement updateTable user',
    tests: LEASE,
  },
  {
    title: 'a refused sender counts as an address that does not exist',
    at: 'isRefusal: condition RCPT',
    tests: LEASE,
  },
  {
    title: 'mail that fails for everybody is tried for everybody',
    at: 'outbox/sender send: statement failedInARow',
    tests: LEASE,
  },
  {
    title: 'a time zone that changes takes what is due with it',
    at: 'moveReminders: argument where now',
    becomes: `'0'`,
    tests: ROUTES,
  },
  {
    title: 'a reminder that cannot be read ends the worker that met it',
    at: 'outbox/sender work: call catch warnOnceAnHour',
    tests: LEASE,
  },
  {
    title: 'the log is full of one reminder that cannot be read',
    at: 'warnOnceAnHour: statement warnedAt.set',
    tests: LEASE,
  },
  {
    title: 'a closing server goes on with reminders',
    at: 'outbox/sender isOver: condition isClosed',
    tests: LEASE,
  },
  {
    title: 'no program of mail offers to stop a reminder',
    at: 'reminderLetter: property List-Unsubscribe-Post',
    tests: DELIVERY,
  },
];
