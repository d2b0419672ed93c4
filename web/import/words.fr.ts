import { inDigits, listed, numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  tooLarge: (size, most) =>
    `Ce fichier fait ${size} ; nous lisons jusqu’à ${most}. Copiez la partie avec le plan dans un autre fichier ou collez-la ici.`,
  emptyFile: 'Ce fichier est vide. Choisissez celui du plan.',
  locked:
    'Ce fichier est protégé par un mot de passe. Ouvrez-le dans son logiciel, enregistrez-le sans mot de passe et choisissez-le à nouveau.',
  oldOffice:
    'C’est un fichier d’une ancienne version d’Office (.xls ou .doc). Ouvrez-le et enregistrez-le en .xlsx ou .docx, ou copiez le tableau et collez-le ici.',
  pdf: 'C’est un PDF, où les tableaux sont seulement dessinés. Ouvrez-le, copiez le tableau et collez-le ici, ou choisissez le fichier Word ou Excel d’origine.',
  picture:
    'C’est une image ; nous ne pouvons pas lire les mots d’une image. Choisissez le fichier Word ou Excel, ou collez le plan en texte.',
  otherKind:
    'Ce n’est ni une feuille de calcul, ni un document Word, ni un tableau en texte. Choisissez un fichier .xlsx, .docx, .csv ou .tsv, ou collez le tableau ici.',
  otherZip:
    'C’est une archive sans feuille de calcul ni document Word. Décompressez-la et choisissez le fichier du plan.',
  zipBeginning: (name) =>
    `C’est une archive sans feuille de calcul ni document Word : elle commence par « ${name} ». Décompressez-la et choisissez le fichier du plan.`,
  pagesOrNumbers:
    'Ce fichier vient de Numbers, Pages ou OpenOffice. Exportez-le en .xlsx ou .docx, ou copiez le tableau et collez-le ici.',
  broken:
    'Ce fichier est endommagé : il s’arrête trop tôt ou a été modifié en route. Enregistrez-le à nouveau dans son logiciel, ou copiez le tableau et collez-le ici.',
  bomb: (most) =>
    `Décompressé, ce fichier dépasse ${most}, bien plus qu’un plan. Rien n’a été lu. Copiez seulement le tableau et collez-le ici.`,
  entities:
    'Ce fichier définit ses propres mots (une DTD), ce qu’aucun logiciel Office ne fait. Rien n’a été lu. Enregistrez-le à nouveau dans son logiciel.',
  tooManySheets: (count, most) =>
    `Ce classeur a ${inDigits(count)} feuilles ; nous en lisons jusqu’à ${inDigits(most)}. Copiez les feuilles du plan dans un autre classeur.`,
  tooManyCells: (most) =>
    `Il y a plus de ${inDigits(most)} cellules avec du texte ; une semaine en a 64. Copiez la partie avec le plan dans un autre fichier ou collez-la ici.`,
  fileTooLong: (name, size, seconds) =>
    `« ${name} » fait ${size} et n’a pas été compris en ${inDigits(seconds)} secondes ; la lecture a été arrêtée. Copiez seulement le tableau du plan et collez-le ici.`,
  pasteTooLong: (characters, seconds) =>
    `Le texte collé a ${inDigits(characters)} caractères et n’a pas été compris en ${inDigits(seconds)} secondes ; la lecture a été arrêtée. Copiez seulement le tableau du plan et collez-le ici.`,
  fileStopped: (name, size) =>
    `« ${name} » fait ${size} et n’a pas pu être lu jusqu’au bout dans ce navigateur. Copiez seulement le tableau du plan et collez-le ici.`,
  pasteStopped: (characters) =>
    `Le texte collé a ${inDigits(characters)} caractères et n’a pas pu être lu jusqu’au bout dans ce navigateur. Copiez seulement le tableau du plan et collez-le ici.`,
  cannotStart:
    'Impossible de charger le lecteur de plans. Vérifiez votre connexion, rechargez la page et choisissez le plan à nouveau.',
  fileGone: (name) =>
    `« ${name} » ne peut plus être ouvert : il a été déplacé, modifié ou supprimé. Choisissez-le à nouveau.`,
  hiddenRows: (count) => numbered(count, { one: '# ligne masquée', other: '# lignes masquées' }),
  hiddenColumns: (count) =>
    numbered(count, { one: '# colonne masquée', other: '# colonnes masquées' }),
  hiddenSheets: (count) =>
    numbered(count, { one: '# feuille masquée', other: '# feuilles masquées' }),
  hiddenNotRead: (parts) => `Non lu : ${listed(parts)}.`,
};
