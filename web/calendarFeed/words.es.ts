import type { say as english } from './words.ts';

export const say: typeof english = {
  title: 'Tus comidas en tu calendario',
  lead: 'Mira tus comidas en el calendario de tu teléfono o de otro dispositivo, desde hace dos semanas hasta dentro de cuatro. Los cambios llegan solos, normalmente en unas horas.',
  ofDietician: {
    title: 'Tus citas en tu calendario',
    lead: 'Mira tus citas en el calendario del móvil o del ordenador. Los cambios llegan solos, normalmente en unas horas.',
  },
  howTo:
    'En un iPhone, iPad o Mac, pulsa «Abrir en Calendario». En cualquier otro calendario, elige «Desde URL» o «Suscribirse» y pega este enlace.',
  shownOnce:
    'Este es tu enlace de calendario. Quien lo tenga puede leer lo que muestra, así que guárdalo para ti. Solo se muestra ahora.',
  created: (at) =>
    `Enlace de calendario creado: ${at}. El enlace no se vuelve a mostrar. Para otro calendario, crea uno nuevo; el anterior dejará de funcionar.`,
  failedToLoad: 'No se pudo cargar tu enlace de calendario.',
  failedToCreate: 'No se pudo crear el enlace.',
  failedToRemove: 'No se pudo quitar el enlace.',
  removed: 'Se ha quitado el enlace.',
  create: 'Crear enlace de calendario',
  newLink: 'Nuevo enlace',
  removeLink: 'Quitar enlace',
  openInCalendar: 'Abrir en Calendario',
  renewal: {
    title: '¿Crear un enlace nuevo?',
    message:
      'El enlace actual deja de funcionar. Los calendarios que lo usan no se actualizan hasta que les des el nuevo.',
    confirmLabel: 'Nuevo enlace',
  },
  removal: {
    title: '¿Quitar el enlace?',
    message:
      'Los calendarios que lo usan dejan de actualizarse. Puede que sigan mostrando lo que ya tienen hasta que lo quites allí.',
    confirmLabel: 'Quitar',
  },
};
