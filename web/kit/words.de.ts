import { inDigits } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  loading: 'Wird geladen',
  screenNotShown: 'Diese Seite lässt sich gerade nicht anzeigen',
  allIsSafe:
    'Alles Gespeicherte ist sicher, und auch, was du gerade geschrieben hast. Meist hilft es, die Seite neu zu laden.',
  browserSays: (failure) => `Der Browser meldet: ${failure}`,
  loadAgain: 'Neu laden',
  toFirstPage: 'Zur Startseite',
  close: 'Schließen',
  cancel: 'Abbrechen',
  notCopied: 'Nicht kopiert: Kopiere es von Hand',
  copied: 'Kopiert',
  partMissing:
    'Dieser Teil wurde nicht geladen. Lade die Seite neu, sobald du online bist. Nichts geht verloren.',
  noConnection: 'Keine Verbindung',
  opensOnceOnline:
    'Die Verbindung brach ab, bevor diese Seite geladen war. Sie öffnet sich, sobald du wieder online bist. Was du anderswo geschrieben hast, bleibt in diesem Browser.',
  dayPattern: 'JJJJ-MM-TT',
  openCalendar: 'Kalender öffnen',
  tryAgain: 'Noch einmal versuchen',
  youAreOffline: 'Du bist offline.',
  backOnceOnline: 'Das ist wieder da, sobald du online bist.',
  offlineBackOnceOnline: 'Du bist offline. Das ist wieder da, sobald du online bist.',
  updatesOnceOnline: 'Das wird aktualisiert, sobald du wieder online bist.',
  offlineLogsKept: 'Offline. Was du einträgst, wird behalten und später gesendet.',
  offlineTypedStays: 'Offline. Was du schreibst, bleibt hier.',
  showTheirs: 'Andere Fassung zeigen',
  keepMine: 'Meine behalten',
  restored: 'Das hast du letztes Mal geschrieben und nicht gespeichert.',
  discardIt: 'Verwerfen',
  cannotKeepDrafts:
    'Dieser Browser kann keine Entwürfe behalten. Speichere, bevor du die Seite verlässt.',
  clear: 'Leeren',
  showMore: 'Mehr anzeigen',
  restOnceOnline: 'Der Rest wird geladen, sobald du wieder online bist.',
  dismiss: 'Ausblenden',
  days: 'Tage',
  stripLegend:
    'Ein Kästchen pro Tag, heute ganz am Ende. Die Füllung zeigt, wie viel gegessen wurde; grau heißt: nichts eingetragen',
  noneOfDay: 'nichts',
  partOfDay: 'teilweise',
  allOfDay: 'alles',
  lastDays: (days, full, partly, notLogged) =>
    `Letzte ${inDigits(days)} Tage: ${inDigits(full)} ganz, ${inDigits(partly)} teilweise, ${inDigits(notLogged)} nicht eingetragen`,
  light: 'Hell',
  dark: 'Dunkel',
  device: 'Gerät',
  appearance: 'Darstellung',
};
