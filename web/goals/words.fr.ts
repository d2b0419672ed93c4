import { inDigits, numbered, plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

const weeks = (count: number): string =>
  numbered(count, { one: 'une semaine', other: '# semaines' });

const capital = (words: string) => words.slice(0, 1).toUpperCase() + words.slice(1);

export const say: typeof english = {
  yourGoals: 'Vos objectifs',
  openGoals: 'Objectifs en cours',
  earlierGoals: 'Objectifs passés',
  failedToFetch: 'Impossible de charger les objectifs.',
  failedToSave: 'Impossible d’enregistrer l’objectif.',
  failedToFetchChanges: 'Impossible de charger les modifications.',
  couldNotBeSaved: 'Impossible d’enregistrer.',
  changedLook: 'L’objectif a changé. Regardez-le à nouveau.',

  underWay: (count) =>
    numbered(count, { one: 'Un objectif est en cours.', other: '# objectifs sont en cours.' }),
  noneYet: {
    customer: 'Pas encore d’objectif. Fixez le vôtre, votre diététicien·ne le verra aussi.',
    dietician: 'Pas encore d’objectif. Proposez-en un, votre client·e l’accepte.',
  },
  setGoal: 'Fixer un objectif',
  end: 'Terminer',
  drop: 'Abandonner',
  editNamed: (goal) => `Modifier ${goal}`,
  endNamed: (goal) => `Terminer ${goal}`,
  dropNamed: (goal) => `Abandonner ${goal}`,
  newDate: 'Nouvelle date',

  kinds: {
    adherence: 'Repas comme prévu',
    water: 'Eau',
    sleep: 'Sommeil',
    habit: 'Une habitude',
  },
  goalOf: (kind, target) => `${kind} : ${target}`,
  goalOfDays: (kind, target) => `${kind} : ${target} par jour`,
  habitOf: {
    day: (habit, count) => (count === 1 ? habit : `${habit}, ${inDigits(count)} fois par jour`),
    week: (habit, count) => `${habit}, ${inDigits(count)} fois par semaine`,
  },

  editGoal: (goal) => `Modifier « ${goal} »`,
  newGoal: 'Nouvel objectif',
  about: 'Sujet',
  choose: 'Choisir…',
  whatYouDo: 'Ce que vous faites',
  walkAfterLunch: 'Une marche après le déjeuner',
  howOften: 'Combien de fois',
  eachDay: 'Chaque jour',
  target: 'Cible',
  a: 'Par',
  spans: { day: 'jour', week: 'semaine' },
  ofTheMeals: '% des repas',
  asMeasured: 'selon la mesure',
  begins: 'Début',
  reason: 'Raison',
  reasonIsKept: 'C’est hors des limites sûres. Votre raison est conservée avec l’objectif.',
  reasonSoFar: (reason) =>
    `Votre raison jusqu’ici : « ${reason} ». Écrivez-en une autre si l’objectif va plus loin.`,
  inUnit: (unit) => `En ${unit}, s’il vous plaît.`,
  outdated: 'Cet objectif a changé. Seules vos modifications ici sont enregistrées.',
  saveGoal: 'Enregistrer l’objectif',
  goalSaved: 'Objectif enregistré.',
  goalSet: 'Objectif fixé.',

  moves: {
    accepted: { act: 'Accepter', done: 'Objectif accepté.', about: '' },
    declined: {
      act: 'Refuser',
      done: 'Objectif refusé.',
      about: 'Dites pourquoi, si vous voulez. Cela aide à en trouver un qui convient mieux.',
    },
    ended: {
      act: 'Terminer',
      done: 'Objectif terminé.',
      about: 'Terminez cet objectif s’il est accompli. Il reste dans la liste avec son historique.',
    },
    dropped: {
      act: 'Abandonner',
      done: 'Objectif abandonné.',
      about:
        'Abandonnez cet objectif si vous y renoncez. Il reste dans la liste avec son historique.',
    },
  },
  askedOf: {
    accepted: (goal) => `Accepter « ${goal} »`,
    declined: (goal) => `Refuser « ${goal} »`,
    ended: (goal) => `Terminer « ${goal} »`,
    dropped: (goal) => `Abandonner « ${goal} »`,
  },
  inYourWords: 'Avec vos mots',
  newDateFor: (goal) => `Nouvelle date pour « ${goal} »`,
  saveDate: 'Enregistrer la date',

  by: (day) => `d’ici au ${day}`,
  outsideSafeRange: (reason) => `Hors des limites sûres : ${reason}`,
  reached: '{reached} {goal}, le {day}.',
  youReachedIt: 'Objectif atteint !',
  doneToday: 'Fait aujourd’hui',
  doneOfToday: (count, of) => `${count} sur ${of} aujourd’hui`,

  reachedOn: (day) => `Atteint le ${day}.`,
  beginsOn: (day) => `Commence le ${day}.`,
  sentence: (far, pace) => `${capital(far && pace ? `${far} ; ${pace}` : far || pace)}.`,
  overdue: (far) =>
    `${far ? `${capital(far)}. ` : ''}La date est passée. Donnez-lui plus de temps, ou terminez-le.`,
  wayDone: (done, way) => `${inDigits(done)} sur ${way}`,
  timesThisWeek: (count, of) => `${count} fois sur ${of} ces 7 derniers jours`,
  beginsToday: 'commence aujourd’hui',
  daysReached: (count, needed) =>
    `${count} ${plural(count, { one: 'jour réussi', other: 'jours réussis' })} sur ${needed}`,
  daysOnTrack: (count, of) =>
    `${count} ${plural(count, { one: 'jour', other: 'jours' })} sur ${of}, en bonne voie`,
  nothingMeasured: 'rien de mesuré pour l’instant',
  notMeasuredSince: (day) => `aucune mesure depuis le ${day}`,
  still: 'ne change presque pas en ce moment',
  away: 's’éloigne de l’objectif en ce moment',
  paceUnknown: 'deux mesures à une semaine d’écart montrent le rythme',
  arrives: {
    customer: (day, early) => `à ce rythme, vous y serez le ${day}, ${early}`,
    dietician: (day, early) => `à ce rythme, l’objectif sera atteint le ${day}, ${early}`,
  },
  inTime: 'à temps',
  someDaysLate: 'quelques jours après la date',
  weeksEarly: (count) => `${weeks(count)} en avance`,
  weeksLate: (count) => `${weeks(count)} après la date`,

  notAccepted: 'Votre client·e ne l’a pas encore accepté.',
  notSeenByYou: 'Fixé par votre client·e. Vous ne l’avez pas encore vu.',
  notSeenByDietician: 'Votre diététicien·ne ne l’a pas encore vu. Il compte quand même.',
  changedByDietician: 'Modifié par votre diététicien·ne.',
  proposedByDietician: 'Proposé par votre diététicien·ne.',

  closedOn: {
    reached: (day) => `Atteint le ${day}`,
    ended: (day) => `Terminé le ${day}`,
    dropped: (day) => `Abandonné le ${day}`,
    declined: (day) => `Refusé le ${day}`,
  },
  quoted: (words) => `« ${words} »`,
  acceptedOn: (day) => `Accepté le ${day}`,
  whatItWas: 'Avant',
  numbersChanged: 'Les chiffres ont été modifiés.',
  valuesSame: 'Les valeurs n’ont pas changé.',
  wasAll: (parts) => parts.join(', '),
  wasFromValue: (start) => `à partir de ${start}`,
  changedOn: {
    customer: (day) => `(modifié le ${day} par un·e client·e)`,
    dietician: (day) => `(modifié le ${day} par un·e diététicien·ne)`,
  },
  changedBy: (day, name) => `(modifié le ${day} par ${name})`,
};
