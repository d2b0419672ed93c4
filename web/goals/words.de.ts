import { inDigits, numbered, plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

const weeks = (count: number): string => numbered(count, { one: 'eine Woche', other: '# Wochen' });

const times = (count: number): string =>
  plural(count, { one: 'einmal', other: count === 2 ? 'zweimal' : `${inDigits(count)}-mal` });

export const say: typeof english = {
  yourGoals: 'Deine Ziele',
  openGoals: 'Offene Ziele',
  earlierGoals: 'Frühere Ziele',
  failedToFetch: 'Die Ziele konnten nicht geladen werden.',
  failedToSave: 'Das Ziel konnte nicht gespeichert werden.',
  failedToFetchChanges: 'Die Änderungen konnten nicht geladen werden.',
  couldNotBeSaved: 'Das konnte nicht gespeichert werden.',
  changedLook: 'Das Ziel hat sich geändert. Schau es dir bitte noch einmal an.',

  underWay: (count) => numbered(count, { one: 'Ein Ziel läuft.', other: '# Ziele laufen.' }),
  noneYet: {
    customer: 'Noch keine Ziele. Setz dir selbst eins; deine Ernährungsberatung sieht es auch.',
    dietician: 'Noch keine Ziele. Du schlägst eins vor, und dein:e Kund:in nimmt es an.',
  },
  setGoal: 'Ziel setzen',
  end: 'Beenden',
  drop: 'Aufgeben',
  editNamed: (goal) => `${goal} bearbeiten`,
  endNamed: (goal) => `${goal} beenden`,
  dropNamed: (goal) => `${goal} aufgeben`,
  newDate: 'Neues Datum',

  kinds: {
    adherence: 'Mahlzeiten wie geplant',
    water: 'Wasser',
    sleep: 'Schlaf',
    habit: 'Eine Gewohnheit',
  },
  goalOf: (kind, target) => `${kind}: ${target}`,
  goalOfDays: (kind, target) => `${kind}: ${target} am Tag`,
  habitOf: {
    day: (habit, count) => (count === 1 ? habit : `${habit}, ${times(count)} am Tag`),
    week: (habit, count) => `${habit}, ${times(count)} in der Woche`,
  },

  editGoal: (goal) => `„${goal}“ bearbeiten`,
  newGoal: 'Neues Ziel',
  about: 'Worum geht es?',
  choose: 'Auswählen …',
  whatYouDo: 'Was du tust',
  walkAfterLunch: 'Ein Spaziergang nach dem Mittagessen',
  howOften: 'Wie oft',
  eachDay: 'Jeden Tag',
  target: 'Ziel',
  a: 'Pro',
  spans: { day: 'Tag', week: 'Woche' },
  ofTheMeals: '% der Mahlzeiten',
  asMeasured: 'wie gemessen',
  begins: 'Beginn',
  reason: 'Grund',
  reasonIsKept: 'Das liegt außerhalb des sicheren Bereichs. Dein Grund wird beim Ziel gespeichert.',
  reasonSoFar: (reason) =>
    `Dein bisheriger Grund: „${reason}“ Schreib einen neuen, wenn das neue Ziel darüber hinausgeht.`,
  inUnit: (unit) => `Bitte in ${unit}.`,
  outdated: 'Dieses Ziel hat sich geändert. Gespeichert wird nur, was du hier änderst.',
  saveGoal: 'Ziel speichern',
  goalSaved: 'Ziel gespeichert.',
  goalSet: 'Ziel gesetzt.',

  moves: {
    accepted: { act: 'Annehmen', done: 'Ziel angenommen.', about: '' },
    declined: {
      act: 'Ablehnen',
      done: 'Ziel abgelehnt.',
      about: 'Schreib gern, warum. So findet ihr leichter eins, das besser passt.',
    },
    ended: {
      act: 'Beenden',
      done: 'Ziel beendet.',
      about:
        'Beende dieses Ziel, wenn es geschafft ist. Es bleibt mit seinem Verlauf in der Liste.',
    },
    dropped: {
      act: 'Aufgeben',
      done: 'Ziel aufgegeben.',
      about:
        'Gib dieses Ziel auf, wenn es nicht mehr gilt. Es bleibt mit seinem Verlauf in der Liste.',
    },
  },
  askedOf: {
    accepted: (goal) => `„${goal}“ annehmen`,
    declined: (goal) => `„${goal}“ ablehnen`,
    ended: (goal) => `„${goal}“ beenden`,
    dropped: (goal) => `„${goal}“ aufgeben`,
  },
  inYourWords: 'In deinen Worten',
  newDateFor: (goal) => `Neues Datum für „${goal}“`,
  saveDate: 'Datum speichern',

  by: (day) => `bis ${day}`,
  outsideSafeRange: (reason) => `Außerhalb des sicheren Bereichs: ${reason}`,
  reached: '{reached} {goal}, am {day}.',
  youReachedIt: 'Du hast es geschafft.',
  doneToday: 'Heute erledigt',
  doneOfToday: (count, of) => `Heute ${count} von ${of}`,

  reachedOn: (day) => `Erreicht am ${day}.`,
  beginsOn: (day) => `Beginnt am ${day}.`,
  sentence: (far, pace) => (far && pace ? `${far}. ${pace}.` : `${far || pace}.`),
  overdue: (far) =>
    `${far ? `${far}. ` : ''}Das Datum ist vorbei. Gib dem Ziel mehr Zeit oder beende es.`,
  wayDone: (done, way) => `${inDigits(done)} von ${way}`,
  timesThisWeek: (count, of) => `${count} von ${of} Mal in den letzten 7 Tagen`,
  beginsToday: 'Beginnt heute',
  daysReached: (count, needed) =>
    `${count} von ${plural(needed, { one: '1 Tag', other: `${needed} Tagen` })} erreicht`,
  daysOnTrack: (count, of) =>
    `${count} von ${plural(of, { one: '1 Tag', other: `${of} Tagen` })}, gut dabei`,
  nothingMeasured: 'Noch nichts gemessen',
  notMeasuredSince: (day) => `Kein Messwert seit ${day}`,
  still: 'Ändert sich gerade kaum',
  away: 'Entfernt sich gerade vom Ziel',
  paceUnknown: 'Zwei Messwerte mit einer Woche Abstand zeigen das Tempo',
  arrives: {
    customer: (day, early) => `Bei diesem Tempo bist du am ${day} am Ziel, ${early}`,
    dietician: (day, early) => `Bei diesem Tempo ist es am ${day} erreicht, ${early}`,
  },
  inTime: 'rechtzeitig',
  someDaysLate: 'einige Tage nach dem Datum',
  weeksEarly: (count) => `${weeks(count)} früher`,
  weeksLate: (count) => `${weeks(count)} nach dem Datum`,

  notAccepted: 'Noch nicht angenommen.',
  notSeenByYou: 'Von deiner Kundin oder deinem Kunden gesetzt. Du hast es noch nicht gesehen.',
  notSeenByDietician: 'Deine Ernährungsberatung hat es noch nicht gesehen. Es zählt trotzdem.',
  changedByDietician: 'Von deiner Ernährungsberatung geändert.',
  proposedByDietician: 'Von deiner Ernährungsberatung vorgeschlagen.',

  closedOn: {
    reached: (day) => `Erreicht am ${day}`,
    ended: (day) => `Beendet am ${day}`,
    dropped: (day) => `Aufgegeben am ${day}`,
    declined: (day) => `Abgelehnt am ${day}`,
  },
  quoted: (words) => `„${words}“`,
  acceptedOn: (day) => `Angenommen am ${day}`,
  whatItWas: 'Wie es vorher war',
  numbersChanged: 'Die Zahlen wurden geändert.',
  valuesSame: 'Die Werte sind gleich geblieben.',
  wasAll: (parts) => parts.join(', '),
  wasFromValue: (start) => `von ${start}`,
  changedOn: {
    customer: (day) => `(geändert am ${day} von einer Kundin oder einem Kunden)`,
    dietician: (day) => `(geändert am ${day} von der Ernährungsberatung)`,
  },
  changedBy: (day, name) => `(geändert am ${day} von ${name})`,
};
