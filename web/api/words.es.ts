import type { say as english } from './words.ts';

export const say: typeof english = {
  noConnection:
    'Sin conexión. No se pierde nada de lo que escribiste. Inténtalo de nuevo cuando vuelvas a tener conexión.',
  tooSlow:
    'El servidor tardó demasiado en responder. No se pierde nada de lo que escribiste. Inténtalo de nuevo.',
  brokeOff: 'Se cortó la conexión. No se pierde nada de lo que escribiste. Inténtalo de nuevo.',
  notOurServer:
    'Respondió otra cosa en lugar del servidor, como la página de acceso de una wifi pública. No se pierde nada de lo que escribiste. Inténtalo de nuevo cuando tengas conexión.',
  serverError: (status) => `El servidor respondió con un error (${status}). Inténtalo de nuevo.`,
  sessionEnded: 'Tu sesión había terminado. Inicia sesión si se te pide e inténtalo de nuevo.',
  wentWrong: 'Algo salió mal. Inténtalo de nuevo.',
  partMissing:
    'Una parte de Weekplate no se cargó y no se pudo comprobar esto. No se pierde nada de lo que escribiste. Inténtalo de nuevo cuando tengas conexión o vuelve a cargar la página.',
};
