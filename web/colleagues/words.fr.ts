import { inDigits, numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  colleaguesFailed: 'La liste des collègues n’a pas pu être chargée.',
  customersOf: (count) => numbered(count, { one: '# client·e', other: '# client·es' }),
  lockedOut: 'Bloqué·e par l’exploitant',
  you: '(vous)',
  changePosition: 'Changer le rôle',
  changePositionOf: (name) => `Changer le rôle de ${name}`,
  removeOne: (name) => `Retirer ${name}`,
  removeHint:
    'Sa session se ferme aussitôt, et il faut une invitation pour revenir. Ce que cette personne a écrit reste, avec son nom.',
  position: 'Rôle',
  successor: 'Qui prend la suite',
  successorHint:
    'Cette personne reçoit ses client·es, ses prochains rendez-vous et ses conversations ouvertes. Si les deux ont un rendez-vous à la même heure, ils restent réservés et l’agenda les signale.',
  colleagueRemoved: 'Cette personne a quitté le cabinet.',
  positionChanged: 'Rôle modifié.',
  whoMayDoWhat: 'Qui peut faire quoi',
  aloneYet:
    'Vous travaillez ici sans collègue. Invitez quelqu’un pour suivre des client·es avec vous.',
  inviteColleague: 'Inviter un·e collègue',
  colleagueByMail: (days) =>
    `Cette personne reçoit un e-mail avec un lien valable ${inDigits(days)} jours. Confirmez que c’est vous.`,
  colleagueByLink: (days) =>
    `Vous obtenez un lien à remettre ; il est valable ${inDigits(days)} jours. Confirmez que c’est vous.`,
  invitationSent: 'L’invitation est en route.',
  invitationMade: 'Le lien est prêt. Copiez-le dans la liste.',
};
