import { inDigits, listed, numbered, plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  tooLarge: (size, most) =>
    `Diese Datei hat ${size}; gelesen werden bis zu ${most}. Kopiere den Teil mit dem Plan in eine eigene Datei oder füge ihn hier ein.`,
  emptyFile: 'Diese Datei ist leer. Wähle die mit dem Plan.',
  locked:
    'Diese Datei ist mit einem Passwort geschützt. Öffne sie in ihrem Programm, speichere sie ohne Passwort und wähle sie noch einmal.',
  oldOffice:
    'Das ist eine Datei aus einer alten Office-Version (.xls oder .doc). Öffne sie und speichere sie als .xlsx oder .docx, oder kopiere die Tabelle hierher.',
  pdf: 'Das ist ein PDF, darin sind Tabellen nur gezeichnet. Öffne es, kopiere die Tabelle und füge sie hier ein, oder wähle die Word- oder Excel-Datei dazu.',
  picture:
    'Das ist ein Bild; Wörter in Bildern können wir nicht lesen. Wähle die Word- oder Excel-Datei oder füge den Plan als Text ein.',
  otherKind:
    'Das ist weder eine Tabelle noch ein Word-Dokument noch eine Texttabelle. Wähle eine Datei mit .xlsx, .docx, .csv oder .tsv oder füge die Tabelle hier ein.',
  otherZip:
    'Das ist ein Archiv ohne Tabelle oder Word-Dokument. Entpacke es und wähle die Datei mit dem Plan.',
  zipBeginning: (name) =>
    `Das ist ein Archiv ohne Tabelle oder Word-Dokument: Es beginnt mit „${name}“. Entpacke es und wähle die Datei mit dem Plan.`,
  pagesOrNumbers:
    'Diese Datei stammt aus Numbers, Pages oder OpenOffice. Exportiere sie als .xlsx oder .docx, oder kopiere die Tabelle hierher.',
  broken:
    'Diese Datei ist beschädigt: Sie endet zu früh oder wurde unterwegs verändert. Speichere sie in ihrem Programm noch einmal, oder kopiere die Tabelle hierher.',
  bomb: (most) =>
    `Entpackt hat diese Datei mehr als ${most}, viel mehr als ein Plan. Nichts davon wurde gelesen. Kopiere nur die Tabelle und füge sie hier ein.`,
  entities:
    'Diese Datei definiert eigene Wörter (eine DTD), was kein Office-Programm tut. Nichts davon wurde gelesen. Speichere sie in ihrem Programm noch einmal.',
  tooManySheets: (count, most) =>
    `Diese Arbeitsmappe hat ${inDigits(count)} Blätter; gelesen werden bis zu ${inDigits(most)}. Kopiere die Blätter mit dem Plan in eine eigene Mappe.`,
  tooManyCells: (most) =>
    `Darin sind mehr als ${inDigits(most)} Zellen mit Text; eine Woche hat 64. Kopiere den Teil mit dem Plan in eine eigene Datei oder füge ihn hier ein.`,
  fileTooLong: (name, size, seconds) =>
    `„${name}“ hat ${size} und war nach ${inDigits(seconds)} Sekunden nicht gelesen, darum haben wir aufgehört. Kopiere nur die Tabelle mit dem Plan und füge sie hier ein.`,
  pasteTooLong: (characters, seconds) =>
    `Der eingefügte Text hat ${inDigits(characters)} Zeichen und war nach ${inDigits(seconds)} Sekunden nicht gelesen, darum haben wir aufgehört. Kopiere nur die Tabelle mit dem Plan und füge sie hier ein.`,
  fileStopped: (name, size) =>
    `„${name}“ hat ${size} und konnte in diesem Browser nicht zu Ende gelesen werden. Kopiere nur die Tabelle mit dem Plan und füge sie hier ein.`,
  pasteStopped: (characters) =>
    `Der eingefügte Text hat ${inDigits(characters)} Zeichen und konnte in diesem Browser nicht zu Ende gelesen werden. Kopiere nur die Tabelle mit dem Plan und füge sie hier ein.`,
  cannotStart:
    'Das Einlesen konnte nicht starten. Prüfe deine Verbindung, lade die Seite neu und wähle den Plan noch einmal.',
  fileGone: (name) =>
    `„${name}“ lässt sich nicht mehr öffnen: Die Datei wurde verschoben, geändert oder gelöscht. Wähle sie noch einmal.`,
  hiddenRows: (count) =>
    numbered(count, { one: '# ausgeblendete Zeile', other: '# ausgeblendete Zeilen' }),
  hiddenColumns: (count) =>
    numbered(count, { one: '# ausgeblendete Spalte', other: '# ausgeblendete Spalten' }),
  hiddenSheets: (count) =>
    numbered(count, { one: '# ausgeblendetes Blatt', other: '# ausgeblendete Blätter' }),
  hiddenNotRead: (parts, count) =>
    plural(count, {
      one: `${listed(parts)} wurde nicht gelesen.`,
      other: `${listed(parts)} wurden nicht gelesen.`,
    }),
};
