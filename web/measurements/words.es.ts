import type { say as english } from './words.ts';

export const say: typeof english = {
  measurement: 'Medida',
  measuredValues: 'Valores medidos',
  allMeasurements: 'Todas las medidas',
  failedToLoad: 'No se pudieron cargar las medidas.',
  failedToSave: 'No se pudo guardar la medida.',
  failedToDelete: 'No se pudo eliminar la medida.',
  addWeight: 'Añadir peso',
  add: (kind) => `Añadir ${kind.toLowerCase()}`,
  last: (value, day) => `Último: ${value}, ${day}`,
  savedValue: (value) => `Guardado: ${value}.`,
  measurementSaved: 'Medida guardada.',
  measurementDeleted: 'Medida eliminada.',
  sureToDelete: '¿Seguro que quieres eliminar esta medida?',
  editOne: (measurement) => `Editar ${measurement}`,
  deleteOne: (measurement) => `Eliminar ${measurement}`,
  nothingYet: 'Aún no hay medidas',
  appearsHere: (kind) =>
    `Aquí aparecerá «${kind}» cuando alguien lo añada, a mano o desde el archivo de una báscula.`,
  import: 'Importar',
  downloadCsv: 'Descargar en CSV',
  notOffered: (kind) => `${kind} (ya no se ofrece)`,

  note: 'Nota',
  use: (value) => `Usar ${value}`,
  changeIt: 'Cambiarlo',
  yes: (value) => `Sí, ${value}`,

  hiddenValue: 'Guardado',
  dieticianWhoHasLeft: 'Un dietista que ya no está',
  valueOfDay: (value, day) => `${value} (${day})`,

  numbersHidden: 'Aquí los números están ocultos. Lo que anotes se guarda y tu dietista lo ve.',
  hideNumbers: 'Ocultar los números de peso, cuerpo y energía',
  hidesOwn:
    'Los sigues anotando, pero no los ves; tu dietista sí. Cualquiera de los dos puede desactivarlo.',
  hidesTheirs:
    'Tu cliente no ve números de peso, cuerpo ni energía; tú sí. Cualquiera de los dos puede desactivarlo.',
  failedToChange: 'No se pudo cambiar.',

  calculated: 'Calculado',
  bmi: 'IMC',
  bmiHow: 'peso en kg ÷ (estatura en m)², con el último peso. Fuente: {source}.',
  who: 'Organización Mundial de la Salud',
  changeAWeek: 'Cambio por semana',
  changeHow:
    'La pendiente de la recta que pasa por las medias diarias de los últimos 28 días, por mínimos cuadrados.',
  notShown: {
    'birth-unknown': {
      own: 'No se muestra: falta la fecha de nacimiento en tu perfil.',
      theirs: 'No se muestra: falta la fecha de nacimiento en el perfil.',
    },
    'under-age': 'No se muestra en menores de 18 años.',
    pregnancy: 'No se muestra durante el embarazo y la lactancia.',
    'no-weight': 'No se muestra: aún no hay ningún peso.',
    'no-height': {
      own: 'No se muestra: falta la estatura en tu perfil.',
      theirs: 'No se muestra: falta la estatura en el perfil.',
    },
    'out-of-bounds': 'No se muestra: el peso o la estatura no parecen correctos.',
    'too-few':
      'No se muestra: hacen falta pesos de tres días repartidos en dos de las últimas cuatro semanas.',
  },

  kinds: 'Tipos de medida',
  openKinds: 'Tipos de medida',
  failedToLoadKinds: 'No se pudieron cargar los tipos.',
  builtIn: 'El peso, la cintura y otros ya están incluidos. Añade lo demás que mida tu consulta.',
  ownKinds: 'Tipos de tu consulta',
  newName: 'Nuevo nombre',
  addKind: 'Añadir tipo',
  inUnit: (unit) => `en ${unit}`,
  rename: 'Cambiar nombre',
  retire: 'Retirar',
  offerAgain: 'Ofrecer de nuevo',
  renameKind: (kind) => `Cambiar el nombre de ${kind}`,
  saveNameOf: (kind) => `Guardar el nombre de ${kind}`,
  retireKind: (kind) => `Retirar ${kind}`,
  offerKind: (kind) => `Ofrecer ${kind} de nuevo`,
};
