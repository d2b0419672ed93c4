import type { say as english } from './words.ts';

export const say: typeof english = {
  places: {
    today: 'Hoy',
    plan: 'Plan',
    progress: 'Progreso',
    messages: 'Mensajes',
    me: 'Yo',
  },
  shortcuts: 'Accesos directos',
  skipToContent: 'Saltar al contenido',
  main: 'Menú principal',
  search: 'Buscar',
  findAnything: 'Cliente, plan, artículo o acción',
  findArticleOrScreen: 'Artículo o pantalla',
  commands: 'Acciones',
  found: 'Resultados',
  nothingIsCalled: (wanted) => `No hay nada con el nombre «${wanted}».`,
  notAllSearched: 'No se pudo buscar en todo. Comprueba tu conexión.',
  chooseCustomer: (name) => `Elige un cliente para «${name}».`,
  menu: 'Menú',
};
