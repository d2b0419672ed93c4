import type { say as english } from './words.ts';

export const say: typeof english = {
  message: 'Mensaje',
  website: 'Sitio web',
  sendMessage: 'Enviar mensaje',
  trapped:
    'Aún no se ha enviado: tu navegador rellenó un campo oculto. Ya está vacío; pulsa «Enviar mensaje» otra vez, por favor.',
  thanks: {
    title: 'Gracias. Tu mensaje ha llegado.',
    text: 'La consulta responde por correo.',
    another: 'Escribir otro',
  },

  listOfEnquiries: 'Consultas web',
  emptyInbox: {
    title: 'No hay mensajes.',
    text: 'Los mensajes del formulario de contacto de tu web llegan aquí, y por correo si la consulta tiene servidor de correo.',
  },
  emptyArchive: {
    title: 'No hay nada archivado.',
    text: 'Guarda aquí los mensajes ya atendidos, fuera de la bandeja de entrada.',
  },
  unread: 'No leído:',
  reply: 'Responder',
  replySubject: 'Tu mensaje',
  wrote: (name) => `${name} escribió:`,
  archive: 'Archivar',
  moveToInbox: 'Mover a la bandeja',
  markAsUnread: 'Marcar como no leído',
  deleteTitle: '¿Eliminar este mensaje?',
  deletedForGood: (name) => `Lo que escribió ${name} se eliminará para siempre.`,
  done: {
    archived: 'Archivado.',
    restored: 'De vuelta en la bandeja de entrada.',
    deleted: 'Eliminado.',
  },
};
