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
  writerHasLeft: 'Dietista que ya no está',
  aDietician: 'Dietista',
  planned: 'Prevista',
  visitOf: (date) => `Visita del ${date}`,
  nextStep: 'Próximo paso',
  edit: 'Editar',
  editVisitOf: (date) => `Editar la visita del ${date}`,

  delete: 'Eliminar',
  deleteVisitOf: (date) => `Eliminar la visita del ${date}`,
  deleteAsked: '¿Seguro que quieres eliminar esta visita?',
  deleteFailed: 'No se pudo eliminar la visita.',
  deleted: 'Visita eliminada.',

  newVisit: 'Nueva visita',
  editVisit: 'Editar visita',
  savedBySomebodyElse: 'Otra persona ha guardado esta visita.',
  date: 'Fecha de la visita',
  talkedAbout: 'De qué se habló',
  cancel: 'Cancelar',
  saveVisit: 'Guardar visita',
  saveFailed: 'No se pudo guardar la visita.',
  saved: 'Visita guardada.',
};
