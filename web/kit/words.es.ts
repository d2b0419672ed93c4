import { inDigits } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  loading: 'Cargando',
  screenNotShown: 'No se pudo mostrar esta pantalla',
  allIsSafe:
    'Lo que guardaste está a salvo, y también lo que estabas escribiendo. Volver a cargar la página suele bastar.',
  browserSays: (failure) => `Lo que dice el navegador: ${failure}`,
  loadAgain: 'Volver a cargar',
  toFirstPage: 'Ir a la página de inicio',
  close: 'Cerrar',
  cancel: 'Cancelar',
  notCopied: 'No se copió: cópialo a mano',
  copied: 'Copiado',
  partMissing:
    'Esta parte no se cargó. Vuelve a cargar la página cuando tengas conexión. No se pierde nada de lo que escribiste.',
  noConnection: 'Sin conexión',
  opensOnceOnline:
    'La conexión se cortó antes de que se cargara esta pantalla. Se abrirá en cuanto vuelvas a tener conexión. Lo que escribiste en otras pantallas sigue en este navegador.',
  dayPattern: 'AAAA-MM-DD',
  openCalendar: 'Abrir el calendario',
  tryAgain: 'Reintentar',
  youAreOffline: 'No tienes conexión.',
  backOnceOnline: 'Volverá a aparecer cuando tengas conexión.',
  offlineBackOnceOnline: 'No tienes conexión. Esto volverá a aparecer cuando la recuperes.',
  updatesOnceOnline: 'Se actualizará cuando vuelvas a tener conexión.',
  offlineLogsKept: 'Sin conexión. Lo que registres se guarda y se envía después.',
  offlineTypedStays: 'Sin conexión. Lo que escribas se queda aquí.',
  showTheirs: 'Ver la otra versión',
  keepMine: 'Conservar la mía',
  restored: 'Esto es lo que escribiste la última vez y no guardaste.',
  discardIt: 'Descartar',
  cannotKeepDrafts:
    'Este navegador no puede conservar borradores. Guarda antes de salir de esta página.',
  clear: 'Borrar',
  showMore: 'Mostrar más',
  restOnceOnline: 'El resto se cargará cuando vuelvas a tener conexión.',
  dismiss: 'Cerrar aviso',
  days: 'Días',
  stripLegend:
    'Un cuadrado por día, hoy al final. El relleno muestra cuántas comidas se tomaron; en gris, nada registrado',
  noneOfDay: 'nada',
  partOfDay: 'parte',
  allOfDay: 'todo',
  lastDays: (days, full, partly, notLogged) =>
    `Últimos ${inDigits(days)} días: ${inDigits(full)} completos, ${inDigits(partly)} en parte, ${inDigits(notLogged)} sin registrar`,
  light: 'Claro',
  dark: 'Oscuro',
  device: 'Dispositivo',
  appearance: 'Apariencia',
};
