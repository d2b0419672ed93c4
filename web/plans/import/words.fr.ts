import { inDigits, numbered, plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  importPlan: 'Importer un plan',
  reading: 'Lecture…',
  howToChoose:
    'Choisissez un fichier Excel, Word, CSV ou TSV, déposez-le ici, ou collez un tableau, une page web ou une discussion. Tout est lu dans ce navigateur ; rien n’est envoyé.',
  file: 'Fichier',
  pasteHere: 'Coller ici',
  tableOrChat: 'Un tableau ou une discussion',
  importIt: 'L’importer',
  keepAsPasted: 'Laisser tel quel',
  looksLikePlan: 'On dirait un plan. L’import met chaque repas à sa place.',
  weekOfNumber: (number) => `Semaine ${number}`,
  daysGo: 'Les jours sont',
  across: 'en colonnes',
  down: 'en lignes',
  firstDay: 'Premier jour',
  firstDayOn: (day) => `Premier jour, ${day}`,
  weekdays: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  fileDates: (from, to) => `Utiliser les dates du fichier : du ${from} au ${to}`,
  didNotWork: 'Cela n’a pas marché. La semaine ci-dessous n’a pas changé.',
  oneOfWeeks: (count) => `Une semaine sur ${inDigits(count)}.`,
  takeOver: 'Utiliser ce plan',
  toCheck: 'À vérifier',
  cellsToCheck: (count, why) => `${numbered(count, { one: '# case', other: '# cases' })} : ${why}`,
  weekToUse: 'Semaine à utiliser',
  check: 'à vérifier',
  intoNotes: 'Va dans les notes',
  notImported: 'Non importé',
  titleAndCount: (title, count) => `${title} (${inDigits(count)})`,
  addTheseToo: 'Ajouter aussi ceci aux notes',
  meals: (count) => `${inDigits(count)} repas`,
  mealsOnDays: (meals, count) =>
    `${meals} sur ${numbered(count, { one: '# jour', other: '# jours' })}`,
  numberToCheck: (count) => `${inDigits(count)} à vérifier`,
  numberLeft: (count) => `non importés : ${inDigits(count)}, voir ci-dessous`,
  found: (parts) => `${parts.join(', ')}.`,
  replacesMeals: (count) =>
    plural(count, {
      one: 'Cela remplace la semaine du plan : 1 repas sera retiré.',
      other: `Cela remplace la semaine du plan : ${inDigits(count)} repas seront retirés.`,
    }),
  imported: (meals) => `Importé : ${meals}. Pour revenir en arrière : « Annuler l’action ».`,
  importedLeft: (meals, left) =>
    `Importé : ${meals} ; non repris : ${inDigits(left)}. Pour revenir en arrière : « Annuler l’action ».`,
};
