import { numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  savedReplies: 'Respuestas guardadas',
  loading: 'Cargando…',
  notLoaded: 'No se pudieron cargar las respuestas guardadas.',
  noneYet: 'Aún no hay respuestas guardadas',
  noneYetHint: 'Escribe una vez lo que envías a menudo. Escribe / en un mensaje para usarlo.',
  noneMatch: 'Ninguna respuesta coincide.',
  found: (count) =>
    numbered(count, { one: '1 respuesta guardada', other: '# respuestas guardadas' }),
  editReplies: 'Editar respuestas guardadas',
  search: 'Buscar respuestas',
  newReply: 'Nueva respuesta',
  editReply: (title) => `Editar ${title}`,
  deleted: 'Se eliminó «{title}».',
  notDeleted: 'La respuesta no se eliminó.',
  notPutBack: 'No se pudo recuperar la respuesta.',
  blanksHint: 'Lo que va entre llaves se completa para cada cliente.',
  saved: 'Respuesta guardada.',
  notSaved: 'La respuesta no se guardó.',
  dayAndTime: (day, time) => `${day}, ${time}`,
};
