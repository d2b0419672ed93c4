import { inDigits, numbered, plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  severalWeeks: 'Le même plan pour plusieurs semaines',
  nameOfWeek: (number, days) => `Nom de la semaine ${number}, ${days}`,
  uploadWeeks: (count) =>
    numbered(count, { one: 'Envoyer # semaine', other: 'Envoyer # semaines' }),
  uploadThese: 'Envoyer ces plans ?',
  inTurnWith: 'En alternance avec',
  noOther: 'Aucun autre plan',
  planAndDays: (name, days) => `${name}, ${days}`,
  otherNotLoaded: 'Impossible de charger l’autre plan.',
  uploadedBefore:
    'Ces semaines ont déjà été envoyées. Fermez ceci pour les voir dans « Plans existants ».',
  nothingUploaded: 'Rien n’a été envoyé.',
  cannotTell: 'Nous ne savons pas si ces semaines ont été envoyées.',
  severalWeeksFor: (whose) => `Plusieurs semaines pour ${whose} :`,
  notTakenBackOf: (whose) => `Impossible de retirer les semaines de ${whose}.`,
  notTakenBack: 'Impossible de retirer ces semaines.',
  takeBack: (count) => numbered(count, { one: 'La retirer', other: 'Retirer # semaines' }),
  inFormAgain: 'Ce que vous avez écrit est de nouveau dans le formulaire.',
  keptFor: (whose) =>
    `Ce que vous avez écrit est gardé et proposé dans le formulaire du plan de ${whose}.`,
  nothingLeft: 'Il ne restait rien à retirer.',
  someTakenBack: (taken, all) =>
    `${inDigits(taken)} ${plural(taken, { one: 'plan retiré', other: 'plans retirés' })} sur ${inDigits(all)} : les autres n’existaient plus.`,
  allTakenBack: (count) => numbered(count, { one: 'Plan retiré.', other: '# plans retirés.' }),
  uploaded: (count) => numbered(count, { one: 'Plan envoyé.', other: '# plans envoyés.' }),
  uploadedFor: (count, whose) =>
    `${numbered(count, { one: 'Plan envoyé', other: '# plans envoyés' })} pour ${whose}.`,
  typedSinceKept: 'Ce qui a été tapé depuis est encore dans le formulaire.',
};
