import { inDigits, numbered } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  endsBeforeItBegins: (day) => `${day}: Das Ende muss nach dem Beginn liegen.`,
  shorterThanSlot: (day, minutes) =>
    `${day}: Diese Zeit ist kürzer als ein Termin von ${inDigits(minutes)} Minuten.`,
  hoursOverlap: (day, from, to) =>
    `${day}: Diese Zeit überschneidet sich mit ${from}–${to}. Fasse beide zusammen oder lass eine Lücke.`,
  clockSkipsIt: 'Bei der Zeitumstellung fällt diese Uhrzeit aus. Wähle eine andere.',
  notOffered: 'Diese Zeit wird nicht mehr angeboten. Wähle eine andere.',
  slotTaken: 'Diese Zeit ist schon vergeben. Wähle eine andere.',
  elsewhereThen:
    'Zu dieser Zeit gibt es schon einen Termin bei einer anderen Person der Praxis. Wähle eine andere.',
  noHours: 'Es werden noch keine Zeiten angeboten. Schreib eine Nachricht für einen Termin.',
  coachingOver:
    'Deine Betreuung ist zu Ende, du kannst nicht buchen. Schreib deiner Ernährungsberatung, um weiterzumachen.',
  coachingPaused:
    'Deine Betreuung ist pausiert, du kannst nicht buchen. Schreib deiner Ernährungsberatung.',
  enoughAhead: (most) =>
    `Du hast schon ${inDigits(most)} Termine vor dir. Sag einen ab, um einen neuen zu buchen.`,
  wasCancelled: 'Dieser Termin wurde abgesagt. Buche einen neuen.',
  isOver: 'Dieser Termin ist vorbei und lässt sich nicht mehr ändern.',
  tooLate: (hours) =>
    numbered(hours, {
      one: 'Ändern geht bis 1 Stunde vorher. Schreib jetzt deiner Ernährungsberatung.',
      other: 'Ändern geht bis # Stunden vorher. Schreib jetzt deiner Ernährungsberatung.',
    }),
  isPast: 'Diese Zeit ist vorbei. Wähle eine spätere.',
  tooFarAhead: 'Wähle einen Tag in den nächsten zwei Jahren.',
  enterQuarter: 'Gib eine Uhrzeit zur Viertelstunde ein, zum Beispiel 09:15.',
  wholeNumber: (least, most) =>
    `Gib eine ganze Zahl von ${inDigits(least)} bis ${inDigits(most)} ein.`,
  chooseCustomer: 'Wähle eine Kundin oder einen Kunden.',
  chooseLength: 'Wähle eine Dauer aus der Liste.',
  linkIsHttps: 'Gib eine ganze Adresse ein, die mit https:// beginnt.',
  closedReversed: 'Der letzte freie Tag darf nicht vor dem ersten liegen.',
  calendarRange: 'Frag höchstens 35 Tage auf einmal ab.',
  tooManyHours: 'Das sind zu viele Zeiten. Fasse einige zusammen.',
  tooManyClosed: 'Das sind zu viele freie Tage. Entferne vergangene.',
  enterHours: 'Gib Zeiten zur Viertelstunde ein, zum Beispiel 9:00–12:00, 14:00–17:00.',
  appointment: 'Termin',
  appointmentWith: (name) => `Termin mit ${name}`,
  cancelledEvent: (title) => `Abgesagt: ${title}`,
};
