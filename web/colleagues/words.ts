import { inDigits, numbered } from '#domain/language/language.ts';

export const say = {
  colleaguesFailed: 'Your colleagues could not be loaded.',
  customersOf: (count: number) => numbered(count, { one: '1 customer', other: '# customers' }),
  lockedOut: 'Locked out by the operator',
  you: '(you)',
  changePosition: 'Change position',
  changePositionOf: (name: string) => `Change position of ${name}`,
  removeOne: (name: string) => `Remove ${name}`,
  removeHint:
    'They are signed out at once and can’t come back without an invitation. What they wrote stays, with their name.',
  position: 'Position',
  successor: 'Who takes over',
  successorHint:
    'This colleague gets their customers, coming appointments and open conversations. Where both have an appointment at one time, both stay booked and the calendar marks them.',
  colleagueRemoved: 'Removed from the practice.',
  positionChanged: 'Position changed.',
  whoMayDoWhat: 'Who may do what',
  aloneYet: 'You work here alone. A colleague you invite can look after customers, too.',
  inviteColleague: 'Invite a Colleague',
  colleagueByMail: (days: number) =>
    `They get an email with a link that works for ${inDigits(days)} days. Please confirm it’s you.`,
  colleagueByLink: (days: number) =>
    `You get a link to hand over; it works for ${inDigits(days)} days. Please confirm it’s you.`,
  invitationSent: 'The invitation is on its way.',
  invitationMade: 'The link is ready. Copy it from the list.',
};
