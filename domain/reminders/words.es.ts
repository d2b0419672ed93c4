import type { say as english } from './words.ts';

export const say: typeof english = {
  subjects: { day: 'Registrar tu día', plan: 'Mirar el plan de hoy', water: 'Beber agua' },
  unless: { day: 'Salvo si el día está completo', plan: 'Salvo si el día no tiene plan' },
  subjectAt: (subject, time) => `${subject} a las ${time}`,
  subjectOn: (subject, time, days) => `${subject} a las ${time}, ${days}`,
  days: [
    { name: 'Lunes', short: 'Lun', each: 'Los lunes' },
    { name: 'Martes', short: 'Mar', each: 'Los martes' },
    { name: 'Miércoles', short: 'Mié', each: 'Los miércoles' },
    { name: 'Jueves', short: 'Jue', each: 'Los jueves' },
    { name: 'Viernes', short: 'Vie', each: 'Los viernes' },
    { name: 'Sábado', short: 'Sáb', each: 'Los sábados' },
    { name: 'Domingo', short: 'Dom', each: 'Los domingos' },
  ],
  everyDay: 'Todos los días',
  weekdays: 'De lunes a viernes',
  weekends: 'Los fines de semana',
  someDays: (days) => days.join(', '),
  tooMany: (most) => `Ya hay ${most} recordatorios, el máximo. Elimina antes alguno.`,
  thereAlready: (name) => `Este ya lo tienes: «${name}».`,
  therePaused: (name) => `Este ya lo tienes: «${name}». Está en pausa.`,
  enterTime: 'Escribe una hora como HH:MM.',
  chooseDay: 'Elige al menos un día de la semana.',
};
