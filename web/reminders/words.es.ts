import type { say as english } from './words.ts';

export const say: typeof english = {
  failedToFetch: 'No se pudieron cargar los recordatorios.',
  failedToSave: 'No se pudo guardar el recordatorio.',
  failedToDelete: 'No se pudo eliminar el recordatorio.',
  failedToResume: 'No se pudo reanudar el recordatorio.',
  failedToPause: 'No se pudo pausar el recordatorio.',
  wasDeleted: 'Se ha eliminado.',
  deletedMeanwhile: 'Se eliminó. Lo que elegiste sigue aquí. Guarda para crearlo de nuevo.',
  lead: (zone) =>
    `Te lo recordamos a las horas que elijas, en ${zone}. Cuando viajes, abre Weekplate allí para pasar a la hora local.`,
  add: 'Añadir recordatorio',
  added: 'Recordatorio añadido.',
  saved: 'Recordatorio guardado.',
  deleted: 'Recordatorio eliminado.',
  editNamed: (name) => `Editar ${name}`,
  deleteNamed: (name) => `Eliminar ${name}`,
  sureToDelete: '¿Seguro que quieres eliminar este recordatorio?',
  paused: 'En pausa',
  next: (when) => `Próximo: ${when}`,
  dayAt: (day, time) => `${day} a las ${time}`,
  todayAt: (time) => `hoy a las ${time}`,
  tomorrowAt: (time) => `mañana a las ${time}`,

  newReminder: 'Nuevo recordatorio',
  about: 'Qué recordar',
  saveFirst: 'Guarda antes este o cancélalo.',
  deletedHere: 'Este recordatorio se eliminó. Guarda para crearlo de nuevo.',
  outdated: 'Este recordatorio ha cambiado. Solo se guarda lo que cambies aquí.',

  noneYet: 'Aún no hay recordatorios',
  smallNudge:
    'Un pequeño aviso ayuda en los días ajetreados. Empieza con uno de estos o elige tu propia hora.',
  everyEvening: (time) => `Cada noche a las ${time}: registrar tu día`,
  everyMorning: (time) => `Cada mañana a las ${time}: mirar el plan de hoy`,

  noMailServer:
    'Esta consulta aún no tiene servidor de correo, así que los recordatorios no llegan por correo. Los encontrarás en la campana.',
  refused: (day, email) =>
    `El último recordatorio, del ${day}, no se pudo entregar en ${email}. Si esa no es tu dirección, díselo a tu dietista. Lo intentaremos con el siguiente.`,
  confirmEmail: 'Confirma tu dirección de correo para recibir recordatorios por correo.',
};
