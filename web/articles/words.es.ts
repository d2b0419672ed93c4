import { inDigits, plural } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  articles: 'Artículos',
  article: 'Artículo',
  loadingArticle: 'Cargando el artículo',
  articlesFailed: 'No se pudieron cargar los artículos.',
  articlesOffline: 'Los artículos volverán cuando tengas conexión.',
  articleFailed: 'No se pudo cargar el artículo.',
  articleOffline: 'El artículo volverá cuando tengas conexión.',
  failedToSave: 'No se pudo guardar el artículo.',
  notThere: 'Este artículo ya no existe.',
  minutesToRead: (minutes) => `${inDigits(minutes)} min de lectura`,

  filterByStatus: 'Filtrar por estado',
  filterByTag: 'Filtrar por etiqueta',
  statuses: { draft: 'Borradores', published: 'Publicados' },
  found: (count) =>
    count === 0
      ? 'No se encontró ningún artículo.'
      : plural(count, {
          one: '1 artículo encontrado.',
          other: `${inDigits(count)} artículos encontrados.`,
        }),
  nothingFound: 'No se encontró nada',
  nothingFits: 'Ningún artículo coincide con todo. Prueba con menos palabras u otra etiqueta.',
  showAll: 'Ver todos los artículos',
  noneYet: 'Aún no hay artículos',
  writeOnce:
    'Escribe una vez lo que explicas a menudo. Tus clientes lo encuentran en su biblioteca, y también puedes recomendárselo a uno en concreto.',
  nothingToReadYet: 'Aún no hay nada que leer',
  appearHere: 'Los artículos y consejos de tu dietista aparecerán aquí cuando publique el primero.',
  forYou: 'Para ti',
  read: 'Leído',
  starterDraft: 'Borrador de ejemplo',
  draft: 'Borrador',
  published: 'Publicado',
  plainPage: 'Página sin formato',

  addRecipes: (recipes) =>
    plural(recipes, { one: 'Añadir 1 receta', other: `Añadir ${inDigits(recipes)} recetas` }),
  recipesAdded: 'Recetas añadidas. Tus clientes las encuentran en su biblioteca.',
  recipesFailed: 'No se pudieron añadir las recetas. Inténtalo de nuevo.',
  addArticle: 'Nuevo artículo',
  newArticle: 'Nuevo artículo',
  editArticle: 'Editar artículo',
  savedByOther: 'Otra persona ha guardado este artículo.',
  show: 'Mostrar',
  preview: 'Vista previa',
  previewFailed: 'La vista previa no se puede cargar ahora.',
  saveDraft: 'Guardar borrador',
  backToDraft: 'Pasar a borrador',
  publish: 'Publicar',
  articleSaved: 'Artículo guardado.',
  articlePublished: 'Artículo publicado.',
  articleTakenBack: 'El artículo vuelve a ser un borrador.',
  draftSaved: 'Borrador guardado.',
  summary: 'Resumen',
  summaryHow: 'Una o dos frases para la lista',
  tags: 'Etiquetas',
  tagsHow: (most) => `Hasta ${most}, separadas por comas`,
  textHow: '## Título, **negrita**, *cursiva*, - lista, [enlace](https://…)',
  picturesLater: 'Guárdalo una vez y podrás añadir imágenes.',
  addPicture: 'Añadir imagen',
  pictureHow: 'Se inserta donde está el cursor. JPEG, PNG o WebP.',
  whatItShows: 'Qué muestra',
  failedToAddPicture: 'No se pudo añadir la imagen.',

  recipe: 'Receta',
  portions: 'Raciones',
  ingredients: 'Ingredientes',
  ingredientsHow:
    'Uno por línea, por ejemplo «200 g de lentejas rojas, lavadas». Los pasos van en el texto.',
  paste: 'Pegar una receta',
  pasteHow: 'Copia una receta entera de una página o un documento y se repartirá en los campos.',
  fillFields: 'Rellenar los campos',
  noIngredients:
    'Aquí no se encontró ningún ingrediente. Pega la receta entera, con su lista de ingredientes.',
  recipeRead: 'Receta leída. Revisa los campos antes de guardar.',
  fewerPortions: 'Menos raciones',
  morePortions: 'Más raciones',
  forPortions: (count) =>
    plural(count, { one: 'Para 1 ración', other: `Para ${inDigits(count)} raciones` }),

  whoReads: 'Quién lo lee',
  readers: 'Lectores',
  readBy: (count) =>
    count === 0
      ? 'Aún no lo ha leído nadie.'
      : plural(count, {
          one: '1 cliente lo ha leído.',
          other: `${inDigits(count)} clientes lo han leído.`,
        }),
  oncePublished: 'Cuando lo publiques, podrás recomendárselo a un cliente.',
  lastSavedSeen: 'Los clientes ven la última versión guardada.',
  deleteArticle: 'Eliminar artículo',
  deleteOne: (title) => `Eliminar «${title}»`,
  sureToDelete:
    '¿Seguro? Ya nadie podrá leerlo, ni siquiera los clientes a quienes se lo recomendaste.',
  articleDeleted: 'Artículo eliminado.',
  failedToDelete: 'No se pudo eliminar el artículo.',

  giveToCustomer: 'Recomendar a un cliente',
  giveOne: (title) => `Recomendar «${title}»`,
  nobodyFound: 'Nadie se llama así.',
  customersFailed: 'No se pudieron cargar los clientes.',
  to: 'Para {customer}',
  somebodyElse: 'Otra persona',
  whereItShows: 'Dónde aparece',
  where: { general: 'En general', day: 'Para un día', plan: 'Con un plan' },
  givenFor: (day) => `Para el ${day}`,
  noPlanYet: 'Aún no hay ningún plan.',
  give: 'Recomendar',
  givenTo: (name) => `Recomendado a ${name}.`,
  failedToGive: 'No se pudo recomendar.',
  givenAlready: 'Ya lo tiene:',
  takeBack: (where) => `Retirar: ${where}`,
  failedToTakeBack: 'No se pudo retirar.',
  fromDietician: 'De tu dietista',
  withYourPlan: 'con tu plan',
  forThisDay: 'para este día',
};
