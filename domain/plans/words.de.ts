import { inDigits, numbered, plural } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  timings: {
    'Early morning': 'Früher Morgen',
    Breakfast: 'Frühstück',
    'Mid-morning': 'Vormittag',
    Lunch: 'Mittagessen',
    Afternoon: 'Nachmittag',
    'Evening snack': 'Abendsnack',
    Dinner: 'Abendessen',
    Bedtime: 'Vor dem Schlafen',
  },
  or: 'oder',
  mealOfNumber: (number) => `Mahlzeit ${number}`,
  copyOf: (name) => `Kopie von ${name}`,
  dietPlan: 'Ernährungsplan',

  mealOfDay: (weekday, meal) => `${meal} am ${weekday}`,
  timingOf: (meal) => `Zeit von ${meal}`,
  name: 'Name',
  dates: 'Zeitraum',
  notes: 'Notizen',
  firstAndMore: (first, more) => `${first} und ${inDigits(more)} weitere`,
  became: (before, after) => `${before} → ${after}`,
  blank: 'leer',
  mealChange: (day, meal, change) => `${day}, ${meal}: ${change}`,
  timingChange: (number, change) => `Zeit von Mahlzeit ${number}: ${change}`,
  nameChange: (change) => `Name: ${change}`,
  firstDayChange: (change) => `Erster Tag: ${change}`,
  lastDayChange: (change) => `Letzter Tag: ${change}`,
  notesChanged: 'Die Notizen wurden geändert.',
  mealsSinceYouLooked: (count) =>
    numbered(count, {
      one: '1 Mahlzeit ist neu, seit du zuletzt hier warst',
      other: '# Mahlzeiten sind neu, seit du zuletzt hier warst',
    }),
  planSinceYouLooked: 'Dein Plan hat sich geändert, seit du zuletzt hier warst',

  conflicts: (count, name) =>
    plural(count, {
      one: `1 Mahlzeit passt nicht zu den Einschränkungen von ${name || 'dieser Person'}`,
      other: `${inDigits(count)} Mahlzeiten passen nicht zu den Einschränkungen von ${name || 'dieser Person'}`,
    }),
  acceptedOn: (day, reason) => `Akzeptiert am ${day}: „${reason}“`,
  namesAllergen: (food, allergen) => `${food}: ${allergen}`,
  usuallyWith: (food, allergen) => `${food}: meist mit ${allergen}`,
  conflictsWith: (food, way) => `${food}: passt nicht zu „${way}“`,
  conflictsWithNo: (food, own) => `${food}: passt nicht zu „Ohne ${own}“`,
  theyDislike: (food, disliked) => `${food}: Abneigung gegen „${disliked}“`,
  suggestionConflicts:
    'Diese Mahlzeit passt nicht zu den Einschränkungen der Person. Trag sie selbst in den Plan ein und gib dort den Grund an.',
  heldMeals: (conflict, first, more) =>
    more === 0
      ? `${conflict}: ${first}.`
      : `${conflict}: ${first} und ${more === 1 ? 'eine' : inDigits(more)} weitere.`,
  giveReason: 'Gib einen Grund an, um ihn trotzdem hochzuladen.',
  giveMoreDetail: 'Schreib bitte etwas genauer, warum.',

  selectCustomer: 'Wähle bitte eine Person aus.',
  customerNotFound: 'Die gewählte Person wurde nicht gefunden.',
  customerPaused:
    'Der Ernährungsplan kann nicht hochgeladen werden: Die Betreuung ist gerade pausiert. Setz sie zuerst unter „Kund:innen“ fort.',
  customerExpired:
    'Der Ernährungsplan kann nicht hochgeladen werden: Die Betreuung ist abgelaufen. Ändere zuerst ihr Enddatum unter „Kund:innen“.',
  span: (from, to) => `${from} bis ${to}`,
  takesDays: (count, days, name) =>
    plural(count, {
      one: `${days} ist schon in „${name}“ geplant; dieser Plan würde den Tag übernehmen.`,
      other: `${days} sind schon in „${name}“ geplant; dieser Plan würde diese Tage übernehmen.`,
    }),
  hasNoMeals: (days) => `Der Plan hat keine Mahlzeiten, er wäre leer: ${days}.`,
  isPast: (last) => `Alle Tage des Plans sind vorbei: Der letzte war der ${last}.`,
  endsLate: (seventh, after) =>
    `Mahlzeiten sind bis ${seventh} geplant, dem siebten Tag; für ${after} hat dieser Plan keine.`,
  afterPeriod: (end, last) => `Die Betreuung endet am ${end}; diese Wochen gehen bis ${last}.`,
  quoted: (name) => `„${name}“`,
  daysLogged: (days, plans) =>
    plural(days, {
      one: `Zu ${plans} ist schon ein Tag eingetragen.`,
      other: `Zu ${plans} sind schon ${inDigits(days)} Tage eingetragen.`,
    }),
  changedSinceUpload: (count, plans) =>
    plural(count, {
      one: `${plans} wurde seit dem Hochladen geändert.`,
      other: `${plans} wurden seit dem Hochladen geändert.`,
    }),
  nothingTakenBack:
    'Es wurde nichts zurückgenommen. Du kannst jeden Plan unter „Vorhandene Pläne“ löschen; eingetragene Tage behalten ihre Mahlzeiten.',

  exactMeals: (count) => `Ein Tag hat genau ${count} Mahlzeiten.`,
  exactTimings: (count) => `Ein Plan hat genau ${count} Mahlzeitennamen.`,
  exactDays: (count) => `Ein Plan hat genau ${count} Tage.`,
  enterName: 'Gib dem Plan einen Namen.',
  daysInOrder: 'Die sieben Tage müssen ab dem Startdatum aufeinanderfolgen.',
  chooseWeek: 'Wähle mindestens eine Woche aus.',
  mostWeeks: (most) => `Höchstens ${most} Wochen auf einmal.`,
  weeksInOrder: 'Die Wochen müssen aufeinanderfolgen, ohne sich zu überschneiden.',
  nameOnePlan: 'Nenne mindestens einen Plan.',
  mostPlans: (most) => `Höchstens ${most} Pläne auf einmal.`,
  mostCharacters: (most) => `Höchstens ${most} Zeichen.`,
  noVersion: 'Das ist keine Version.',
};
