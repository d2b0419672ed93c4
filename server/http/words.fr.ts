import { plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  backToTheStart: 'Retour à l’accueil',
  cutOff: 'La requête est arrivée incomplète. Réessayez.',
  tooSlow: 'La requête n’est pas arrivée à temps. Réessayez.',
  tooBusy: 'Nous sommes débordés pour l’instant. Réessayez dans un moment.',
  tooMuchAtOnce: 'Vous envoyez trop de choses à la fois. Réessayez dans un moment.',
  pageOfListGone: 'Cette page de la liste n’existe plus. Reprenez au début.',
  othersChangedTheSame:
    'D’autres modifiaient la même chose au même moment. Rien n’a changé ; réessayez dans un moment.',
  databaseTooLong:
    'La base de données a mis trop de temps. Rien n’a changé ; réessayez dans un moment.',
  databaseAway:
    'La base de données est inaccessible. Réessayez dans un moment et vérifiez ce qui a été enregistré.',
  diskFull: 'Le disque du serveur est plein. Rien n’a changé ; prévenez votre cabinet.',
  ourFault: 'Un problème est survenu de notre côté. Réessayez dans un moment.',
  savedALot: (minutes) =>
    `Vous avez beaucoup enregistré en une heure. Réessayez dans ${plural(minutes, { one: 'une minute', other: `${minutes} minutes` })}.`,
  tooLarge: 'C’est trop volumineux pour être envoyé d’un coup.',
  notSignedIn: 'Vous n’êtes pas connecté·e. Connectez-vous et réessayez.',
  mayNot: 'Votre compte n’a pas le droit de faire cela.',
  onlyDieticians:
    'Seul·es les diététicien·nes peuvent faire cela. Les assistant·es peuvent le consulter ; demandez à un·e collègue.',
  onlyOwners:
    'Seul·es les propriétaires du cabinet peuvent faire cela. Demandez à l’un·e d’entre eux.',
  mustProve: 'Votre cabinet demande la connexion en deux étapes. Configurez-la pour continuer.',
  someFieldsWrong: 'Certains champs sont à revoir.',
  nothingHere: 'Il n’y a rien ici.',
  foreignOrigin: 'Cette requête vient d’un autre site.',
  editedMeanwhile: 'Quelqu’un d’autre l’a modifié entre-temps.',
  noSuchField: 'Ce champ n’existe pas.',
};
