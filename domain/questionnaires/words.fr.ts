import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  writeTitle: 'Donnez-lui un titre.',
  writeQuestion: 'Écrivez la question.',
  writeOption: 'Écrivez ce que l’on peut choisir.',
  twoOptions: 'Donnez au moins deux réponses possibles, une par ligne.',
  optionsDiffer: 'Chaque réponse une seule fois.',
  tooManyOptions: (most: number) => `${inDigits(most)} réponses au maximum.`,
  tooManyItems: (most: number) =>
    `${inDigits(most)} questions au maximum. Faites-en deux questionnaires.`,
  tooLong: 'C’est trop long. Faites-en deux questionnaires.',
  askSomething: 'Posez au moins une question.',
  twice: 'Cette question est là deux fois. Supprimez-la et réécrivez-la.',
  scaleRises: 'L’échelle doit finir plus haut qu’elle ne commence.',
  noPlace: 'Cette réponse n’a pas sa place ici. Choisissez un autre endroit du profil.',
  earlierDecides: 'Choisissez une question plus haut dans la liste.',
  answerIsGone: 'Cette réponse n’existe plus. Choisissez-en une autre.',
  notAnAnswer: 'Cela ne correspond pas à la question. Répondez-y à nouveau.',
  enterDate: 'Saisissez une date au format AAAA-MM-JJ.',
  answerTooLong: (most: number) =>
    `${inDigits(most)} caractères au maximum. Raccourcissez votre réponse.`,
  tooManyQuestionnaires: (most: number) =>
    `Le cabinet a ${inDigits(most)} questionnaires, c’est le maximum. Supprimez-en un d’abord.`,
  enoughWaiting: (most) =>
    `${inDigits(most)} questionnaires attendent déjà ses réponses. Retirez-en d’abord un.`,
  hasAnswers: 'Ce questionnaire a déjà des réponses, il reste donc là.',
  yes: 'Oui',
  no: 'Non',
  aPhoto: 'Une photo',
  photosFull: (most) =>
    `Les réponses peuvent contenir ${inDigits(most)} photos. Retirez-en une d’abord.`,
};
