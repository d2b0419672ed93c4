import { numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  targets: 'Zielwerte',
  targetsFor: (name) => `Zielwerte für ${name}`,
  lead: 'Was ein Tag enthalten soll. Lass ein Feld leer, wenn es keinen Zielwert gibt.',
  notLoaded: 'Die Zielwerte konnten nicht geladen werden.',
  noneSet: 'Noch keine festgelegt',
  setTargets: 'Zielwerte festlegen',
  changeTargets: 'Zielwerte ändern',
  customerSees: 'Die Person sieht, was jeder Tag enthält',
  within: (percent) => `±${percent} %`,
  asMeant: {
    about: (amount) => amount,
    least: (amount) => `mindestens ${amount}`,
    most: (amount) => `höchstens ${amount}`,
  },
  kinds: { about: 'etwa', least: 'mindestens', most: 'höchstens' },
  inUnit: (nutrient, unit) => `${nutrient}, ${unit}`,
  meantAs: (nutrient) => `${nutrient}: etwa, mindestens oder höchstens`,
  anotherNutrient: 'Weiteren Nährwert hinzufügen',
  choose: 'Auswählen',
  tolerance: 'Erlaubte Abweichung, %',
  toleranceHint: 'Tage, die weiter von einem Zielwert entfernt sind, werden markiert.',
  showsCustomer: 'Der Person zeigen, was jeder Tag enthält',
  showsCustomerHint:
    'Sie sieht Energie, Eiweiß, Kohlenhydrate, Fett und Ballaststoffe. Sind Zahlen ausgeblendet, sieht sie keine.',
  save: 'Zielwerte speichern',
  saved: 'Zielwerte gespeichert.',
  notSaved: (reason) => `Die Zielwerte wurden nicht gespeichert. ${reason}`,
  savedBySomebodyElse: 'Inzwischen hat jemand anderes diese Zielwerte gespeichert.',
  suggest: 'Nach einer Formel vorschlagen',
  suggestion: 'Vorschlag',
  profileNotLoaded: 'Das Profil konnte nicht geladen werden. Versuch es noch einmal.',
  calculated: (resting, factor, perKg) =>
    `Berechnet aus ${resting} kcal Ruheumsatz (Mifflin-St Jeor 1990) × ${factor} und ${perKg} g Eiweiß pro kg.`,
  sexes: { male: 'männlich', female: 'weiblich' },
  restingFrom: (kcal, body) =>
    `${kcal} kcal Ruheumsatz nach Mifflin-St Jeor (Am J Clin Nutr 1990): ${body}.`,
  body: (sex, age, kg, cm) => `${sex}, ${age} Jahre, ${kg} kg, ${cm} cm`,
  factor: 'Aktivitätsfaktor',
  factorHint:
    'Aus dem Profil. FAO/WHO/UNU 2004: leicht 1,40–1,69, aktiv 1,70–1,99, sehr aktiv 2,00–2,40.',
  factorUnknown:
    'Das Profil sagt nichts dazu. FAO/WHO/UNU 2004: leicht 1,40–1,69, aktiv 1,70–1,99, sehr aktiv 2,00–2,40.',
  perKg: 'Eiweiß, g pro kg',
  perKgHint: 'EFSA 2012: 0,83 für Erwachsene. ESPEN 2019: mindestens 1 ab 65 Jahren.',
  suggestionHint:
    'Damit bleibt das Gewicht gleich. Fett liefert 30 % der Energie (EFSA 2010), dazu 25 g Ballaststoffe. Gleich es mit Erkrankungen und Zielen ab.',
  amountOf: (nutrient, amount) => `${nutrient} ${amount}`,
  useThese: 'Übernehmen',
  missing: (parts) => `Noch kein Vorschlag: Im Profil fehlt ${parts}.`,
  missingParts: {
    weight: 'das Gewicht',
    height: 'die Größe',
    dateOfBirth: 'das Geburtsdatum',
    gender: 'das Geschlecht',
  },
  noFormula: {
    'under-age': 'Kein Vorschlag: Die Formel gilt für Erwachsene, die Person ist unter 18.',
    pregnancy: 'Kein Vorschlag: Die Formel passt nicht in Schwangerschaft und Stillzeit.',
    sex: 'Kein Vorschlag: Die Formel kennt nur männliche und weibliche Werte. Gib eigene ein.',
    build:
      'Kein Vorschlag: Die Formel passt nicht bei einem Body-Mass-Index unter 17 oder über 42. Prüf Größe und Gewicht.',
  },
  fitPortions: 'Portionen an den Zielwert anpassen',
  fit: 'Portionen anpassen',
  fitHint: 'Nur Mengen in Ziffern ändern sich. „Rückgängig“ nimmt es zurück.',
  allFit: 'Jeder Tag, der sich beurteilen lässt, ist im Ziel.',
  notByPortions: 'Portionen allein reichen dafür nicht. Ändere zuerst die Mahlzeiten.',
  fromTo: (before, after) => `${before} → ${after}`,
  changeMeals: (count) =>
    numbered(count, { one: '# Mahlzeit ändern', other: '# Mahlzeiten ändern' }),
  changedMeals: (count) =>
    numbered(count, {
      one: '# Mahlzeit geändert. „Rückgängig“ nimmt es zurück.',
      other: '# Mahlzeiten geändert. „Rückgängig“ nimmt es zurück.',
    }),
  todayContains: 'Was dein heutiger Tag enthält',
  daysContain: 'Was deine Tage enthalten',
  containHint: 'Berechnet aus Lebensmitteltabellen. Was sich nicht zählen ließ, fehlt.',
};
