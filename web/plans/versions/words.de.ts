import type { say as english } from './words.ts';

export const say: typeof english = {
  versionsOf: (name) => `Versionen von „${name}“`,
  notLoaded: 'Die Versionen konnten nicht geladen werden.',
  earlierNotLoaded: 'Frühere Versionen konnten nicht geladen werden.',
  showEarlier: 'Frühere Versionen zeigen',
  version: (number) => `Version ${number}`,
  now: 'jetzt',
  viewVersion: (number) => `Version ${number} ansehen`,
  oneNotLoaded: 'Diese Version konnte nicht geladen werden.',
  pleaseConfirm: 'Bestätige das bitte vor dem Speichern:',
  bringBackQuestion: (version, changes, current) =>
    `Version ${version} zurückholen? Das ändert: ${changes}. Der jetzige Plan bleibt als Version ${current}, und die Person sieht, was sich geändert hat.`,
  isCurrent: 'Das ist der aktuelle Plan.',
  allVersions: 'Alle Versionen',
  bringBack: 'Zurückholen',
  bringBackAnyway: 'Trotzdem zurückholen',
  yesBringBack: 'Ja, zurückholen',
  theyConflict: (conflicts) => `${conflicts}:`,
  differs: 'Anders',
  nowIs: (now) => `jetzt: ${now}`,
  emptyNow: 'jetzt leer',
  differsFromNow: 'Anders als der jetzige Plan',
  changedInVersion: 'In dieser Version geändert',
  none: 'Keine.',
  isBack: (version, current) => `Version ${version} ist zurück, als Version ${current}.`,
  notBack: (version) => `Version ${version} konnte nicht zurückgeholt werden.`,
  changedMeanwhile:
    'Jemand hat den Plan geändert. Sieh dir die aktuelle Version an und versuch es noch einmal.',
  deleted: 'Der Plan wurde gelöscht.',
  asUploaded: 'wie hochgeladen',
  notRecorded: 'Änderungen nicht aufgezeichnet',
  changedNothing: 'nichts geändert',
  changed: (changes) => `geändert: ${changes}`,
  overMarks: (words, reason) =>
    `Trotz Warnungen hochgeladen (${words.join('; ')}). Grund: ${reason}`,
  authorUnknown: 'Verfasser:in nicht aufgezeichnet',
};
