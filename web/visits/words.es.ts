import { inDigits, plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  visits: 'Visitas',
  searchVisits: 'Buscar visitas',
  addVisit: 'Añadir visita',
  noneMatch: 'Ninguna visita coincide.',
  noneYet: 'Aún no hay visitas anotadas',
  noneYetHint: 'Anota la fecha, de qué se habló y el próximo paso. Solo lo ven los dietistas.',
  found: (count) =>
    count === 0
      ? 'No se encontró ninguna visita.'
      : plural(count, {
          one: '1 visita encontrada.',
          other: `${inDigits(count)} visitas encontradas.`,
        }),
  loadFailed: 'No se pudieron cargar las visitas.',

  today: 'hoy',
  inDays: (days) => plural(days, { one: 'mañana', other: `dentro de ${inDigits(days)} días` }),
  daysAgo: (days) => plural(days, { one: 'ayer', other: `hace ${inDigits(days)} días` }),
  planned: 'Prevista',
  visitOf: (date) => `Visita del ${date}`,
  nextStep: 'Próximo paso',
  editVisitOf: (date) => `Editar la visita del ${date}`,

  deleteVisitOf: (date) => `Eliminar la visita del ${date}`,
  deleteAsked: '¿Seguro que quieres eliminar esta visita?',
  deleteFailed: 'No se pudo eliminar la visita.',
  deleted: 'Visita eliminada.',

  newVisit: 'Nueva visita',
  editVisit: 'Editar visita',
  savedBySomebodyElse: 'Otra persona ha guardado esta visita.',
  date: 'Fecha de la visita',
  talkedAbout: 'De qué se habló',
  saveVisit: 'Guardar visita',
  saveFailed: 'No se pudo guardar la visita.',
  saved: 'Visita guardada.',
  writeRecord: 'Escribir registro',
  newRecord: 'Nuevo registro',
  chooseHeadings: 'Cambiar los títulos',
  templateNotLoaded: 'No se pudieron cargar los títulos.',
  headings: 'Títulos de los registros nuevos',
  headingsLabel: 'Títulos',
  headingsHint: (most) =>
    `Uno por línea, como máximo ${inDigits(most)}. Los registros escritos conservan los suyos.`,
  headingsSaved: 'Títulos guardados.',
  headingsFailed: 'Los títulos no se guardaron.',
  figures: 'Datos del día',
  figuresNotLoaded: 'No se pudieron cargar los datos del día.',
  weight: 'Peso',
  mealsEaten: 'Comidas hechas, 14 días',
  ofMeals: (done, meals) => `${done} de ${meals}`,
  daysLogged: (days) =>
    plural(days, { one: '1 día registrado', other: `${inDigits(days)} días registrados` }),
  fromTo: (from, to) => `${from} a ${to}`,
  none: 'Aún sin datos',
  sign: 'Firmar',
  signVisitOf: (date) => `Firmar la visita del ${date}`,
  signAsked: 'Una vez firmada, no se puede cambiar ni eliminar. Aún podrás añadir adendas.',
  signed: 'Visita firmada.',
  signFailed: 'La visita no se firmó.',
  signedBy: (name, at) => `Firmada por ${name}, ${at}`,
  addendum: 'Adenda',
  addendumHint: 'No se podrá cambiar después.',
  addAddendum: 'Añadir adenda',
  saveAddendum: 'Guardar adenda',
  addendumSaved: 'Adenda guardada.',
  addendumFailed: 'La adenda no se guardó.',
};
