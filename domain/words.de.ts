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
  timeIn: (_, zone) => zone,
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
  pictureFailures: {
    'object-not-found': 'Dieses Bild gibt es nicht mehr. Wähle es noch einmal aus.',
    unauthenticated: 'Du bist nicht mehr angemeldet. Melde dich an und versuch es noch einmal.',
    unauthorized: 'Dein Konto darf das mit diesem Bild nicht tun.',
    'quota-exceeded':
      'Du hast gerade sehr viele Bilder oder Dateien geschickt. Versuch es in einer Stunde noch einmal.',
    'retry-limit-exceeded':
      'Der Server war zu lange nicht erreichbar. Versuch es noch einmal, wenn die Verbindung besser ist.',
    canceled: 'Abgebrochen. Dein Bild ist, wie es war.',
  },
  notAnImage: 'Dieses Bild lässt sich nicht lesen. Wähle ein vollständiges JPEG, PNG oder WebP.',
  tooManyBytes: (most) => `Dieses Bild ist größer als ${inDigits(most)} MB. Wähle ein kleineres.`,
  tooManyPixels: (most) =>
    `Dieses Bild hat mehr als ${inDigits(most)} Megapixel. Wähle ein kleineres.`,
  tooManyInvited: (max) =>
    `Höchstens ${inDigits(max)} Personen auf einmal. Schick den Rest danach.`,
  enterOneEmail: 'Gib mindestens eine E-Mail-Adresse ein.',
  invitationClosed: {
    used: 'Diese Einladung wurde schon benutzt.',
    revoked: 'Diese Einladung wurde schon zurückgezogen.',
    ended:
      'Wer diese Einladung geschickt hat, ist nicht mehr in der Praxis. Lade die Person neu ein.',
  },
  inviteeRefused: {
    customer: 'Hat hier schon ein Konto.',
    dietician: 'Das ist eine Adresse der Praxis selbst.',
    invited: 'Hat schon eine offene Einladung.',
    double: 'Kommt in deiner Liste mehrmals vor.',
    'too-many': 'Hat heute schon drei Einladungen bekommen. Versuch es morgen noch einmal.',
  },
  photosOfMealFull: (most) =>
    `Pro Mahlzeit haben ${inDigits(most)} Fotos Platz. Entferne eines, um ein neues hinzuzufügen.`,
  photosFull: (most) =>
    `Du hast ${inDigits(most)} Fotos, mehr haben keinen Platz. Entferne einige von früheren Tagen, um neue hinzuzufügen.`,
  mealIsOneOf: 'Eine Mahlzeit hat eine Nummer von 0 bis 7.',
  enterTime: 'Gib eine Uhrzeit als HH:MM ein, von 00:00 bis 23:59.',
  quietEndsElsewhen: 'Die Ruhezeit muss zu einer anderen Zeit enden, als sie beginnt.',
  eachKindOnce: 'Bitte jede Art nur einmal.',
  notAnAddress: 'Das ist keine Adresse.',
  nameDevice: 'Gib diesem Gerät einen Namen.',
  noMeal: 'Schreib zuerst eine Mahlzeit: In dieser Woche steht noch keine.',
  libraryFull: (most) =>
    `Die Bibliothek ist mit ${inDigits(most)} Plänen voll. Entferne zuerst einen.`,
  exactDays: (count) => `Eine Woche hat genau ${count} Tage.`,
  enterName: 'Gib einen Namen ein.',
  tagHasLetter: 'Ein Schlagwort hat mindestens einen Buchstaben.',
  mostTags: (most) => `Höchstens ${most} Schlagwörter.`,
  enterTimeOfMeal: 'Gib eine Uhrzeit als HH:MM ein.',
  weightAbove0: 'Gib ein Gewicht über 0 ein.',
  heightAbove0: 'Gib eine Größe über 0 ein.',
  atMost: (most) => `Höchstens ${inDigits(most)}.`,
  eachOnce: 'Wähle jedes höchstens einmal.',
  stressRange: 'Das Stresslevel ist eine ganze Zahl von 1 bis 10.',
  stepsOfTenth: 'Verwende Schritte von 0,1.',
  heightBetween: (least, most, unit) =>
    `Die Größe liegt zwischen ${inDigits(least)} und ${inDigits(most)} ${unit}.`,
  didYouMeanHeight: (height) => `Meintest du ${height}?`,
  heightUnusual: (height) => `${height} sind ungewöhnlich. Stimmt das?`,
  writeWhatWasTalked: 'Schreib auf, worüber ihr gesprochen habt.',
};
