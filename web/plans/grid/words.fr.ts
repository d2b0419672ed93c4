import { inDigits, plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  weekTable: 'Sept jours, huit repas par jour',
  daysOfPlan: 'Jours du plan',
  timing: 'Horaire',
  over: ', passé',
  today: 'aujourd’hui',
  undoIt: 'Pour revenir en arrière : « Annuler l’action ».',
  copyDayTo: (day) => `Copier ${day} vers…`,
  copyTo: 'Copier le jour vers…',
  allOtherDays: 'Tous les autres jours',
  swapWith: (day) => `Échanger avec ${day}`,
  clearDay: 'Vider ce jour',
  nothingToCopy: 'Rien à copier : ils sont identiques.',
  copiedDay: (day, to) =>
    `${day} copié vers ${to}. Pour revenir en arrière : « Annuler l’action ».`,
  copiedToOthers: (day) =>
    `${day} copié vers les autres jours. Pour revenir en arrière : « Annuler l’action ».`,
  nothingToSwap: 'Rien à échanger : ils sont identiques.',
  swapped: (day, other) =>
    `${day} et ${other} échangés. Pour revenir en arrière : « Annuler l’action ».`,
  clearedDay: (day) => `${day} vidé. Pour revenir en arrière : « Annuler l’action ».`,
  alternatives: (count) => `${inDigits(count)} alternatives au choix`,
  charactersOf: (length, most) => `${length} caractères sur ${most}`,
  mealsOn: (day, count) => `${day}, ${inDigits(count)} repas`,
  done: 'Fait',
  mealsUsedBefore: 'Repas déjà utilisés',
  sameAllWeek: 'C’est déjà pareil toute la semaine.',
  repeatedAllWeek: 'Répété toute la semaine.',
  copyRight: 'Copier à droite',
  repeatAllWeek: 'Répéter toute la semaine',
  addAlternative: 'Ajouter une alternative',
  lineWithOr: '(une ligne avec « ou »)',
  findAndReplace: 'Rechercher et remplacer',
  redo: 'Rétablir',
  keys: 'Touches',
  replacedIn: (count) =>
    plural(count, {
      one: 'Remplacé dans un repas. Pour revenir en arrière : « Annuler l’action ».',
      other: `Remplacé dans ${inDigits(count)} repas. Pour revenir en arrière : « Annuler l’action ».`,
    }),
  findTitle: 'Rechercher et remplacer dans cette semaine',
  find: 'Rechercher',
  noMealHas: 'Aucun repas ne le contient.',
  replaceWith: 'Remplacer par',
  replaceAll: 'Tout remplacer',
  keysTitle: 'Touches dans la semaine',
  writingInCell: 'Écrire dans une case',
  choosingCells: 'Choisir plusieurs cases',
  onMac: 'Sur Mac, Cmd fait ce que Ctrl fait avec une lettre.',
  writing: {
    nextMeal: 'au repas suivant du jour',
    sameMeal: 'au même repas du lendemain',
    nextCell: 'à la case suivante, au bord du texte',
    nextAtOnce: 'à la case suivante directement',
    firstAndLast: 'au premier et au dernier repas de la semaine',
    newLine: 'une nouvelle ligne',
    editCell: 'modifie le texte d’une case atteinte au clavier ; taper le remplace',
    undoCell: 'annule ce qui a été tapé dans la case',
    copyRight: 'copie la case à droite',
    repeat: 'répète le repas toute la semaine',
    undoRedo: 'annuler, rétablir',
  },
  choosing: {
    fromEdge: 'choisir des cases, depuis le bord du texte',
    asFar: 'choisir jusqu’au bout de la semaine',
    byMouse: 'choisir à la souris',
    selectCell: 'choisit la case s’il n’y a rien à annuler',
    all: 'choisit toutes les cases',
    copyCutPaste: 'copier, couper, coller',
    clear: 'vide la sélection',
    fill: 'remplir vers le bas, remplir à droite',
    replaceText: 'remplace le texte de la première case choisie',
    back: 'revenir à l’écriture dans la case',
  },
  presses: {
    drag: 'Glisser',
    shiftClick: 'Maj+clic',
    twice: 'Ctrl+A deux fois',
    anyLetter: 'Une lettre',
  },
  chosen: (rows, columns, count) =>
    plural(count, {
      one: `${rows}, ${columns} : ${inDigits(count)} case choisie`,
      other: `${rows}, ${columns} : ${inDigits(count)} cases choisies`,
    }),
  fromTo: (first, last) => `${first} à ${last}`,
  nothingToClear: 'Rien à vider.',
  nothingToFill: 'Rien à remplir.',
  besideLeftOut: 'Le texte à côté du tableau n’a pas été repris.',
  copiedCells: (count) =>
    plural(count, {
      one: `${inDigits(count)} case copiée.`,
      other: `${inDigits(count)} cases copiées.`,
    }),
  cutCells: (count) =>
    plural(count, {
      one: `${inDigits(count)} case coupée.`,
      other: `${inDigits(count)} cases coupées.`,
    }),
  clearedCells: (count) =>
    plural(count, {
      one: `${inDigits(count)} case vidée.`,
      other: `${inDigits(count)} cases vidées.`,
    }),
  filledCells: (count) =>
    plural(count, {
      one: `${inDigits(count)} case remplie.`,
      other: `${inDigits(count)} cases remplies.`,
    }),
  pastedCells: (count) =>
    plural(count, {
      one: `${inDigits(count)} case collée.`,
      other: `${inDigits(count)} cases collées.`,
    }),
  repeatedCells: (count) =>
    plural(count, {
      one: `Répété dans ${inDigits(count)} case.`,
      other: `Répété dans ${inDigits(count)} cases.`,
    }),
  cellsDidNotFit: (count) =>
    plural(count, {
      one: `${inDigits(count)} case ne rentrait pas dans la semaine.`,
      other: `${inDigits(count)} cases ne rentraient pas dans la semaine.`,
    }),
  contains: 'Contient',
  printContents: 'Imprimer ce que contient chaque journée',
};
