import type { say as english } from './words.ts';

export const say: typeof english = {
  deviceRemoved:
    'Este dispositivo se quitó desde otro. Actívalo aquí de nuevo si quieres recibir avisos en él.',
  unknownPushService: 'Aquí no se conoce este servicio de notificaciones.',
  chooseYours: (address) => `Elige tus notificaciones:\n${address}`,
  stopThese: (address) => `Deja de recibir estos correos sin iniciar sesión:\n${address}`,
  readItHere: (happened, address) => `${happened}. Léelo aquí:\n${address}`,
  newToday: 'Novedades de hoy',
  dailySummary: 'El correo con el resumen diario',
  kinds: {
    'new-plan': {
      one: 'Tienes un nuevo plan de alimentación',
      many: (count) => `${count} planes de alimentación nuevos`,
      stopped: 'Correos sobre nuevos planes de alimentación',
    },
    'changed-meals': {
      one: 'Han cambiado comidas de tu plan',
      many: (count) => `${count} planes con comidas cambiadas`,
      stopped: 'Correos sobre comidas cambiadas',
    },
    message: {
      one: 'Tienes un mensaje nuevo',
      many: (count) => `${count} mensajes nuevos`,
      stopped: 'Correos sobre mensajes nuevos',
    },
    'period-ending': {
      one: 'Tu acompañamiento termina pronto',
      many: (count) => `${count} avisos de que tu acompañamiento termina pronto`,
      stopped: 'Correos sobre el fin de tu acompañamiento',
    },
    'goal-reached': {
      one: 'Has alcanzado un objetivo',
      many: (count) => `${count} objetivos alcanzados`,
      stopped: 'Correos sobre objetivos alcanzados',
    },
    'goal-proposed': {
      one: 'Te han propuesto un objetivo',
      many: (count) => `${count} objetivos propuestos`,
      stopped: 'Correos sobre objetivos propuestos',
    },
    article: {
      one: 'Te han recomendado algo para leer',
      many: (count) => `${count} artículos para leer`,
      stopped: 'Correos sobre artículos para leer',
    },
    questionnaire: {
      one: 'Tienes un cuestionario por rellenar',
      many: (count) => `${count} cuestionarios por rellenar`,
      stopped: 'Correos sobre cuestionarios',
    },
    reminder: {
      one: 'Este es tu recordatorio',
      many: (count) => `${count} recordatorios`,
      stopped: 'Correos sobre recordatorios',
    },
    appointment: {
      one: 'Se ha reservado o cambiado una cita tuya',
      many: (count) => `${count} cambios en tus citas`,
      stopped: 'Correos sobre tus citas',
    },
    'appointment-soon': {
      one: 'Tienes una cita pronto',
      many: (count) => `${count} citas próximas`,
      stopped: 'Correos antes de las citas',
    },
    question: {
      one: 'Un cliente ha hecho una pregunta',
      many: (count) => `${count} preguntas de clientes`,
      stopped: 'Correos sobre preguntas',
    },
    'day-note': {
      one: 'Un cliente ha escrito una nota',
      many: (count) => `${count} notas de clientes`,
      stopped: 'Correos sobre notas',
    },
    answers: {
      one: 'Un cliente ha rellenado un cuestionario',
      many: (count) => `${count} cuestionarios rellenados`,
      stopped: 'Correos sobre cuestionarios rellenados',
    },
    'new-customer': {
      one: 'Tienes un cliente nuevo',
      many: (count) => `${count} clientes nuevos`,
      stopped: 'Correos sobre clientes nuevos',
    },
    silent: {
      one: 'Un cliente lleva tiempo en silencio',
      many: (count) => `${count} clientes que llevan tiempo en silencio`,
      stopped: 'Correos sobre clientes en silencio',
    },
    'customer-period-ending': {
      one: 'El acompañamiento de un cliente termina pronto',
      many: (count) => `${count} clientes cuyo acompañamiento termina pronto`,
      stopped: 'Correos sobre acompañamientos que terminan',
    },
    'website-enquiry': {
      one: 'Alguien ha escrito por la web',
      many: (count) => `${count} consultas por la web`,
      stopped: 'Correos sobre consultas web',
    },
    'customer-appointment': {
      one: 'Un cliente ha reservado o cambiado una cita',
      many: (count) => `${count} cambios de citas de clientes`,
      stopped: 'Correos sobre citas de clientes',
    },
    'customer-appointment-soon': {
      one: 'Se acerca una cita',
      many: (count) => `${count} citas próximas`,
      stopped: 'Correos antes de las citas',
    },
  },
};
