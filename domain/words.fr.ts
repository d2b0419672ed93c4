import { inDigits } from './language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  datesReversed: 'La date de début ne peut pas être après la date de fin.',
  birthInFuture: 'Votre date de naissance ne peut pas être dans le futur.',
  enterDate: 'Saisissez une date au format AAAA-MM-JJ.',
  noDate: 'Saisissez une date qui existe, au format AAAA-MM-JJ.',
  notAnInstant: 'Ce n’est pas un instant valable.',
  noTimeZone: 'Ce fuseau horaire n’est pas dans la liste de l’IANA.',
  localTime: 'heure locale',
  // 'heure : Maroc'
  timeIn: (_, zone) => zone.replace(/^heure\s:\s(.+)/, 'heure locale ($1)'),
  waterPossible: (litres) => `L’eau va de 0 à ${litres} litres.`,
  toBeConfirmed: 'Vous devez le confirmer.',
  notStorable: 'Ce texte contient un caractère impossible à enregistrer.',
  atMostCharacters: (most) => `${most} caractères au plus.`,
  hasToBeText: 'Il faut un texte ici.',
  oneLine: 'Sur une seule ligne, s’il vous plaît.',
  notTheRightForm: 'Ce n’est pas le bon format.',
  notAnId: 'Ce n’est pas un identifiant.',
  enterYourName: 'Indiquez votre nom.',
  writeYourMessage: 'Écrivez votre message.',
  enterPracticeName: 'Indiquez le nom de votre cabinet.',
  days: ['jours', 'jour', 'j'],
  enterWholeDays: (max) => `Indiquez des jours entiers, de 0 à ${inDigits(max)}.`,
  pictureFailures: {
    'object-not-found': 'Cette image n’existe plus. Choisissez-la de nouveau.',
    unauthenticated: 'Vous n’êtes plus connecté·e. Connectez-vous et réessayez.',
    unauthorized: 'Votre compte ne permet pas cette action sur cette image.',
    'quota-exceeded':
      'Vous venez d’envoyer beaucoup d’images ou de fichiers. Réessayez dans une heure.',
    'retry-limit-exceeded':
      'Le serveur est resté injoignable trop longtemps. Réessayez avec une meilleure connexion.',
    canceled: 'Annulé. Votre image n’a pas changé.',
  },
  notAnImage: 'Cette image est illisible. Choisissez un fichier JPEG, PNG ou WebP complet.',
  tooManyBytes: (most) =>
    `Cette image dépasse ${inDigits(most)} Mo. Choisissez-en une plus petite.`,
  logoTooSmall: (least) =>
    `Ce logo est vide ou trop petit. Choisissez-en un d’au moins ${inDigits(least)} × ${inDigits(least)} pixels.`,
  tooManyPixels: (most) =>
    `Cette image dépasse ${inDigits(most)} mégapixels. Choisissez-en une plus petite.`,
  tooManyInvited: (max) =>
    `${inDigits(max)} personnes au plus à la fois. Envoyez le reste ensuite.`,
  enterOneEmail: 'Indiquez au moins une adresse e-mail.',
  invitationClosed: {
    used: 'Cette invitation a déjà été utilisée.',
    revoked: 'Cette invitation a déjà été révoquée.',
    ended:
      'La personne qui a envoyé cette invitation a quitté le cabinet. Renvoyez une invitation.',
  },
  inviteeRefused: {
    customer: 'A déjà un compte ici.',
    dietician: 'C’est une adresse du cabinet lui-même.',
    invited: 'A déjà une invitation en cours.',
    double: 'Figure plusieurs fois dans votre liste.',
    'too-many': 'A reçu trois invitations en un jour. Réessayez demain.',
  },
  photosOfMealFull: (most) =>
    `Un repas peut avoir ${inDigits(most)} photos. Retirez-en une pour en ajouter une autre.`,
  photosFull: (most) =>
    `Vous avez ${inDigits(most)} photos, il n’y a plus de place. Retirez-en quelques-unes des jours passés pour en ajouter.`,
  mealIsOneOf: 'Un repas porte un numéro de 0 à 7.',
  enterTime: 'Saisissez une heure au format HH:MM, de 00:00 à 23:59.',
  quietEndsElsewhen: 'Les heures calmes doivent finir à une autre heure que leur début.',
  eachKindOnce: 'Chaque type une seule fois, s’il vous plaît.',
  notAnAddress: 'Ce n’est pas une adresse.',
  nameDevice: 'Donnez un nom à cet appareil.',
  noMeal: 'Écrivez d’abord un repas : cette semaine n’en contient aucun.',
  libraryFull: (most) =>
    `La bibliothèque est pleine : elle contient ${inDigits(most)} plans. Retirez-en d’abord un.`,
  exactDays: (count) => `Une semaine a exactement ${count} jours.`,
  enterName: 'Saisissez un nom.',
  tagHasLetter: 'Un mot-clé contient au moins une lettre.',
  mostTags: (most) => `${most} mots-clés au plus.`,
  enterTimeOfMeal: 'Indiquez une heure au format HH:MM.',
  weightAbove0: 'Indiquez un poids supérieur à 0.',
  heightAbove0: 'Indiquez une taille supérieure à 0.',
  atMost: (most) => `${inDigits(most)} au maximum.`,
  atLeast: (least) => `Au moins ${least}.`,
  atMostOfThem: (most) => `Au plus ${inDigits(most)}.`,
  atLeastOfThem: (least) => `Au moins ${inDigits(least)}.`,
  enterSomething: 'Saisissez quelque chose ici.',
  hasToBe: {
    string: 'Il faut un texte ici.',
    number: 'Il faut un nombre ici.',
    int: 'Il faut un nombre entier ici.',
    boolean: 'Il faut vrai ou faux ici.',
    array: 'Il faut une liste ici.',
    object: 'Il faut un objet ici.',
  },
  hasToBeOneOf: (values) => `Choisissez l’une de ces valeurs : ${values}.`,
  notAllowedHere: 'Ce n’est pas permis ici.',
  eachOnce: 'Choisissez chacune une seule fois.',
  stressRange: 'Le niveau de stress est un nombre entier de 1 à 10.',
  stepsOfTenth: 'Avancez par pas de 0,1.',
  heightBetween: (least, most, unit) =>
    `La taille va de ${inDigits(least)} à ${inDigits(most)} ${unit}.`,
  didYouMeanHeight: (height) => `Vouliez-vous dire ${height} ?`,
  heightUnusual: (height) => `${height}, c’est inhabituel. Est-ce exact ?`,
  writeWhatWasTalked: 'Notez ce dont vous avez parlé.',
  enterNumber: 'Saisissez un nombre.',
};
