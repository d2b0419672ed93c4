import { inDigits, plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  visits: 'Termine',
  searchVisits: 'Termine durchsuchen',
  addVisit: 'Termin hinzufügen',
  noneMatch: 'Kein Termin passt.',
  noneYet: 'Noch kein Termin notiert',
  noneYetHint:
    'Notiere das Datum, worüber ihr gesprochen habt und den nächsten Schritt. Nur Ernährungsberater:innen sehen es.',
  found: (count) =>
    count === 0
      ? 'Kein Termin gefunden.'
      : plural(count, { one: '1 Termin gefunden.', other: `${inDigits(count)} Termine gefunden.` }),
  loadFailed: 'Termine konnten nicht geladen werden.',

  today: 'heute',
  inDays: (days) => plural(days, { one: 'morgen', other: `in ${inDigits(days)} Tagen` }),
  daysAgo: (days) => plural(days, { one: 'gestern', other: `vor ${inDigits(days)} Tagen` }),
  writerHasLeft: 'Nicht mehr in der Praxis',
  aDietician: 'Ernährungsberater:in',
  planned: 'Geplant',
  visitOf: (date) => `Termin vom ${date}`,
  nextStep: 'Nächster Schritt',
  edit: 'Bearbeiten',
  editVisitOf: (date) => `Termin vom ${date} bearbeiten`,

  delete: 'Löschen',
  deleteVisitOf: (date) => `Termin vom ${date} löschen`,
  deleteAsked: 'Möchtest du diesen Termin wirklich löschen?',
  deleteFailed: 'Der Termin konnte nicht gelöscht werden.',
  deleted: 'Termin gelöscht.',

  newVisit: 'Neuer Termin',
  editVisit: 'Termin bearbeiten',
  savedBySomebodyElse: 'Jemand anderes hat diesen Termin gespeichert.',
  date: 'Datum des Termins',
  talkedAbout: 'Worüber ihr gesprochen habt',
  cancel: 'Abbrechen',
  saveVisit: 'Termin speichern',
  saveFailed: 'Der Termin konnte nicht gespeichert werden.',
  saved: 'Termin gespeichert.',
};
