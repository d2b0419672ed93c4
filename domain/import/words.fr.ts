import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  noText: 'Il n’y a pas de texte. Choisissez un fichier avec un plan ou collez le tableau ici.',
  noPlan:
    'Il y a du texte, mais ni jours ni repas. Nommez les jours (lundi ou jour 1) et les repas (petit-déjeuner, déjeuner), puis réessayez.',
  tooMuch: (texts, most) =>
    `Il contient ${inDigits(texts)} cellules et lignes de texte ; nous en lisons jusqu’à ${inDigits(most)}. Collez seulement la partie avec le plan.`,
  tooManyWeeks: (weeks, most) =>
    `Il contient ${inDigits(weeks)} semaines ; ${inDigits(most)} au plus à la fois. Copiez celles qu’il vous faut dans un nouveau fichier.`,
  week: (number) => `Semaine ${number}`,
  why: {
    unplaced: 'Nous n’avons trouvé ni jour ni repas pour ceci.',
    noDay: 'Nous n’avons trouvé aucun jour pour ceci.',
    mixed: 'Il y a peut-être plusieurs repas ici.',
    emptyMeal: 'Rien ne suit ce nom de repas : c’est peut-être un plat.',
    hidden: 'Masqué dans le classeur.',
    otherHeading: 'Un autre titre pour le même repas.',
    longHeading: 'Le titre d’un jour avec d’autre texte.',
    copied: 'Identique à un autre repas, d’où il est copié.',
    mayRefer: 'Cela renvoie à un autre repas : vérifiez lequel.',
    notFound: 'Cela renvoie à un repas introuvable.',
    oneDay: 'Le plan ne nomme aucun jour : c’est seulement dans le premier.',
    displaced: 'Un autre repas occupe la place de celui-ci : vérifie où il va.',
    shared: 'Deux repas ont été réunis ici.',
    mealUnnamed: 'Sans titre de repas : placé selon l’ordre.',
    noMealName: 'Sans nom de repas : placé selon l’ordre.',
    otherDay: 'Cette ligne ne nomme aucun jour : c’est peut-être un autre jour.',
    unknownRow: 'Ligne inconnue : ajoutée au repas du dessus.',
    daysUnnamed: 'Sans titres de jours : placés selon l’ordre.',
    unknownDay: 'Jour inconnu : placé selon l’ordre.',
    unknownMeal: 'Repas inconnu : placé selon l’ordre.',
    maybeRemark: 'C’est peut-être une remarque, pas une partie du repas.',
    maybeHeading: 'C’est peut-être le titre d’autre chose.',
    again: 'Ce jour a déjà ce repas : il est peut-être d’un autre jour.',
    ownTime: 'Cela commence par une heure : c’est peut-être un autre repas.',
    ownMeal: 'C’est peut-être le nom d’un autre repas.',
    omitted: 'Une image ou un fichier absent de la discussion.',
    besidePlan: 'Texte à côté du plan.',
    besideDay: 'Texte à côté d’un jour : ajouté aux notes.',
    remark: 'Une remarque : ajoutée aux notes.',
    abovePlan: 'Texte au-dessus du plan : ajouté aux notes.',
    numbers: 'Seulement des nombres.',
    otherTable: 'Un tableau sans jours ni repas.',
  },
};
