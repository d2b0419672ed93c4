import { inDigits } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  printedTitle: (days) => `Einkaufsliste, ${days}`,
  notLoaded: 'Die Einkaufsliste konnte nicht geladen werden.',
  daysToShopFor: 'Tage für den Einkauf',
  thisWeek: 'Diese Woche',
  nextWeek: 'Nächste Woche',
  chooseDays: 'Tage wählen',
  noDays: 'Keine Tage',
  addSomething: 'Etwas hinzufügen',
  full: 'Die Liste ist voll. Entferne zuerst einen deiner Einträge.',
  copyAsText: 'Als Text kopieren',
  untickAll: 'Alle Häkchen entfernen',
  remove: (name) => `${name} entfernen`,
  addedByYou: 'Von dir hinzugefügt',
  andMore: (amount) => `${amount} und mehr`,
  inBasket: (ticked, all) =>
    ticked === all && all > 0
      ? `Alle ${inDigits(all)} im Korb`
      : `${inDigits(ticked)} von ${inDigits(all)} im Korb`,
  kept: 'Häkchen und eigene Einträge bleiben auf diesem Gerät, bis du dich abmeldest oder die Woche endet.',
  notKept:
    'Dieser Browser kann nicht mehr speichern. Häkchen und eigene Einträge gelten nur für diesen Besuch.',
  noPlan: {
    title: 'Kein Plan für diese Tage',
    text: 'Zutaten erscheinen hier, sobald es einen Plan gibt. Bis dahin kannst du selbst etwas hinzufügen.',
  },
  nothingToBuy: {
    title: 'Nichts einzukaufen für diese Tage',
    text: 'Für diese Mahlzeiten musst du nichts einkaufen. Du kannst selbst etwas hinzufügen.',
  },
  groups: {
    vegetables: 'Gemüse',
    fruit: 'Obst',
    grains: 'Brot und Getreide',
    dairy: 'Milchprodukte und Eier',
    meat: 'Fleisch und Fisch',
    pulses: 'Hülsenfrüchte und Nüsse',
    drinks: 'Getränke',
    spices: 'Gewürze und Öle',
    dishes: 'Gerichte',
    other: 'Sonstiges',
  },
};
