import { inDigits, numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

const days = (count: number) => numbered(count, { one: '1 día', other: '# días' });

export const say: typeof english = {
  toPrint: 'Resumen para imprimir',
  backToTrends: 'Volver a las tendencias',
  loadFailed: 'No se pudo cargar el resumen.',
  consentWithdrawn: 'Consentimiento retirado',
  nothing: 'Aún no hay nada que mostrar al médico',
  nothingHint:
    'Cuando haya días registrados, medidas o un perfil, aparecerán aquí en una página para imprimir.',
  spans: { '4w': '4 semanas', '12w': '12 semanas', coaching: 'Todo el acompañamiento' },
  notBegun: 'El acompañamiento aún no ha empezado. Estas son las últimas 12 semanas.',
  numbersAsk:
    'Ocultas los números, así que aquí no hay cifras de peso, cuerpo ni energía. Para incluirlas, vuelve a mostrar antes los números: {measurements}',
  myMeasurements: 'Mis medidas',

  between: ', ',
  dietician: 'Dietista-nutricionista: {name}',
  time: 'Fechas',
  inTime: (dates, count) => `${dates}, ${days(count)}`,
  coachingIn: (standing, dates) => `${standing}, ${dates}`,

  health: 'Salud',
  nothingWritten: 'Nada escrito.',
  moreInProfile: (text) => `${text} (más en el perfil)`,

  daysAsPlanned: 'Días según el plan',
  shareOnDays: (count) => `{share} en ${days(count)}.`,
  meals: (kinds) => `Comidas: ${kinds}.`,
  nothingLogged: 'Sin registros en estas fechas.',
  oneDayLogged: (of, day) => `Registrado 1 de ${days(of)}, el ${day}.`,
  daysLogged: (count, of, first, last) =>
    `Registrados ${inDigits(count)} de ${days(of)}: el primero el ${first}, el último el ${last}.`,
  byWeek: (before) =>
    before === 0
      ? 'Por semanas desde el lunes, de los días registrados:'
      : numbered(before, {
          one: 'Por semanas desde el lunes, de los días registrados; antes hubo 1 semana más:',
          other: 'Por semanas desde el lunes, de los días registrados; antes hubo # semanas más:',
        }),
  nothingLoggedThen: 'sin registros',
  countedDays: days,
  averages: {
    sleep: 'Sueño, de media',
    water: 'Agua, de media',
    mood: 'Ánimo, del 1 al 5, de media',
  },
  valueOnDays: (value, count) => `${value} en ${days(count)}`,
  andUnread: (average, count) => `${average}; sin contar ${days(count)} sin cantidad anotada`,

  numbersLeftOut:
    'El peso y las medidas del cuerpo no están en esta página. Los tiene el dietista.',
  nothingMeasured: 'Sin medidas en estas fechas.',
  kind: 'Medida',
  first: 'Primera',
  last: 'Última',
  change: 'Cambio',
  theSame: 'igual',

  noGoals: 'Sin objetivos en estas fechas.',
  openGoal: (day, progress) => `para el ${day}. ${progress}`,
  closedGoal: (closed) => `${closed}.`,

  lastPlan: 'Último plan',
  noPlan: 'Aún no hay ningún plan.',
  planAndDates: '{plan}, {dates}',
  noRoom: 'Este plan es demasiado largo para esta página. Imprímelo aparte.',

  shortened: 'Los textos que acaban en … están abreviados. El texto completo está en Weekplate.',
  madeOn: (day, by) => `Hecho el ${day} con Weekplate por ${by}.`,
  source:
    'El perfil y los días los ha escrito y registrado la propia persona; las medidas vienen de ella o de su dietista.',
};
