import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  between: (least, most) => `Bitte zwischen ${inDigits(least)} und ${inDigits(most)}.`,
  sayWhatToDo: 'Schreib, was du tun möchtest.',
  wholeNumber: 'Bitte eine ganze Zahl.',
  isStartAlready: 'Das ist schon der Ausgangswert.',
  unitDoesNotFit: 'Diese Einheit passt hier nicht.',
  atMostAYearAgo: 'Bitte höchstens ein Jahr zurück.',
  afterItBegins: 'Bitte ein Datum nach dem Beginn.',
  dayHasPassed: 'Dieser Tag ist schon vorbei. Wähle einen späteren.',
  atMostTwoYears: 'Höchstens zwei Jahre.',
  enterSmaller: 'Gib eine kleinere Zahl ein.',
  hasEnded: 'Dieses Ziel ist schon beendet.',
  onlyTheOther: 'Das kann nur die andere Person entscheiden.',
  notReached: 'Dieses Ziel ist noch nicht erreicht.',
  tooMany: (most) => `Es gibt schon ${most} offene Ziele, mehr geht nicht. Beende zuerst eins.`,
  sayWhy: 'Wenn du es trotzdem möchtest, schreib, warum.',
  sayWhyOrDecline: 'Bearbeite es und schreib, warum, oder lehne es ab.',
  dieticianCanLook: 'Deine Ernährungsberatung schaut es sich gern mit dir an.',
  care: {
    customer: {
      'under-age':
        'Solange du noch wächst, legt deine Ernährungsberatung ein Ziel für dein Gewicht fest.',
      pregnancy:
        'In Schwangerschaft und Stillzeit legt deine Ernährungsberatung ein Ziel für dein Gewicht fest.',
    },
    dietician: {
      'under-age': 'Die Person ist unter 18.',
      pregnancy: 'Die Person ist schwanger oder stillt.',
    },
  },
  tooFast: (end) => `Das ist schneller, als gesund ist. Mit dem Datum ${end} ist es langsam genug.`,
  fasterThan: (most, end) =>
    `Das ist schneller, als gesund ist. Bis zu ${most} in der Woche sind unbedenklich (1 % des Gewichts). Mit dem Datum ${end} ist es langsam genug.`,
  tooLow: 'Das ist weniger Gewicht, als bei dieser Größe gesund ist.',
  lowerThan: (least, bmi) =>
    `Das ist weniger Gewicht, als bei dieser Größe gesund ist. Gesund ist es ab ${least} (BMI ${inDigits(bmi)}).`,
  addToProfile: {
    weight:
      'Trag zuerst dein Gewicht im Profil ein: Sonst kann niemand sagen, ob dieses Ziel gut für dich ist.',
    height:
      'Trag zuerst deine Größe im Profil ein: Sonst kann niemand sagen, ob dieses Ziel gut für dich ist.',
    both: 'Trag zuerst Gewicht und Größe im Profil ein: Sonst kann niemand sagen, ob dieses Ziel gut für dich ist.',
  },
};
