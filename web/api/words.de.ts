import type { say as english } from './words.ts';

export const say: typeof english = {
  noConnection:
    'Keine Verbindung. Nichts geht verloren. Versuch es noch einmal, sobald du wieder online bist.',
  tooSlow: 'Der Server antwortet zu langsam. Nichts geht verloren. Versuch es noch einmal.',
  brokeOff: 'Die Verbindung ist abgebrochen. Nichts geht verloren. Versuch es noch einmal.',
  notOurServer:
    'Statt des Servers hat etwas anderes geantwortet, etwa die Anmeldeseite eines öffentlichen WLANs. Nichts geht verloren. Versuch es noch einmal, sobald du online bist.',
  serverError: (status) =>
    `Der Server hat einen Fehler gemeldet (${status}). Bitte versuch es noch einmal.`,
  sessionEnded:
    'Deine Sitzung war abgelaufen. Melde dich an, falls nötig, und versuch es noch einmal.',
  wentWrong: 'Da ist etwas schiefgegangen. Bitte versuch es noch einmal.',
  partMissing:
    'Ein Teil von Weekplate wurde nicht geladen, deshalb ließ sich das nicht prüfen. Nichts geht verloren. Versuch es noch einmal, wenn du online bist, oder lade die Seite neu.',
};
