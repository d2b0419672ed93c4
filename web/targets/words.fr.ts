import { numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  targets: 'Valeurs cibles',
  targetsFor: (name) => `Valeurs cibles pour ${name}`,
  lead: 'Ce qu’une journée devrait contenir. Laissez un champ vide s’il n’y a pas de cible.',
  notLoaded: 'Les valeurs cibles n’ont pas pu être chargées.',
  noneSet: 'Aucune pour l’instant',
  setTargets: 'Fixer les cibles',
  changeTargets: 'Modifier les cibles',
  customerSees: 'La personne voit ce que contient chaque journée',
  within: (percent) => `±${percent} %`,
  asMeant: {
    about: (amount) => amount,
    least: (amount) => `au moins ${amount}`,
    most: (amount) => `au plus ${amount}`,
  },
  kinds: { about: 'environ', least: 'au moins', most: 'au plus' },
  inUnit: (nutrient, unit) => `${nutrient}, ${unit}`,
  meantAs: (nutrient) => `${nutrient} : environ, au moins ou au plus`,
  anotherNutrient: 'Ajouter un autre nutriment',
  choose: 'Choisir',
  tolerance: 'Écart permis, %',
  toleranceHint: 'Les journées plus éloignées d’une cible sont signalées.',
  showsCustomer: 'Montrer à la personne ce que contient chaque journée',
  showsCustomerHint:
    'Énergie, protéines, glucides, lipides et fibres. Si les chiffres sont masqués, rien n’est montré.',
  save: 'Enregistrer les cibles',
  saved: 'Valeurs cibles enregistrées.',
  notSaved: (reason) => `Les valeurs cibles n’ont pas été enregistrées. ${reason}`,
  savedBySomebodyElse: 'Quelqu’un d’autre a enregistré ces valeurs cibles entre-temps.',
  suggest: 'Proposer d’après une formule',
  suggestion: 'Proposition',
  profileNotLoaded: 'Le profil n’a pas pu être chargé. Réessayez.',
  calculated: (resting, factor, perKg) =>
    `Calculé d’après ${resting} kcal au repos (Mifflin-St Jeor 1990) × ${factor} et ${perKg} g de protéines par kg.`,
  sexes: { male: 'homme', female: 'femme' },
  restingFrom: (kcal, body) =>
    `${kcal} kcal au repos, d’après Mifflin-St Jeor (Am J Clin Nutr 1990) : ${body}.`,
  body: (sex, age, kg, cm) => `${sex}, ${age} ans, ${kg} kg, ${cm} cm`,
  factor: 'Facteur d’activité',
  factorHint:
    'D’après le profil. FAO/OMS/UNU 2004 : légère 1,40–1,69, active 1,70–1,99, intense 2,00–2,40.',
  factorUnknown:
    'Le profil ne le dit pas. FAO/OMS/UNU 2004 : légère 1,40–1,69, active 1,70–1,99, intense 2,00–2,40.',
  perKg: 'Protéines, g par kg',
  perKgHint: 'EFSA 2012 : 0,83 pour les adultes. ESPEN 2019 : au moins 1 à partir de 65 ans.',
  suggestionHint:
    'Le poids reste ainsi stable. Les lipides fournissent 30 % de l’énergie (EFSA 2010), avec 25 g de fibres. Comparez avec les problèmes de santé et les objectifs.',
  amountOf: (nutrient, amount) => `${nutrient} ${amount}`,
  useThese: 'Utiliser ces valeurs',
  missing: (parts) => `Pas encore de proposition : il manque au profil ${parts}.`,
  missingParts: {
    weight: 'le poids',
    height: 'la taille',
    dateOfBirth: 'la date de naissance',
    gender: 'le sexe',
  },
  noFormula: {
    'under-age':
      'Pas de proposition : la formule vaut pour les adultes, et la personne a moins de 18 ans.',
    pregnancy: 'Pas de proposition : la formule ne convient ni à la grossesse ni à l’allaitement.',
    sex: 'Pas de proposition : la formule ne connaît que les valeurs d’homme et de femme. Saisissez les vôtres.',
    build:
      'Pas de proposition : la formule ne convient pas à un indice de masse corporelle inférieur à 17 ou supérieur à 42. Vérifiez la taille et le poids.',
  },
  fitPortions: 'Adapter les portions à la cible',
  fit: 'Adapter les portions',
  fitHint: 'Seules les quantités en chiffres changent. « Annuler l’action » revient en arrière.',
  allFit: 'Toutes les journées que l’on peut juger sont dans la cible.',
  notByPortions: 'Les portions seules n’y suffisent pas. Changez d’abord les repas.',
  fromTo: (before, after) => `${before} → ${after}`,
  changeMeals: (count) => numbered(count, { one: 'Modifier # repas', other: 'Modifier # repas' }),
  changedMeals: (count) =>
    numbered(count, {
      one: '# repas modifié. « Annuler l’action » revient en arrière.',
      other: '# repas modifiés. « Annuler l’action » revient en arrière.',
    }),
  todayContains: 'Ce que contient votre journée',
  daysContain: 'Ce que contiennent vos journées',
  containHint: 'Calculé avec des tables d’aliments. Ce qui n’a pas pu être compté n’y est pas.',
};
