import { inDigits, numbered } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  endsBeforeItBegins: (day) => `${day}\u00a0: la fin doit venir après le début.`,
  shorterThanSlot: (day, minutes) =>
    `${day}\u00a0: cette plage est plus courte qu’un rendez-vous de ${inDigits(minutes)} minutes.`,
  hoursOverlap: (day, from, to) =>
    `${day}\u00a0: cette plage chevauche ${from}–${to}. Réunissez-les ou laissez un intervalle.`,
  clockSkipsIt: 'Avec le changement d’heure, cette heure n’existe pas. Choisissez-en une autre.',
  notOffered: 'Cette heure n’est plus proposée. Choisissez-en une autre.',
  slotTaken: 'Cette heure est déjà prise. Choisissez-en une autre.',
  elsewhereThen:
    'Il y a déjà un rendez-vous avec une autre personne du cabinet à cette heure. Choisissez-en une autre.',
  noHours: 'Aucun horaire n’est encore proposé. Écrivez un message pour convenir d’un rendez-vous.',
  coachingOver:
    'Votre suivi est terminé, vous ne pouvez pas réserver. Écrivez à votre diététicien·ne pour continuer.',
  coachingPaused:
    'Votre suivi est en pause, vous ne pouvez pas réserver. Écrivez à votre diététicien·ne.',
  enoughAhead: (most) =>
    `Vous avez déjà ${inDigits(most)} rendez-vous à venir. Annulez-en un pour en réserver un autre.`,
  wasCancelled: 'Ce rendez-vous a été annulé. Réservez-en un nouveau.',
  isOver: 'Ce rendez-vous est passé et ne peut plus être modifié.',
  tooLate: (hours) =>
    numbered(hours, {
      one: 'Vous pouvez le modifier jusqu’à 1 heure avant. Écrivez maintenant à votre diététicien·ne.',
      other:
        'Vous pouvez le modifier jusqu’à # heures avant. Écrivez maintenant à votre diététicien·ne.',
    }),
  isPast: 'Cette heure est passée. Choisissez-en une plus tard.',
  tooFarAhead: 'Choisissez un jour dans les deux prochaines années.',
  enterQuarter: 'Saisissez une heure au quart d’heure, par exemple 09:15.',
  wholeNumber: (least, most) =>
    `Saisissez un nombre entier de ${inDigits(least)} à ${inDigits(most)}.`,
  chooseCustomer: 'Choisissez un·e client·e.',
  chooseLength: 'Choisissez l’une des durées.',
  linkIsHttps: 'Saisissez une adresse complète qui commence par https://.',
  closedReversed: 'Le dernier jour de congé ne peut pas précéder le premier.',
  calendarRange: 'Demandez au plus 35 jours à la fois.',
  tooManyHours: 'Ces plages sont trop nombreuses. Réunissez-en quelques-unes.',
  tooManyClosed: 'Ces jours de congé sont trop nombreux. Retirez ceux qui sont passés.',
  enterHours: 'Saisissez des plages au quart d’heure, par exemple 9:00–12:00, 14:00–17:00.',
  appointment: 'Rendez-vous',
  appointmentWith: (name) => `Rendez-vous avec ${name}`,
  cancelledEvent: (title) => `Annulé\u00a0: ${title}`,
};
