import { inDigits, listed } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  planLibrary: 'Planbibliothek',
  listFailed: 'Die Bibliothek konnte nicht geladen werden.',
  replacedWeek: (name) => `„${name}“ hat jetzt eine andere Woche.`,
  removed: (name) => `„${name}“ wurde entfernt.`,
  notPutBack: 'Das konnte nicht rückgängig gemacht werden.',
  doneToLibrary: 'Änderungen an der Bibliothek',
  keepInLibrary: 'In die Bibliothek legen',
  chosenPlan: 'Ausgewählter Plan',
  allPlans: 'Alle Pläne',
  choosePlan: 'Wähle einen Plan, um seine Woche zu sehen.',
  keepThisPlan: 'Diesen Plan hinzufügen',
  noneMatches: 'Kein Plan passt dazu.',
  emptyTitle: 'Noch nichts in der Bibliothek',
  emptyText:
    'Sammle hier gute Wochen, für alle Ernährungsberater:innen und Kund:innen. Schreib oder öffne einen Plan und tippe dann auf „Diesen Plan hinzufügen“.',
  plansOfLibrary: 'Pläne der Bibliothek',
  searchLibrary: 'Bibliothek durchsuchen',
  order: 'Reihenfolge',
  usedLast: 'Zuletzt verwendet',
  byName: 'Nach Name',
  filterByTag: 'Nach Schlagwort filtern',
  removedBySomebody: 'Jemand hat diesen Plan entfernt.',
  planNotLoaded: 'Dieser Plan konnte nicht geladen werden.',
  useForCustomer: 'Für jemanden verwenden',
  forPerson: (name) => `Für ${name} verwenden`,
  notUsed: 'noch nicht verwendet',
  used: (count, last) =>
    count === 1
      ? `einmal verwendet, zuletzt ${last}`
      : `${inDigits(count)}-mal verwendet, zuletzt ${last}`,
  addedBy: (name, day) => `Hinzugefügt von ${name}, ${day}`,
  added: (day) => `Hinzugefügt am ${day}`,
  noMealWritten: 'Darin steht keine Mahlzeit.',
  timing: 'Mahlzeit',
  weekReplaced: 'Die Woche wurde ersetzt.',
  change: 'Ändern',
  replaceItsWeek: 'Woche ersetzen',
  replace: 'Ersetzen',
  remove: 'Entfernen',
  notChanged: 'Die Bibliothek wurde nicht geändert.',
  replaceWeekOf: (name) => `Woche von „${name}“ ersetzen`,
  removePlan: (name) => `„${name}“ entfernen`,
  replaceExplained:
    'Die Woche wird durch die im Planformular ersetzt. Daraus erstellte Pläne bleiben, wie sie sind.',
  removeExplained:
    'Er wird für alle Ernährungsberater:innen entfernt. Daraus erstellte Pläne bleiben, wie sie sind.',
  moreNames: (count) => `${inDigits(count)} weitere`,
  theCustomer: 'die Person',
  namesPerson: (places, whom) =>
    places.length === 1
      ? `${listed(places)} nennt ${whom}. Ändere das zuerst, wenn es kein Gericht ist.`
      : `${listed(places)} nennen ${whom}. Ändere sie zuerst, wenn es keine Gerichte sind.`,
  keptInLibrary: 'In die Bibliothek gelegt.',
  forPractice: 'Die Bibliothek ist für die ganze Praxis. Lass Namen von Kund:innen weg.',
  withNotes: 'Mit den Notizen: {notes}',
  withNamingNotes: 'Mit den Notizen, in denen die Person genannt wird: {notes}',
  keep: 'Hinzufügen',
  tagsHint: 'Mit Kommas dazwischen',
  forWhom: 'Für wen',
  forWhomHint: 'Ein Satz: „vegetarisch, 1.600 kcal, Bürojob“',
  changed: 'Geändert.',
  changePlan: (name) => `${name} ändern`,
};
