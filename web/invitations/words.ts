import { inDigits, numbered, plural } from '#domain/language/language.ts';

export const say = {
  invitations: 'Invitations',
  allCustomers: 'All customers',
  failedToLoad: 'Failed to load invitations.',
  inviteCustomers: 'Invite customers',
  theyAreAssignedToYou:
    'They create their own account and are assigned to you, with their coaching period set.',
  theyAreAssignedToFirst:
    'They create their own account, with their coaching period set. The practice’s first dietician looks after them until somebody else is chosen.',
  noMailServer:
    'This practice has no mail server. Weekplate makes a link for each person; copy it and hand it over.',
  howToInvite: 'How to invite',
  byEmail: 'By email',
  byLink: 'By link',
  fromAList: 'From a list',
  restored: 'Here is what you typed last time and did not send.',
  cannotKeepDrafts: 'This browser can’t keep drafts. Send before you leave this page.',

  coachingPeriod: 'Coaching period',
  startDate: 'Start Date',
  endDate: 'End Date',
  lineFromYou: 'A line from you',
  lineHint:
    'Added to the email, which otherwise only says that you invite them. Leave out anything about health.',
  sendInvitations: 'Send invitations',
  makeLinks: 'Make links',
  failedToInvite: 'Failed to invite.',
  nobodyWasInvited: 'Nobody was invited.',
  invitationsOnTheWay: (count: number) =>
    numbered(count, { one: '1 invitation on the way.', other: '# invitations on the way.' }),
  linksMade: (count: number) =>
    numbered(count, {
      one: '1 link made. Copy it below and hand it over.',
      other: '# links made. Copy them below and hand them over.',
    }),
  notInvitedCount: (count: number) => `Not invited (${inDigits(count)}):`,
  refused: (email: string, why: string) => `${email}: ${why}`,

  inviteByEmail: 'Invite by email',
  emailAddresses: 'Email addresses',
  onePersonALine: 'One person per line, with a name if you like: Lena Roth lena@example.org',
  sameForAll: 'The same for all of them; you can leave it empty for now.',
  line: (line: number, why: string) => `Line ${inDigits(line)}: ${why}`,

  inviteByLink: 'Invite by link',
  nameHint: 'Who the link is for. They can choose another name.',
  periodMayBeEmpty: 'You can leave this empty for now.',
  howLinksWork: (days: number, people: number) =>
    `A link works for ${inDigits(days)} days. One for a person works once; the one for everybody for ${inDigits(people)} people, and replaces the one you made before.`,
  makeLinkForEverybody: 'Make link for everybody',
  makeLink: 'Make link',
  failedToMakeLink: 'Failed to make the link.',
  linkMade: 'Made: {name}. Give it only to the person it’s for.',
  copyLink: 'Copy link',
  share: 'Share',

  /** `send` is the button's label. */
  aboutLists: (people: number, send: string) =>
    `A table with a column of email addresses, and if you like names, start and end of the coaching; at most ${inDigits(people)} people at a time. It is read here; nothing leaves this page before you press ${send}.`,
  csvFile: 'CSV file',
  pasteRows: 'Or paste the rows here',
  forThoseWithoutDates: 'For those who have no dates in the list.',
  tooLarge: 'This is too large for a list of people. Send it in parts.',
  notCsv: 'This is not a CSV file. In your spreadsheet choose “Save as”, then “CSV UTF-8”.',
  noEmailColumn: 'No column of email addresses was found. Call it “Email” in the first row.',
  beginsLikeFormula: 'The name begins like a formula. Remove the sign in front of it.',
  unreadableDate: 'This date cannot be read. Write it as 2026-12-31.',
  sameAddressInRow: (row: number) => `This address is already in row ${inDigits(row)}.`,
  columns: {
    email: 'email',
    name: 'name',
    firstName: 'first name',
    lastName: 'last name',
    start: 'start',
    end: 'end',
  },
  columnFrom: (column: string, heading: string) => `${column} from “${heading}”`,
  read: (columns: readonly string[]) => `Read: ${columns.join(', ')}.`,
  notRead: (headings: readonly string[]) =>
    `Not read: ${headings.map((heading) => `“${heading}”`).join(', ')}.`,
  column: (place: number) => `column ${inDigits(place)}`,
  willBeInvitedCount: (count: number) =>
    numbered(count, { one: '1 person will be invited', other: '# people will be invited' }),
  andNot: (count: number) => `, ${inDigits(count)} not`,
  andCannotBeRead: (count: number) =>
    numbered(count, { one: ', 1 row cannot be read', other: ', # rows cannot be read' }),
  moreInTheList: (most: number, more: number) =>
    plural(more, {
      one: `${inDigits(most)} people can be invited at a time. One more is in the list: invite them afterwards.`,
      other: `${inDigits(most)} people can be invited at a time. ${inDigits(more)} more are in the list: invite them afterwards.`,
    }),
  willBeInvited: 'Will be invited',
  notInvited: 'Not invited',
  row: (row: number, why: string) => `Row ${inDigits(row)}: ${why}`,
  period: (start: string, end: string) => `${start} to ${end}`,

  whoWasInvited: 'Who was invited',
  nobodyYet: 'Nobody invited yet',
  nobodyYetHint:
    'Invited people appear here until they sign up. They are assigned to you, with their coaching period set.',
  linkForEverybody: 'Link for everybody',
  linkForOnePerson: 'Link for one person',
  somebody: 'Somebody',
  states: {
    waiting: 'On its way',
    sent: 'Sent',
    failed: 'Not delivered',
    open: 'Open',
    used: 'Used',
    revoked: 'Revoked',
    ended: 'Ended',
    expired: 'Expired',
  },
  haveSignedUp: (uses: number, most: number) =>
    `${inDigits(uses)} of ${inDigits(most)} have signed up`,
  nobodySignedUp: 'nobody signed up with it',
  dieticianHasLeft: 'the dietician who invited them has left',
  goodUntil: (day: string) => `good until ${day}`,
  coaching: (start: string, end: string) => `Coaching ${start} to ${end}`,
  madeBy: (at: string, dietician: string) => `${at}, by ${dietician}`,
  again: { newLink: 'Make new link', mail: 'Send by email', mailAgain: 'Send again' },
  againNamed: {
    newLink: (name: string) => `Make new link invitation of ${name}`,
    mail: (name: string) => `Send by email invitation of ${name}`,
    mailAgain: (name: string) => `Send again invitation of ${name}`,
  },
  copyLinkOf: (name: string) => `Copy link of ${name}`,
  onItsWay: 'On its way.',
  newLinkMade: 'Link made. Copy it here.',
  failedToRenew: 'Failed to renew the invitation.',
  revoke: 'Revoke',
  revokeInvitationOf: (name: string) => `Revoke invitation of ${name}`,
  revokeHint:
    'The link stops working, and the name and address are removed here. You can invite them again at any time.',
  invitationRevoked: 'Invitation revoked.',
  failedToRevoke: 'Failed to revoke the invitation.',
  linkCopied: 'Link copied.',
  copyRefused: 'Your browser doesn’t allow copying here. Make a new link to read it.',
};
