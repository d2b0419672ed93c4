import { inDigits, listed } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  planLibrary: 'Biblioteca de planes',
  listFailed: 'No se pudo cargar la biblioteca.',
  replacedWeek: (name) => `«${name}» tiene ahora otra semana.`,
  removed: (name) => `Se ha quitado «${name}».`,
  notPutBack: 'No se pudo deshacer.',
  doneToLibrary: 'Cambios en la biblioteca',
  keepInLibrary: 'Guardar en la biblioteca',
  chosenPlan: 'Plan elegido',
  allPlans: 'Todos los planes',
  choosePlan: 'Elige un plan para ver su semana.',
  keepThisPlan: 'Guardar este plan',
  noneMatches: 'Ningún plan coincide.',
  emptyTitle: 'Aún no hay nada en la biblioteca',
  emptyText:
    'Guarda aquí semanas que valga la pena reutilizar, para todo el equipo y cualquier cliente. Crea o abre un plan y pulsa «Guardar este plan».',
  plansOfLibrary: 'Planes de la biblioteca',
  searchLibrary: 'Buscar en la biblioteca',
  order: 'Orden',
  usedLast: 'Usados últimamente',
  byName: 'Por nombre',
  filterByTag: 'Filtrar por etiqueta',
  removedBySomebody: 'Alguien ha quitado este plan.',
  planNotLoaded: 'No se pudo cargar este plan.',
  useForCustomer: 'Usar para un cliente',
  forPerson: (name) => `Usar para ${name}`,
  notUsed: 'sin usar todavía',
  used: (count, last) =>
    count === 1
      ? `usado una vez, el ${last}`
      : `usado ${inDigits(count)} veces, la última el ${last}`,
  addedBy: (name, day) => `Añadido por ${name}, ${day}`,
  added: (day) => `Añadido el ${day}`,
  noMealWritten: 'No hay ninguna comida escrita.',
  timing: 'Horario',
  weekReplaced: 'Se ha sustituido su semana.',
  change: 'Cambiar',
  replaceItsWeek: 'Sustituir su semana',
  replace: 'Sustituir',
  remove: 'Quitar',
  notChanged: 'La biblioteca no se ha cambiado.',
  replaceWeekOf: (name) => `Sustituir la semana de «${name}»`,
  removePlan: (name) => `Quitar «${name}»`,
  replaceExplained:
    'Su semana se sustituye por la del formulario. Los planes hechos a partir de él no cambian.',
  removeExplained: 'Se quita para todo el equipo. Los planes hechos a partir de él no cambian.',
  moreNames: (count) => `${inDigits(count)} más`,
  theCustomer: 'este cliente',
  namesPerson: (places, whom) =>
    places.length === 1
      ? `${listed(places)} nombra a ${whom}. Cámbialo antes, si no es un plato.`
      : `${listed(places)} nombran a ${whom}. Cámbialos antes, si no son platos.`,
  keptInLibrary: 'Guardado en la biblioteca.',
  forPractice: 'La biblioteca es de toda la consulta: no escribas nombres de clientes.',
  withNotes: 'Con sus notas: {notes}',
  withNamingNotes: 'Con sus notas, que nombran al cliente: {notes}',
  keep: 'Guardar',
  tagsHint: 'Separadas por comas',
  forWhom: 'Para quién',
  forWhomHint: 'Una frase: «vegetariana, 1600 kcal, trabajo de oficina»',
  changed: 'Cambiado.',
  changePlan: (name) => `Cambiar ${name}`,
};
