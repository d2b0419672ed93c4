import type { say as english } from './words.ts';

export const say: typeof english = {
  measurement: 'Mesure',
  measuredValues: 'Valeurs mesurées',
  allMeasurements: 'Toutes les mesures',
  failedToLoad: 'Impossible de charger les mesures.',
  failedToSave: 'Impossible d’enregistrer la mesure.',
  failedToDelete: 'Impossible de supprimer la mesure.',
  addWeight: 'Ajouter un poids',
  add: (kind) => `Ajouter : ${kind.toLowerCase()}`,
  last: (value, day) => `Dernière : ${value}, ${day}`,
  savedValue: (value) => `${value} : enregistré.`,
  measurementSaved: 'Mesure enregistrée.',
  measurementDeleted: 'Mesure supprimée.',
  sureToDelete: 'Voulez-vous vraiment supprimer cette mesure ?',
  editOne: (measurement) => `Modifier ${measurement}`,
  deleteOne: (measurement) => `Supprimer ${measurement}`,
  nothingYet: 'Rien de mesuré pour l’instant',
  appearsHere: (kind) =>
    `« ${kind} » apparaîtra ici dès la première saisie, à la main ou depuis le fichier d’une balance.`,
  import: 'Importer',
  downloadCsv: 'Télécharger en CSV',
  notOffered: (kind) => `${kind} (n’est plus proposé)`,

  note: 'Note',
  use: (value) => `Utiliser ${value}`,
  changeIt: 'Modifier',
  yes: (value) => `Oui, ${value}`,

  hiddenValue: 'Enregistré',
  dieticianWhoHasLeft: 'Diététicien·ne ayant quitté le cabinet',
  valueOfDay: (value, day) => `${value} (${day})`,

  numbersHidden:
    'Les chiffres sont masqués ici. Ce que vous saisissez est enregistré, et votre diététicien·ne le voit.',
  hideNumbers: 'Masquer les chiffres du poids, du corps et de l’énergie',
  hidesOwn:
    'Vous les saisissez toujours sans les voir ; votre diététicien·ne les voit. Chacun de vous peut désactiver ce réglage.',
  hidesTheirs:
    'Votre client·e ne voit aucun chiffre sur le poids, le corps ou l’énergie ; vous, si. Chacun de vous peut désactiver ce réglage.',
  failedToChange: 'Impossible de modifier ce réglage.',

  calculated: 'Calculs',
  bmi: 'IMC',
  bmiHow: 'poids en kg ÷ (taille en m)², avec le dernier poids. Source : {source}.',
  who: 'Organisation mondiale de la santé',
  changeAWeek: 'Évolution par semaine',
  changeHow:
    'La pente de la droite qui passe par les moyennes de chaque jour des 28 derniers jours, par les moindres carrés.',
  notShown: {
    'birth-unknown': {
      own: 'Non affiché : votre profil n’indique pas votre date de naissance.',
      theirs: 'Non affiché : le profil n’indique pas de date de naissance.',
    },
    'under-age': 'Non affiché avant 18 ans.',
    pregnancy: 'Non affiché pendant la grossesse et l’allaitement.',
    'no-weight': 'Non affiché : il n’y a pas encore de poids.',
    'no-height': {
      own: 'Non affiché : votre profil n’indique pas votre taille.',
      theirs: 'Non affiché : le profil n’indique pas de taille.',
    },
    'out-of-bounds': 'Non affiché : le poids ou la taille semble erroné.',
    'too-few':
      'Non affiché : il faut des poids sur trois jours, répartis sur deux des quatre dernières semaines.',
  },

  kinds: 'Types de mesures',
  openKinds: 'Types de mesures',
  failedToLoadKinds: 'Impossible de charger les types.',
  builtIn:
    'Le poids, le tour de taille et d’autres sont déjà là. Ajoutez ce que votre cabinet mesure en plus.',
  ownKinds: 'Vos propres types',
  newName: 'Nouveau nom',
  addKind: 'Ajouter un type',
  inUnit: (unit) => `en ${unit}`,
  rename: 'Renommer',
  retire: 'Retirer',
  offerAgain: 'Proposer à nouveau',
  renameKind: (kind) => `Renommer ${kind}`,
  saveNameOf: (kind) => `Enregistrer le nom de ${kind}`,
  retireKind: (kind) => `Retirer ${kind}`,
  offerKind: (kind) => `Proposer ${kind} à nouveau`,
};
