import { inDigits, numbered } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  kinds: {
    weight: 'Poids',
    waist: 'Tour de taille',
    hip: 'Tour de hanches',
    chest: 'Tour de poitrine',
    upperArm: 'Tour de bras',
    thigh: 'Tour de cuisse',
    bodyFat: 'Masse grasse',
  },
  anotherKind: 'Une autre mesure',
  units: { kg: 'kg', lb: 'lb', lbs: 'lb', cm: 'cm', in: 'po', inches: 'pouces', l: 'l', h: 'h' },
  placeholder: (date) =>
    `Les logiciels écrivent ${date} quand ils ne connaissent pas la date. Est-ce la bonne ?`,
  placeholderTooOld: (date) =>
    `Les logiciels écrivent ${date} quand ils ne connaissent pas la date. C’était quand ?`,
  tooLongAgo: (years) => `C’était il y a plus de ${years} ans. C’était quand ?`,
  dayToCome: 'Ce jour n’est pas encore arrivé.',
  beforeBirth: 'C’est avant la date de naissance.',
  timeToCome: 'Cette heure n’est pas encore arrivée.',
  chooseUnitOf: (units) => `Choisissez ${units.join(' ou ')}.`,
  hasToBeBetween: (least, most) => `Choisissez une valeur entre ${inDigits(least)} et ${most}.`,
  unusual: 'Cette valeur est inhabituelle. Est-elle exacte ?',
  farFromLast: (typed, last, date) =>
    `${typed}, c’est loin de la dernière valeur (${last}, le ${date}).`,
  unusualFor: (typed, kind) => `${typed}, c’est inhabituel (${kind.toLowerCase()}).`,
  didYouMean: (meant) => `Vouliez-vous dire ${meant} ?`,
  isItRight: 'Est-ce exact ?',
  valuesUnusual: (count) =>
    numbered(count, { one: '# valeur est inhabituelle.', other: '# valeurs sont inhabituelles.' }),
  enterNumberAbove0: 'Saisissez un nombre supérieur à 0.',
  atMost: (most) => `Au plus ${inDigits(most)}.`,
  chooseUnit: 'Choisissez une unité.',
  enterTime:
    'Saisissez une heure au format HH:MM ou HH:MM:SS, ou un instant au format YYYY-MM-DDTHH:MM:SS.sssZ.',
  doesNotExist: 'Cela n’existe pas.',
  nothingToImport: 'Il n’y a aucune valeur à importer.',
  atMostRows: (most) => `Au plus ${inDigits(most)} lignes à la fois.`,
};
