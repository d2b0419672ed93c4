import { inDigits } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  whoNeedsYou: 'Qui a besoin de vous',
  title: 'Qui a besoin de vous',
  loading: 'Chargement de la liste',
  loadFailed: 'Impossible de charger la liste.',
  order:
    'Le plus urgent d’abord\u00a0: les questions les plus anciennes, puis les plans manquants.',
  keys: {
    enter: 'Entrée',
    nextPrevious: 'suivant, précédent',
    open: 'ouvrir',
    answer: 'répondre',
    snooze: 'reporter',
  },
  showAll: (count) => `Tout afficher (${inDigits(count)})`,
  noNameYet: 'Pas encore de nom',
  assignedTo: (name) => `Attribué·e à : ${name}`,

  whoseCustomers: 'Client·es à afficher',
  filterByReason: 'Filtrer par motif',
  anyReason: 'Tous les motifs',
  snoozed: 'Reportés',
  reasons: {
    asked: 'Question',
    note: 'Remarque',
    weight: 'Poids',
    silent: 'Rien noté',
    lowAdherence: 'Semaine difficile',
    noPlan: 'Sans plan',
    periodEnds: 'Fin proche',
    periodOver: 'Terminé',
    new: 'Nouveau',
  },

  nobodySnoozed: 'Rien n’est reporté.',
  snoozedWaitHere: 'Ce que vous reportez attend ici jusqu’au jour choisi.',
  nobodyForReason: 'Personne pour ce motif en ce moment.',
  othersForAnother: 'D’autres ont peut-être besoin de vous pour un autre motif.',
  noneOfYours: 'Aucun·e de vos client·es n’a besoin de vous en ce moment.',
  nobody: 'Personne n’a besoin de vous en ce moment.',
  looksAgain:
    'Les questions et les remarques apparaissent ici aussitôt. Les jours non notés, les plans et les périodes de suivi sont vérifiés chaque matin.',
  andSnoozed: (count) => `Reportés jusqu’au jour choisi : ${inDigits(count)}.`,

  answer: 'Répondre',
  weekFrom: (date) => `Semaine à partir du ${date}`,
  writePlan: 'Créer un plan',
  renew: 'Renouveler',
  setDates: 'Fixer les dates',
  actionFor: (action, name) => `${action}\u00a0: ${name}`,

  snoozeName: (name) => `Reporter : ${name}`,
  untilTomorrow: 'Jusqu’à demain',
  untilMonday: (date) => `Jusqu’à lundi, ${date}`,
  forAWeek: (until) => `Une semaine, jusqu’au ${until}`,
  chooseDayItem: 'Choisir un jour…',
  chooseDay: 'Choisissez un jour.',
  backOn: 'Retour le',
  snoozedUntil: (day) => `Reporté au ${day}`,
  isSnoozedUntil: (name, day) => `${name} reviendra ici le ${day}.`,
  bringBack: 'Faire revenir',
  bringBackName: (name) => `Faire revenir : ${name}`,
  isBack: (name) => `${name} est de retour.`,
  notSnoozed: (name, why) => `${name} : impossible de reporter. ${why}`,
  notBroughtBack: (name, why) => `${name} : retour impossible. ${why}`,
  notUndone: (name, why) => `${name}\u00a0: impossible d’annuler l’action. ${why}`,

  thresholds: 'Seuils',
  thresholdsForThem: 'Seuils personnels…',
  thresholdsFor: (name) => `Seuils pour ${name}`,
  practiceThresholds: 'Seuils du cabinet',
  ofOneCustomer:
    'Quand cette personne doit-elle apparaître ici\u202f? Cela vaut pour toute l’équipe. Laissez un champ vide pour utiliser le nombre du cabinet, en gris.',
  ofAllCustomers:
    'Quand une personne doit-elle apparaître ici\u202f? Cela vaut pour tout le cabinet. Le menu d’une ligne permet de fixer d’autres nombres pour une personne.',
  fields: {
    silentDays: { label: 'Rien noté depuis', hint: 'jours avec un plan, sans rien noter' },
    lowPercent: { label: 'Semaine difficile sous', hint: '% des repas d’une semaine' },
    planDays: { label: 'Sans plan d’ici', hint: 'jours à partir d’aujourd’hui' },
    periodDays: { label: 'Fin du suivi d’ici', hint: 'jours à partir d’aujourd’hui' },
    weightPercent: { label: 'Écart de poids de', hint: '% du changement prévu ou habituel' },
  },
  inRange: (hint, least, most) => `${hint}, de ${inDigits(least)} à ${inDigits(most)}`,
  inRangeElse: (hint, least, most, practice) =>
    `${hint}, de ${inDigits(least)} à ${inDigits(most)}\u202f; cabinet\u00a0: ${inDigits(practice)}`,
  savedBySomebodyElse: 'Quelqu’un d’autre a enregistré ces seuils.',
  saveThresholds: 'Enregistrer les seuils',
  thresholdsSaved: 'Seuils enregistrés.',
  thresholdsNotSaved: (why) => `Impossible d’enregistrer les seuils. ${why}`,
  thresholdsNotLoaded: 'Impossible de charger les seuils.',
};
