import { inDigits, numbered, plural } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  timings: {
    'Early morning': 'Au réveil',
    Breakfast: 'Petit-déjeuner',
    'Mid-morning': 'Collation du matin',
    Lunch: 'Déjeuner',
    Afternoon: 'Goûter',
    'Evening snack': 'Collation du soir',
    Dinner: 'Dîner',
    Bedtime: 'Au coucher',
  },
  or: 'ou',
  mealOfNumber: (number) => `Repas ${number}`,
  copyOf: (name) => `Copie de ${name}`,
  dietPlan: 'Plan alimentaire',

  mealOfDay: (weekday, meal) => `${meal} du ${weekday}`,
  timingOf: (meal) => `horaire de ${meal}`,
  name: 'nom',
  dates: 'dates',
  notes: 'notes',
  firstAndMore: (first, more) => `${first} et ${inDigits(more)} de plus`,
  became: (before, after) => `${before} → ${after}`,
  blank: 'vide',
  mealChange: (day, meal, change) => `${day}, ${meal} : ${change}`,
  timingChange: (number, change) => `Horaire du repas ${number} : ${change}`,
  nameChange: (change) => `Nom : ${change}`,
  firstDayChange: (change) => `Premier jour : ${change}`,
  lastDayChange: (change) => `Dernier jour : ${change}`,
  notesChanged: 'Les notes ont été modifiées.',
  mealsSinceYouLooked: (count) =>
    numbered(count, {
      one: '# repas a changé depuis votre dernière visite',
      other: '# repas ont changé depuis votre dernière visite',
    }),
  planSinceYouLooked: 'Votre plan a changé depuis votre dernière visite',

  conflicts: (count, name) =>
    plural(count, {
      one: `${inDigits(count)} repas ne respecte pas les restrictions de ${name || 'cette personne'}`,
      other: `${inDigits(count)} repas ne respectent pas les restrictions de ${name || 'cette personne'}`,
    }),
  acceptedOn: (day, reason) => `Accepté le ${day} : « ${reason} »`,
  namesAllergen: (food, allergen) => `${food} : ${allergen}`,
  usuallyWith: (food, allergen) => `${food} : contient souvent ${allergen}`,
  conflictsWith: (food, way) => `${food} : ne respecte pas « ${way} »`,
  conflictsWithNo: (food, own) => `${food} : ne respecte pas « Sans ${own} »`,
  theyDislike: (food, disliked) => `${food} : n’aime pas « ${disliked} »`,
  suggestionConflicts:
    'Ce repas ne respecte pas les restrictions de la personne. Ajoutez-le vous-même au plan et indiquez-y la raison.',
  heldMeals: (conflict, first, more) =>
    more === 0
      ? `${conflict} : ${first}.`
      : `${conflict} : ${first} et ${more === 1 ? 'un' : inDigits(more)} de plus.`,
  giveReason: 'Indiquez la raison pour l’envoyer quand même.',
  giveMoreDetail: 'Donnez un peu plus de détails.',

  selectCustomer: 'Choisissez un·e client·e.',
  customerNotFound: 'La personne choisie est introuvable.',
  customerPaused:
    'Impossible d’envoyer le plan alimentaire : le suivi est en pause. Reprenez-le d’abord dans la gestion des client·es.',
  customerExpired:
    'Impossible d’envoyer le plan alimentaire : le suivi est terminé. Modifiez d’abord sa date de fin dans la gestion des client·es.',
  span: (from, to) => `${from} au ${to}`,
  takesDays: (count, days, name) =>
    plural(count, {
      one: `${days} : ce jour est déjà prévu dans « ${name} » ; ce plan le remplacerait.`,
      other: `${days} : ces jours sont déjà prévus dans « ${name} » ; ce plan les remplacerait.`,
    }),
  hasNoMeals: (days) => `Le plan n’a aucun repas : rien ne serait prévu (${days}).`,
  isPast: (last) => `Tous ses jours sont passés : le dernier était le ${last}.`,
  endsLate: (seventh, after) =>
    `Des repas sont prévus jusqu’au septième jour (${seventh}) ; ensuite, ce plan n’en a aucun (${after}).`,
  afterPeriod: (end, last) => `Le suivi se termine le ${end} ; ces semaines vont jusqu’au ${last}.`,
  quoted: (name) => `« ${name} »`,
  daysLogged: (days, plans) =>
    plural(days, {
      one: `Un jour est déjà noté avec ${plans}.`,
      other: `${inDigits(days)} jours sont déjà notés avec ${plans}.`,
    }),
  changedSinceUpload: (count, plans) =>
    plural(count, {
      one: `${plans} a été modifié depuis l’envoi.`,
      other: `${plans} ont été modifiés depuis l’envoi.`,
    }),
  nothingTakenBack:
    'Rien n’a été retiré. Vous pouvez supprimer chaque plan dans « Plans existants » ; les jours notés gardent leurs repas.',

  exactMeals: (count) => `Un jour a exactement ${count} repas.`,
  exactTimings: (count) => `Un plan a exactement ${count} horaires de repas.`,
  exactDays: (count) => `Un plan a exactement ${count} jours.`,
  enterName: 'Donnez un nom au plan.',
  daysInOrder: 'Les sept jours doivent se suivre à partir de la date de début.',
  chooseWeek: 'Choisissez au moins une semaine.',
  mostWeeks: (most) => `${most} semaines au plus à la fois.`,
  weeksInOrder: 'Les semaines doivent se suivre sans se chevaucher.',
  nameOnePlan: 'Indiquez au moins un plan.',
  mostPlans: (most) => `${most} plans au plus à la fois.`,
  mostCharacters: (most) => `${most} caractères au plus.`,
  noVersion: 'Ce n’est pas une version.',
};
