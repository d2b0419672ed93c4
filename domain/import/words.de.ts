import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  noText: 'Darin steht kein Text. Wähle eine Datei mit einem Plan oder füge die Tabelle hier ein.',
  noPlan:
    'Darin steht Text, aber ohne Tage und Mahlzeiten. Schreib die Tage (Montag oder Tag 1) und die Mahlzeiten (Frühstück, Mittagessen) dazu und versuch es noch einmal.',
  tooMuch: (texts, most) =>
    `Darin sind ${inDigits(texts)} Zellen und Zeilen mit Text; wir lesen bis zu ${inDigits(most)}. Füge nur den Teil mit dem Plan ein.`,
  tooManyWeeks: (weeks, most) =>
    `Darin sind ${inDigits(weeks)} Wochen; höchstens ${inDigits(most)} passen auf einmal. Kopiere die, die du brauchst, in eine neue Datei.`,
  week: (number) => `Woche ${number}`,
  why: {
    unplaced: 'Dafür haben wir weder Tag noch Mahlzeit gefunden.',
    noDay: 'Dafür haben wir keinen Tag gefunden.',
    mixed: 'Darin könnte mehr als eine Mahlzeit stehen.',
    emptyMeal: 'Unter diesem Mahlzeitennamen steht nichts: Es könnte ein Gericht sein.',
    hidden: 'In der Arbeitsmappe ausgeblendet.',
    otherHeading: 'Eine andere Überschrift für dieselbe Mahlzeit.',
    longHeading: 'Die Überschrift eines Tages mit mehr Text.',
    copied: 'Wie eine andere Mahlzeit: von dort kopiert.',
    mayRefer: 'Das verweist auf eine andere Mahlzeit: Prüfe, auf welche.',
    notFound: 'Das verweist auf eine Mahlzeit, die wir nicht gefunden haben.',
    oneDay: 'Der Plan nennt keinen Tag: Das steht nur am ersten.',
    displaced: 'Den Platz dieser Mahlzeit hat eine andere: Prüfe, wohin sie gehört.',
    shared: 'Hier wurden zwei Mahlzeiten zu einer.',
    mealUnnamed: 'Keine Überschrift für die Mahlzeit: nach der Reihenfolge eingeordnet.',
    noMealName: 'Ohne Namen der Mahlzeit: nach der Reihenfolge eingeordnet.',
    otherDay: 'Diese Zeile nennt keinen Tag: Es könnte ein anderer sein.',
    unknownRow: 'Unbekannter Zeilenname: zur Mahlzeit darüber hinzugefügt.',
    daysUnnamed: 'Keine Überschriften für die Tage: nach der Reihenfolge eingeordnet.',
    unknownDay: 'Unbekannter Tag: nach der Reihenfolge eingeordnet.',
    unknownMeal: 'Unbekannte Mahlzeit: nach der Reihenfolge eingeordnet.',
    maybeRemark: 'Das könnte eine Bemerkung sein, nicht Teil der Mahlzeit.',
    maybeHeading: 'Das könnte die Überschrift von etwas anderem sein.',
    again: 'Dieser Tag hat die Mahlzeit schon: Sie könnte zu einem anderen Tag gehören.',
    ownTime: 'Das beginnt mit einer Uhrzeit: Es könnte eine andere Mahlzeit sein.',
    ownMeal: 'Das könnte der Name einer anderen Mahlzeit sein.',
    omitted: 'Ein Bild oder eine Datei, die im Chat fehlt.',
    besidePlan: 'Text neben dem Plan.',
    besideDay: 'Text neben einem Tag: zu den Notizen hinzugefügt.',
    remark: 'Eine Bemerkung: zu den Notizen hinzugefügt.',
    abovePlan: 'Text über dem Plan: zu den Notizen hinzugefügt.',
    numbers: 'Nur Zahlen.',
    otherTable: 'Eine Tabelle ohne Tage und Mahlzeiten.',
  },
};
