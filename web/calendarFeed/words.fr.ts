import type { say as english } from './words.ts';

export const say: typeof english = {
  title: 'Vos repas dans votre agenda',
  lead: 'Retrouvez vos repas dans l’agenda de votre téléphone ou ordinateur, des deux dernières semaines aux quatre prochaines. Les changements arrivent tout seuls, en général en quelques heures.',
  ofDietician: {
    title: 'Vos rendez-vous dans votre agenda',
    lead: 'Retrouvez vos rendez-vous dans l’agenda de votre téléphone ou ordinateur. Les changements arrivent d’eux-mêmes, en général en quelques heures.',
  },
  howTo:
    'Sur iPhone, iPad ou Mac, touchez « Ouvrir dans Calendrier ». Dans un autre agenda, choisissez « À partir de l’URL » ou « S’abonner » et collez ce lien.',
  shownOnce:
    'Voici votre lien d’agenda. Toute personne qui l’a peut lire ce qu’il montre, alors gardez-le pour vous. Il ne s’affiche que maintenant.',
  created: (at) =>
    `Lien d’agenda créé : ${at}. Le lien ne s’affiche plus. Pour un autre agenda, créez-en un nouveau ; l’ancien cessera alors de fonctionner.`,
  failedToLoad: 'Impossible de charger votre lien d’agenda.',
  failedToCreate: 'Impossible de créer le lien.',
  failedToRemove: 'Impossible de retirer le lien.',
  removed: 'Lien retiré.',
  create: 'Créer un lien d’agenda',
  newLink: 'Nouveau lien',
  removeLink: 'Retirer le lien',
  openInCalendar: 'Ouvrir dans Calendrier',
  renewal: {
    title: 'Créer un nouveau lien ?',
    message:
      'Le lien actuel cesse de fonctionner. Les agendas qui l’utilisent ne se mettent plus à jour tant que vous ne leur donnez pas le nouveau.',
    confirmLabel: 'Nouveau lien',
  },
  removal: {
    title: 'Retirer le lien ?',
    message:
      'Les agendas qui l’utilisent ne se mettent plus à jour. Ils peuvent garder ce qu’ils affichent déjà, jusqu’à ce que vous l’y retiriez.',
    confirmLabel: 'Retirer',
  },
};
