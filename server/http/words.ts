import { plural, translated } from '#domain/language/language.ts';

export const say = translated({
  backToTheStart: 'Back to the start',
  cutOff: 'The request was cut off. Try again.',
  tooSlow: 'The request did not arrive in time. Try again.',
  tooBusy: 'We’re too busy just now. Try again in a moment.',
  tooMuchAtOnce: 'You’re sending too much at once. Try again in a moment.',
  pageOfListGone: 'That page of the list is gone. Start from the top.',
  othersChangedTheSame:
    'Others changed the same thing at the same moment. Nothing was changed; try again in a moment.',
  databaseTooLong: 'The database took too long. Nothing was changed; try again in a moment.',
  databaseAway: 'We can’t reach the database. Try again in a moment, and check what was saved.',
  diskFull: 'The disk of the server is full. Nothing was changed; tell your practice.',
  ourFault: 'Something went wrong on our side. Try again in a moment.',
  savedALot: (minutes: number) =>
    `You saved a lot within this hour. Try again in ${plural(minutes, { one: 'a minute', other: `${minutes} minutes` })}.`,
  tooLarge: 'This is too large to send at once.',
  notSignedIn: 'You are not signed in. Log in and try again.',
  mayNot: 'Your account may not do this.',
  onlyDieticians: 'Only dieticians can do this. Assistants can look at it; ask a colleague.',
  onlyOwners: 'Only owners of the practice can do this. Ask one of them.',
  mustProve: 'Your practice asks dieticians for two-factor sign-in. Set it up to continue.',
  someFieldsWrong: 'Some fields are not right yet.',
  nothingHere: 'There is nothing here.',
  foreignOrigin: 'This request comes from another site.',
  editedMeanwhile: 'This was changed meanwhile by somebody else.',
  noSuchField: 'There is no such field.',
});
