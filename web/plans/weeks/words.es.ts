import { inDigits, numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  severalWeeks: 'El mismo plan para varias semanas',
  nameOfWeek: (number, days) => `Nombre de la semana ${number}, ${days}`,
  uploadWeeks: (count) => numbered(count, { one: 'Subir # semana', other: 'Subir # semanas' }),
  uploadThese: '¿Subir estos planes?',
  inTurnWith: 'Alternando con',
  noOther: 'Ningún otro plan',
  planAndDays: (name, days) => `${name}, ${days}`,
  otherNotLoaded: 'No se pudo cargar el otro plan.',
  uploadedBefore:
    'Estas semanas ya se habían subido. Cierra esto para verlas en «Planes existentes».',
  nothingUploaded: 'No se ha subido nada.',
  cannotTell: 'No sabemos si estas semanas se han subido.',
  severalWeeksFor: (whose) => `Varias semanas para ${whose}:`,
  notTakenBackOf: (whose) => `No se pudieron retirar las semanas de ${whose}.`,
  notTakenBack: 'No se pudieron retirar estas semanas.',
  takeBack: (count) => numbered(count, { one: 'Retirarla', other: 'Retirar # semanas' }),
  inFormAgain: 'Lo que escribiste está de nuevo en el formulario.',
  keptFor: (whose) =>
    `Lo que escribiste se conserva y se ofrece en el formulario del plan de ${whose}.`,
  nothingLeft: 'No quedaba nada que retirar.',
  someTakenBack: (taken, all) =>
    `Se han retirado ${inDigits(taken)} de ${inDigits(all)} planes: los demás ya no estaban.`,
  allTakenBack: (count) => numbered(count, { one: 'Plan retirado.', other: '# planes retirados.' }),
  uploaded: (count) => numbered(count, { one: 'Plan subido.', other: '# planes subidos.' }),
  uploadedFor: (count, whose) =>
    `${numbered(count, { one: 'Plan subido', other: '# planes subidos' })} para ${whose}.`,
  typedSinceKept: 'Lo escrito desde entonces sigue en el formulario.',
};
