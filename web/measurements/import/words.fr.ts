import { inDigits, numbered, plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

const quoted = (names: readonly string[]): string => names.map((name) => `« ${name} »`).join(', ');

export const say: typeof english = {
  importOf: (kind) => `Importer : ${kind.toLowerCase()}`,
  about:
    'Un fichier CSV de Withings, Renpho, Fitbit ou d’une autre balance, ou le vôtre avec une date et une valeur par ligne. Vous voyez tout avant d’enregistrer.',
  csvFile: 'Fichier CSV',
  imported: (count) =>
    numbered(count, { one: '# valeur importée.', other: '# valeurs importées.' }),
  failedToImport: 'Impossible d’importer. Rien n’a été enregistré.',

  valuesFrom: 'Valeurs de la colonne « {column} ».',
  notRead: 'Non lu : {names}',
  names: (names, more) =>
    more > 0 ? `${quoted(names)} et ${inDigits(more)} de plus.` : `${quoted(names)}.`,
  howDatesWritten: 'Comment les dates sont-elles écrites ?',
  readInTwoWays: (date) => `${date} peut se lire de deux façons`,
  dayFirst: 'Le jour d’abord',
  monthFirst: 'Le mois d’abord',
  unitNotNamed: 'Le fichier ne l’indique pas.',
  nothingGood: 'Aucune ligne ne peut être importée.',
  nothingNew: 'Tout ce fichier est déjà là.',
  newValues: (count) => numbered(count, { one: '# nouvelle valeur', other: '# nouvelles valeurs' }),
  andKnown: (count) => `, ${inDigits(count)} déjà là`,
  andRefused: (count) => numbered(count, { one: ', # refusée', other: ', # refusées' }),
  firstValues: 'Premières valeurs',
  valueOf: (when, value) => `${when} : ${value}`,
  refusedRows: 'Lignes refusées',
  row: (line, why) => `Ligne ${line} : ${why}`,
  moreRows: (count) => numbered(count, { one: 'et # ligne de plus', other: 'et # lignes de plus' }),
  unusualValues: 'Valeurs inhabituelles',
  importUnusual: (count) =>
    plural(count, {
      one: 'C’est exact : l’importer aussi',
      other: 'C’est exact : les importer aussi',
    }),

  tooLarge: 'Ce fichier dépasse 1 Mo. Exportez une période plus courte, ou divisez-le.',
  tooMany: (most) =>
    `Ce fichier a plus de ${inDigits(most)} lignes. Exportez une période plus courte, ou divisez-le.`,
  notText: 'Ce n’est pas un fichier CSV. Exportez les mesures en CSV et choisissez ce fichier.',
  empty: 'Ce fichier est vide.',
  noDateColumn: 'Ce fichier n’a pas de colonne de dates.',
  datesMixed:
    'Les dates de ce fichier sont écrites de deux façons : le jour d’abord, et le mois d’abord. Écrivez-les AAAA-MM-JJ.',
  noColumnOf: (kind) => `Ce fichier n’a pas de colonne pour : ${kind.toLowerCase()}.`,
  noColumnAmong: (kind, columns) =>
    `Ce fichier n’a pas de colonne pour : ${kind.toLowerCase()}. Il y a : ${quoted(columns)}.`,
  noneOf: (kind) => `Ce fichier n’a aucune valeur pour : ${kind.toLowerCase()}.`,
  twoUnits: (units) =>
    `Ce fichier a des valeurs en ${units.join(' et en ')}. Divisez-le, pour une seule unité par fichier.`,
  decimalCommas: 'Avec des virgules décimales, séparez les colonnes par des points-virgules.',
  someUnits:
    'Certaines valeurs de ce fichier ont une unité et d’autres non. Écrivez-la partout, ou nulle part.',
  unknownUnit: (unit, kind, units) =>
    `Ce fichier a des valeurs en « ${unit} ». Ici, ${kind.toLowerCase()} s’écrit en ${units.join(' ou en ')}.`,
  noDate: 'pas de date valable',
  noNumber: 'pas de nombre supérieur à 0',
  noUnit: 'une unité inconnue ici',
  rowsWithoutHeading: 'lignes sans titre',
};
