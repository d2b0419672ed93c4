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
  timeIn: (place) => `heure de ${place}`,
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
};
