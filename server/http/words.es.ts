import { plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  backToTheStart: 'Volver al inicio',
  cutOff: 'La petición llegó incompleta. Inténtalo de nuevo.',
  tooSlow: 'La petición no llegó a tiempo. Inténtalo de nuevo.',
  tooBusy: 'Ahora mismo hay demasiada carga. Inténtalo de nuevo en un momento.',
  tooMuchAtOnce: 'Estás enviando demasiado a la vez. Inténtalo de nuevo en un momento.',
  pageOfListGone: 'Esa página de la lista ya no está. Empieza desde arriba.',
  othersChangedTheSame:
    'Otra persona cambió lo mismo a la vez. No se guardó nada; inténtalo de nuevo en un momento.',
  databaseTooLong:
    'La base de datos tardó demasiado. No se cambió nada; inténtalo de nuevo en un momento.',
  databaseAway:
    'No podemos acceder a la base de datos. Inténtalo de nuevo en un momento y comprueba qué se guardó.',
  diskFull: 'El disco del servidor está lleno. No se cambió nada; avisa a tu consulta.',
  ourFault: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo en un momento.',
  savedALot: (minutes) =>
    `Has guardado mucho en esta hora. Inténtalo de nuevo dentro de ${plural(minutes, { one: 'un minuto', other: `${minutes} minutos` })}.`,
  tooLarge: 'Es demasiado grande para enviarlo de una vez.',
  notSignedIn: 'No has iniciado sesión. Iníciala e inténtalo de nuevo.',
  mayNot: 'Tu cuenta no tiene permiso para hacer esto.',
  onlyDieticians:
    'Solo los dietistas pueden hacer esto. Los asistentes pueden verlo; pídeselo a alguien de la consulta.',
  onlyOwners: 'Solo los propietarios de la consulta pueden hacer esto. Pídeselo a uno de ellos.',
  mustProve:
    'Tu consulta pide a los dietistas la verificación en dos pasos. Actívala para continuar.',
  someFieldsWrong: 'Hay campos que revisar.',
  nothingHere: 'Aquí no hay nada.',
  foreignOrigin: 'Esta petición viene de otro sitio web.',
  editedMeanwhile: 'Otra persona lo ha cambiado mientras tanto.',
  noSuchField: 'Ese campo no existe.',
};
