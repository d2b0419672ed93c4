import { inDigits } from '../language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  failures: {
    'object-not-found': 'Esta imagen ya no está. Elígela de nuevo.',
    unauthenticated: 'Tu sesión ha terminado. Inicia sesión e inténtalo de nuevo.',
    unauthorized: 'Tu cuenta no tiene permiso para hacer esto con esta imagen.',
    'quota-exceeded':
      'Has cambiado tu foto muchas veces hace poco. Inténtalo de nuevo dentro de una hora.',
    'retry-limit-exceeded':
      'No se ha podido conectar con el servidor durante demasiado tiempo. Inténtalo de nuevo con mejor conexión.',
    canceled: 'Lo has cancelado. Tu foto sigue como estaba.',
  },
  notAnImage: 'Esta imagen no se puede leer. Elige un JPEG, PNG o WebP completo.',
  tooManyBytes: (most) => `Esta imagen ocupa más de ${inDigits(most)} MB. Elige una más pequeña.`,
  tooManyPixels: (most) =>
    `Esta imagen tiene más de ${inDigits(most)} megapíxeles. Elige una más pequeña.`,
};
