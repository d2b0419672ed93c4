import { inDigits, numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  colleaguesFailed: 'Die Liste der Kolleg:innen konnte nicht geladen werden.',
  customersOf: (count) => numbered(count, { one: '1 Kund:in', other: '# Kund:innen' }),
  lockedOut: 'Vom Betreiber gesperrt',
  you: '(du)',
  changePosition: 'Rolle ändern',
  changePositionOf: (name) => `Rolle von ${name} ändern`,
  removeOne: (name) => `${name} entfernen`,
  removeHint:
    'Die Person wird sofort abgemeldet und kommt ohne Einladung nicht zurück. Was sie geschrieben hat, bleibt mit ihrem Namen.',
  position: 'Rolle',
  successor: 'Wer übernimmt',
  successorHint:
    'Diese Person bekommt die Kund:innen, die kommenden Termine und die offenen Gespräche. Haben beide zur selben Zeit einen Termin, bleiben beide gebucht, und der Kalender markiert sie.',
  colleagueRemoved: 'Aus der Praxis entfernt.',
  positionChanged: 'Rolle geändert.',
  whoMayDoWhat: 'Wer was darf',
  aloneYet:
    'Du arbeitest hier allein. Lädst du jemanden ein, kann auch diese Person Kund:innen betreuen.',
  inviteColleague: 'Jemanden ins Team einladen',
  colleagueByMail: (days) =>
    `Die Person bekommt eine E-Mail mit einem Link, der ${inDigits(days)} Tage gilt. Bitte bestätige, dass du es bist.`,
  colleagueByLink: (days) =>
    `Du bekommst einen Link zum Weitergeben; er gilt ${inDigits(days)} Tage. Bitte bestätige, dass du es bist.`,
  invitationSent: 'Die Einladung ist unterwegs.',
  invitationMade: 'Der Link ist fertig. Kopiere ihn aus der Liste.',
};
