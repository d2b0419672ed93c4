import { inDigits, numbered, plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

const days = (count: number) => numbered(count, { one: '# jour', other: '# jours' });

export const say: typeof english = {
  toPrint: 'Résumé à imprimer',
  backToTrends: 'Retour aux tendances',
  loadFailed: 'Impossible de charger le résumé.',
  consentWithdrawn: 'Consentement retiré',
  nothing: 'Rien à montrer au médecin pour l’instant',
  nothingHint:
    'Dès qu’il y aura des jours notés, des mesures ou un profil, tout tiendra ici sur une page à imprimer.',
  spans: { '4w': '4 semaines', '12w': '12 semaines', coaching: 'Tout le suivi' },
  notBegun: 'Le suivi n’a pas encore commencé. Voici les 12 dernières semaines.',
  numbersAsk:
    'Vous masquez les chiffres ; il n’y a donc ici ni poids, ni mesures du corps, ni énergie. Pour les inclure, affichez d’abord les chiffres : {measurements}',
  myMeasurements: 'Mes mesures',

  between: ', ',
  dietician: 'Diététicien·ne : {name}',
  time: 'Dates',
  inTime: (dates, count) => `${dates}, ${days(count)}`,
  coachingIn: (standing, dates) => `${standing}, ${dates}`,

  health: 'Santé',
  nothingWritten: 'Rien d’indiqué.',
  moreInProfile: (text) => `${text} (suite dans le profil)`,

  daysAsPlanned: 'Repas comme prévu',
  shareOnDays: (count) => `{share} sur ${days(count)}.`,
  meals: (kinds) => `Repas : ${kinds}.`,
  nothingLogged: 'Rien de noté à ces dates.',
  oneDayLogged: (of, day) => `1 jour noté sur ${inDigits(of)}, le ${day}.`,
  daysLogged: (count, of, first, last) =>
    `${days(count)} notés sur ${inDigits(of)} : le premier le ${first}, le dernier le ${last}.`,
  byWeek: (before) =>
    before === 0
      ? 'Par semaine à partir du lundi, d’après les jours notés :'
      : plural(before, {
          one: 'Par semaine à partir du lundi, d’après les jours notés ; 1 semaine précède :',
          other: `Par semaine à partir du lundi, d’après les jours notés ; ${inDigits(before)} semaines précèdent :`,
        }),
  nothingLoggedThen: 'rien de noté',
  countedDays: days,
  averages: {
    sleep: 'Sommeil en moyenne',
    water: 'Eau en moyenne',
    mood: 'Humeur de 1 à 5 en moyenne',
  },
  valueOnDays: (value, count) => `${value} sur ${days(count)}`,
  andUnread: (average, count) => `${average} ; sans compter ${days(count)} sans quantité`,

  numbersLeftOut:
    'Le poids et les mesures du corps ne figurent pas sur cette page. Ils sont connus du cabinet.',
  nothingMeasured: 'Rien de mesuré à ces dates.',
  kind: 'Mesure',
  first: 'Première',
  last: 'Dernière',
  change: 'Évolution',
  theSame: 'identique',

  noGoals: 'Aucun objectif à ces dates.',
  openGoal: (day, progress) => `d’ici au ${day}. ${progress}`,
  closedGoal: (closed) => `${closed}.`,

  lastPlan: 'Dernier plan',
  noPlan: 'Pas encore de plan.',
  planAndDates: '{plan}, {dates}',
  noRoom: 'Ce plan est trop long pour cette page. Imprimez-le à part.',

  shortened: 'Les textes qui finissent par … sont abrégés. Ils sont complets dans Weekplate.',
  madeOn: (day, by) => `Établi le ${day} avec Weekplate par ${by}.`,
  source:
    'Le profil et les jours ont été remplis par la personne suivie ; les mesures viennent d’elle ou du cabinet.',
};
