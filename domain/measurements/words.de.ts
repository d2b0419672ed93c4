import { inDigits, numbered } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  kinds: {
    weight: 'Gewicht',
    waist: 'Taille',
    hip: 'Hüfte',
    chest: 'Brustumfang',
    upperArm: 'Oberarm',
    thigh: 'Oberschenkel',
    bodyFat: 'Körperfett',
  },
  anotherKind: 'Ein anderer Messwert',
  units: { kg: 'kg', lb: 'lb', lbs: 'lb', cm: 'cm', in: 'Zoll', inches: 'Zoll', l: 'l', h: 'Std.' },
  placeholder: (date) => `Programme schreiben ${date}, wenn sie kein Datum kennen. Stimmt das?`,
  placeholderTooOld: (date) =>
    `Programme schreiben ${date}, wenn sie kein Datum kennen. Wann war es?`,
  tooLongAgo: (years) => `Das ist mehr als ${years} Jahre her. Wann war es?`,
  dayToCome: 'Dieser Tag kommt erst noch.',
  beforeBirth: 'Das ist vor dem Geburtsdatum.',
  timeToCome: 'Diese Uhrzeit kommt erst noch.',
  chooseUnitOf: (units) => `Wähle ${units.join(' oder ')}.`,
  hasToBeBetween: (least, most) => `Bitte einen Wert zwischen ${inDigits(least)} und ${most}.`,
  unusual: 'Das ist ungewöhnlich. Stimmt das?',
  farFromLast: (typed, last, date) =>
    `${typed} weicht stark vom letzten Wert ab, ${last} am ${date}.`,
  unusualFor: (typed, kind) => `${typed} ist ungewöhnlich (${kind}).`,
  didYouMean: (meant) => `Meintest du ${meant}?`,
  isItRight: 'Stimmt das?',
  valuesUnusual: (count) =>
    numbered(count, { one: '1 Wert ist ungewöhnlich.', other: '# Werte sind ungewöhnlich.' }),
  enterNumberAbove0: 'Gib eine Zahl über 0 ein.',
  atMost: (most) => `Höchstens ${inDigits(most)}.`,
  chooseUnit: 'Wähle eine Einheit.',
  enterTime:
    'Gib eine Uhrzeit als HH:MM oder HH:MM:SS ein, oder einen Zeitpunkt als YYYY-MM-DDTHH:MM:SS.sssZ.',
  doesNotExist: 'Das gibt es nicht.',
  nothingToImport: 'Es gibt keinen Wert zum Importieren.',
  atMostRows: (most) => `Höchstens ${inDigits(most)} Zeilen auf einmal.`,
};
