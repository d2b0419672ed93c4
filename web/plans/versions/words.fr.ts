import type { say as english } from './words.ts';

export const say: typeof english = {
  versionsOf: (name) => `Versions de « ${name} »`,
  notLoaded: 'Impossible de charger les versions.',
  earlierNotLoaded: 'Impossible de charger les versions antérieures.',
  showEarlier: 'Afficher les versions antérieures',
  version: (number) => `Version ${number}`,
  now: 'actuelle',
  viewVersion: (number) => `Voir la version ${number}`,
  oneNotLoaded: 'Impossible de charger cette version.',
  pleaseConfirm: 'Confirmez avant d’enregistrer :',
  bringBackQuestion: (version, changes, current) =>
    `Rétablir la version ${version} ? Cela modifie : ${changes}. Le plan actuel est conservé comme version ${current}, et la personne voit ce qui a changé.`,
  isCurrent: 'C’est le plan actuel.',
  allVersions: 'Toutes les versions',
  bringBack: 'Rétablir',
  bringBackAnyway: 'Rétablir quand même',
  yesBringBack: 'Oui, rétablir',
  theyConflict: (conflicts) => `${conflicts} :`,
  differs: 'Différent',
  nowIs: (now) => `maintenant : ${now}`,
  emptyNow: 'vide maintenant',
  differsFromNow: 'Différent du plan actuel',
  changedInVersion: 'Modifié dans cette version',
  none: 'Aucune.',
  isBack: (version, current) =>
    `La version ${version} est rétablie : c’est maintenant la version ${current}.`,
  notBack: (version) => `Impossible de rétablir la version ${version}.`,
  changedMeanwhile: 'Quelqu’un a modifié le plan. Vérifiez la version actuelle et réessayez.',
  deleted: 'Le plan a été supprimé.',
  asUploaded: 'tel qu’envoyé',
  notRecorded: 'modifications inconnues',
  changedNothing: 'aucune modification',
  changed: (changes) => `modifié : ${changes}`,
  overMarks: (words, reason) =>
    `Envoyé malgré les avertissements (${words.join(' ; ')}). Raison : ${reason}`,
  authorUnknown: 'Auteur·e inconnu·e',
};
