import type { say as english } from './words.ts';

export const say: typeof english = {
  subjects: {
    day: 'Noter votre journée',
    plan: 'Regarder le plan du jour',
    water: 'Boire de l’eau',
  },
  unless: { day: 'Sauf si la journée est complète', plan: 'Sauf si le jour n’a pas de plan' },
  subjectAt: (subject, time) => `${subject} à ${time}`,
  subjectOn: (subject, time, days) => `${subject} à ${time}, ${days.toLowerCase()}`,
  days: [
    { name: 'Lundi', short: 'Lun', each: 'Le lundi' },
    { name: 'Mardi', short: 'Mar', each: 'Le mardi' },
    { name: 'Mercredi', short: 'Mer', each: 'Le mercredi' },
    { name: 'Jeudi', short: 'Jeu', each: 'Le jeudi' },
    { name: 'Vendredi', short: 'Ven', each: 'Le vendredi' },
    { name: 'Samedi', short: 'Sam', each: 'Le samedi' },
    { name: 'Dimanche', short: 'Dim', each: 'Le dimanche' },
  ],
  everyDay: 'Tous les jours',
  weekdays: 'Du lundi au vendredi',
  weekends: 'Le week-end',
  someDays: (days) => days.join(', '),
  tooMany: (most) => `Il y a déjà ${most} rappels, c’est le maximum. Supprimez-en un d’abord.`,
  thereAlready: (name) => `Vous avez déjà ce rappel : « ${name} ».`,
  therePaused: (name) => `Vous avez déjà ce rappel : « ${name} ». Il est en pause.`,
  enterTime: 'Saisissez une heure au format HH:MM.',
  chooseDay: 'Choisissez au moins un jour de la semaine.',
};
