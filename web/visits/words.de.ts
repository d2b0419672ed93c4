import { inDigits, numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  visits: 'Gespräche',
  searchVisits: 'Gespräche durchsuchen',
  addVisit: 'Gespräch hinzufügen',
  noneMatch: 'Kein Gespräch passt.',
  noneYet: 'Noch kein Gespräch notiert',
  noneYetHint:
    'Notiere das Datum, worüber ihr gesprochen habt und den nächsten Schritt. Nur Ernährungsberater:innen sehen es.',
  found: (count) =>
    count === 0
      ? 'Kein Gespräch gefunden.'
      : numbered(count, { one: '1 Gespräch gefunden.', other: '# Gespräche gefunden.' }),
  loadFailed: 'Gespräche konnten nicht geladen werden.',

  today: 'heute',
  inDays: (days) => numbered(days, { one: 'morgen', other: 'in # Tagen' }),
  daysAgo: (days) => numbered(days, { one: 'gestern', other: 'vor # Tagen' }),
  planned: 'Geplant',
  visitOf: (date) => `Gespräch vom ${date}`,
  nextStep: 'Nächster Schritt',
  editVisitOf: (date) => `Gespräch vom ${date} bearbeiten`,

  deleteVisitOf: (date) => `Gespräch vom ${date} löschen`,
  deleteAsked: 'Möchtest du dieses Gespräch wirklich löschen?',
  deleteFailed: 'Das Gespräch konnte nicht gelöscht werden.',
  deleted: 'Gespräch gelöscht.',

  newVisit: 'Neues Gespräch',
  editVisit: 'Gespräch bearbeiten',
  savedBySomebodyElse: 'Jemand anderes hat dieses Gespräch gespeichert.',
  date: 'Datum des Gesprächs',
  talkedAbout: 'Worüber ihr gesprochen habt',
  saveVisit: 'Gespräch speichern',
  saveFailed: 'Das Gespräch konnte nicht gespeichert werden.',
  saved: 'Gespräch gespeichert.',
  writeRecord: 'Protokoll schreiben',
  newRecord: 'Neues Protokoll',
  chooseHeadings: 'Überschriften ändern',
  templateNotLoaded: 'Die Überschriften konnten nicht geladen werden.',
  headings: 'Überschriften neuer Protokolle',
  headingsLabel: 'Überschriften',
  headingsHint: (most) =>
    `Eine pro Zeile, höchstens ${inDigits(most)}. Geschriebene Protokolle behalten ihre.`,
  headingsSaved: 'Überschriften gespeichert.',
  headingsFailed: 'Die Überschriften wurden nicht gespeichert.',
  figures: 'Werte des Tages',
  figuresNotLoaded: 'Die Werte des Tages konnten nicht geladen werden.',
  weight: 'Gewicht',
  mealsEaten: 'Mahlzeiten gegessen, 14 Tage',
  ofMeals: (done, meals) => `${done} von ${meals}`,
  daysLogged: (days) => numbered(days, { one: '1 Tag eingetragen', other: '# Tage eingetragen' }),
  fromTo: (from, to) => `${from} bis ${to}`,
  none: 'Noch keine Angabe',
  sign: 'Unterschreiben',
  signVisitOf: (date) => `Gespräch vom ${date} unterschreiben`,
  signAsked:
    'Unterschrieben lässt es sich nicht mehr ändern oder löschen. Nachträge bleiben möglich.',
  signed: 'Gespräch unterschrieben.',
  signFailed: 'Das Gespräch wurde nicht unterschrieben.',
  signedBy: (name, at) => `Unterschrieben von ${name}, ${at}`,
  addendum: 'Nachtrag',
  addendumHint: 'Er lässt sich später nicht ändern.',
  addAddendum: 'Nachtrag hinzufügen',
  saveAddendum: 'Nachtrag speichern',
  addendumSaved: 'Nachtrag gespeichert.',
  addendumFailed: 'Der Nachtrag wurde nicht gespeichert.',
};
