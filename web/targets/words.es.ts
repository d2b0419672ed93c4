import { numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  targets: 'Objetivos nutricionales',
  targetsFor: (name) => `Objetivos nutricionales para ${name}`,
  lead: 'Lo que debería contener un día. Deja un campo vacío si no hay objetivo.',
  notLoaded: 'No se pudieron cargar los objetivos.',
  noneSet: 'Aún no hay ninguno',
  setTargets: 'Fijar objetivos',
  changeTargets: 'Cambiar objetivos',
  customerSees: 'El cliente ve lo que contiene cada día',
  within: (percent) => `±${percent} %`,
  asMeant: {
    about: (amount) => amount,
    least: (amount) => `al menos ${amount}`,
    most: (amount) => `como máximo ${amount}`,
  },
  kinds: { about: 'alrededor de', least: 'al menos', most: 'como máximo' },
  inUnit: (nutrient, unit) => `${nutrient}, ${unit}`,
  meantAs: (nutrient) => `${nutrient}: alrededor de, al menos o como máximo`,
  anotherNutrient: 'Añadir otro nutriente',
  choose: 'Elegir',
  tolerance: 'Diferencia permitida, %',
  toleranceHint: 'Se marcan los días que se alejan más de un objetivo.',
  showsCustomer: 'Mostrar al cliente lo que contiene cada día',
  showsCustomerHint:
    'Ve energía, proteínas, hidratos de carbono, grasas y fibra. Si los números están ocultos, no ve ninguno.',
  save: 'Guardar objetivos',
  saved: 'Objetivos guardados.',
  notSaved: (reason) => `Los objetivos no se guardaron. ${reason}`,
  savedBySomebodyElse: 'Mientras tanto, otra persona ha guardado estos objetivos.',
  suggest: 'Sugerir con una fórmula',
  suggestion: 'Sugerencia',
  profileNotLoaded: 'No se pudo cargar el perfil. Inténtalo de nuevo.',
  calculated: (resting, factor, perKg) =>
    `Calculado con ${resting} kcal en reposo (Mifflin-St Jeor 1990) × ${factor} y ${perKg} g de proteínas por kg.`,
  sexes: { male: 'hombre', female: 'mujer' },
  restingFrom: (kcal, body) =>
    `${kcal} kcal en reposo, según Mifflin-St Jeor (Am J Clin Nutr 1990): ${body}.`,
  body: (sex, age, kg, cm) => `${sex}, ${age} años, ${kg} kg, ${cm} cm`,
  factor: 'Factor de actividad',
  factorHint:
    'Del perfil. FAO/OMS/UNU 2004: ligera 1,40–1,69, activa 1,70–1,99, intensa 2,00–2,40.',
  factorUnknown:
    'El perfil no lo dice. FAO/OMS/UNU 2004: ligera 1,40–1,69, activa 1,70–1,99, intensa 2,00–2,40.',
  perKg: 'Proteínas, g por kg',
  perKgHint: 'EFSA 2012: 0,83 en adultos. ESPEN 2019: al menos 1 a partir de los 65 años.',
  suggestionHint:
    'Con esto se mantiene el peso. Las grasas son el 30 % de la energía (EFSA 2010) y la fibra, 25 g. Compáralo con las enfermedades y los objetivos.',
  amountOf: (nutrient, amount) => `${nutrient} ${amount}`,
  useThese: 'Usar estos',
  missing: (parts) => `Aún no hay sugerencia: en el perfil falta ${parts}.`,
  missingParts: {
    weight: 'el peso',
    height: 'la estatura',
    dateOfBirth: 'la fecha de nacimiento',
    gender: 'el sexo',
  },
  noFormula: {
    'under-age': 'Sin sugerencia: la fórmula es para adultos y tiene menos de 18 años.',
    pregnancy: 'Sin sugerencia: la fórmula no sirve en el embarazo ni en la lactancia.',
    sex: 'Sin sugerencia: la fórmula solo conoce valores de hombre y de mujer. Escribe los tuyos.',
    build:
      'Sin sugerencia: la fórmula no sirve con un índice de masa corporal inferior a 17 o superior a 42. Revisa la estatura y el peso.',
  },
  fitPortions: 'Ajustar las raciones al objetivo',
  fit: 'Ajustar raciones',
  fitHint: 'Solo cambian las cantidades en cifras. «Deshacer» lo revierte.',
  allFit: 'Todos los días que se pueden juzgar cumplen el objetivo.',
  notByPortions: 'Con las raciones no basta. Cambia antes las comidas.',
  fromTo: (before, after) => `${before} → ${after}`,
  changeMeals: (count) => numbered(count, { one: 'Cambiar # comida', other: 'Cambiar # comidas' }),
  changedMeals: (count) =>
    numbered(count, {
      one: 'Se cambió # comida. «Deshacer» lo revierte.',
      other: 'Se cambiaron # comidas. «Deshacer» lo revierte.',
    }),
  todayContains: 'Lo que contiene tu día de hoy',
  daysContain: 'Lo que contienen tus días',
  containHint: 'Calculado con tablas de alimentos. Falta lo que no se pudo contar.',
};
