import { inDigits } from './language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  datesReversed: 'Das Startdatum darf nicht nach dem Enddatum liegen.',
  birthInFuture: 'Dein Geburtsdatum darf nicht in der Zukunft liegen.',
  enterDate: 'Gib ein Datum ein, zum Beispiel 2026-11-28.',
  noDate: 'Gib ein Datum ein, das es gibt, zum Beispiel 2026-11-28.',
  notAnInstant: 'Das ist kein Zeitpunkt.',
  noTimeZone: 'Diese Zeitzone gibt es nicht in der IANA-Liste.',
  localTime: 'Ortszeit',
  timeIn: (place) => `Ortszeit ${place}`,
  waterPossible: (litres) => `Gib zwischen 0 und ${litres} Liter Wasser ein.`,
  toBeConfirmed: 'Das musst du bestätigen.',
  notStorable: 'Darin ist ein Zeichen, das sich nicht speichern lässt.',
  atMostCharacters: (most) => `Höchstens ${most} Zeichen.`,
  hasToBeText: 'Hier gehört Text hin.',
  oneLine: 'Bitte nur eine Zeile.',
  notTheRightForm: 'Das hat nicht die richtige Form.',
  notAnId: 'Das ist keine Kennung.',
  enterYourName: 'Gib deinen Namen ein.',
  writeYourMessage: 'Schreib deine Nachricht.',
  enterPracticeName: 'Gib den Namen deiner Praxis ein.',
  days: ['Tage', 'Tag', 'Tagen'],
  enterWholeDays: (max) => `Gib ganze Tage ein, von 0 bis ${inDigits(max)}.`,
};
