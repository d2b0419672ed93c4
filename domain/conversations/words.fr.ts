import { inDigits, plural } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  chooseMeal: 'Choisissez un repas.',
  writeMeal: 'Écrivez le repas que vous proposez.',
  choosePictureAgain: 'Choisissez à nouveau l’image.',
  chooseFileAgain: 'Choisissez de nouveau le fichier.',
  emptyMessage: 'Écrivez quelque chose ou choisissez une image ou un PDF.',
  noSuchMeal: 'Ce repas n’est pas dans le plan de ce jour. Choisissez-en un autre.',
  sameMeal: 'C’est déjà ce que dit le plan. Écrivez ce que vous changeriez.',
  dayOver: (day) => `Le ${day} est passé. Proposez le repas pour un jour à venir.`,
  noPlanForDay: (day) => `Aucun plan ne couvre le ${day}. Planifiez d’abord cette semaine.`,
  mealChanged: (now, was) =>
    `Le repas a changé entre-temps\u00a0: c’est maintenant «\u202f${now}\u202f», c’était «\u202f${was}\u202f».`,
  mealRemoved: (was) =>
    `Le repas a changé entre-temps\u00a0: il est maintenant vide, c’était «\u202f${was}\u202f».`,
  mealAdded: (now) =>
    `Le repas a changé entre-temps\u00a0: c’est maintenant «\u202f${now}\u202f», il était vide.`,
  noSuggestion: 'Ce message a été retiré ou ne propose aucun repas.',
  notYours: 'Vous ne pouvez retirer que vos propres messages.',
  tooLate:
    'Un message peut être retiré pendant cinq minutes. Ce délai est passé\u202f; écrivez un nouveau message pour corriger.',
  inThePlan: 'Ce repas est déjà dans le plan. Modifiez le plan ou écrivez pour corriger.',
  tooManyMessages: (minutes) =>
    plural(minutes, {
      one: 'Cela fait beaucoup de messages en peu de temps. Envoyez le prochain dans une minute\u202f; votre texte reste ici.',
      other: `Cela fait beaucoup de messages en peu de temps. Envoyez le prochain dans ${inDigits(minutes)} minutes\u202f; votre texte reste ici.`,
    }),
  youAreLeaving:
    'Vous avez demandé la suppression de votre compte\u00a0: rien de nouveau n’y est ajouté. Gardez votre compte pour écrire à nouveau.',
  customerIsLeaving:
    'Cette personne a demandé la suppression de son compte\u00a0: rien de nouveau n’y est ajouté.',
  consentMissing:
    'Cette personne n’a pas encore accepté que le cabinet utilise ses données de santé. Vous pourrez lui écrire dès qu’elle aura accepté.',
  coachingPaused:
    'Votre suivi est en pause. Vous pouvez quand même poser une question\u202f; la réponse prendra peut-être plus de temps.',
  coachingEnded:
    'Votre suivi est terminé. Vous pouvez quand même poser une question\u202f; la réponse prendra peut-être plus de temps.',
};
