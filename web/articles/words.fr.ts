import { inDigits, numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  articles: 'Articles',
  article: 'Article',
  loadingArticle: 'Chargement de l’article',
  articlesFailed: 'Impossible de charger les articles.',
  articlesOffline: 'Les articles reviendront dès que vous serez en ligne.',
  articleFailed: 'Impossible de charger l’article.',
  articleOffline: 'L’article reviendra dès que vous serez en ligne.',
  failedToSave: 'Impossible d’enregistrer l’article.',
  notThere: 'Cet article n’existe plus.',
  minutesToRead: (minutes) => `${inDigits(minutes)} min de lecture`,

  filterByStatus: 'Filtrer par statut',
  filterByTag: 'Filtrer par mot-clé',
  statuses: { draft: 'Brouillons', published: 'Publiés' },
  found: (count) =>
    count === 0
      ? 'Aucun article trouvé.'
      : numbered(count, { one: '# article trouvé.', other: '# articles trouvés.' }),
  nothingFound: 'Aucun résultat',
  nothingFits:
    'Aucun article ne correspond à tout cela. Essayez moins de mots, ou un autre mot-clé.',
  showAll: 'Afficher tous les articles',
  noneYet: 'Pas encore d’article',
  writeOnce:
    'Écrivez une fois ce que vous expliquez souvent. Vos client·es le trouvent dans leur bibliothèque, et vous pouvez le partager avec une personne en particulier.',
  nothingToReadYet: 'Rien à lire pour l’instant',
  appearHere:
    'Les articles et conseils de votre diététicien·ne apparaîtront ici dès la première publication.',
  forYou: 'Pour vous',
  read: 'Lu',
  starterDraft: 'Exemple de brouillon',
  draft: 'Brouillon',
  published: 'Publié',
  plainPage: 'Page simple',

  addRecipes: (recipes) =>
    numbered(recipes, { one: 'Ajouter 1 recette', other: 'Ajouter # recettes' }),
  recipesAdded: 'Recettes ajoutées. Vos client·es les trouvent dans leur bibliothèque.',
  recipesFailed: 'Les recettes n’ont pas pu être ajoutées. Réessayez.',
  addArticle: 'Nouvel article',
  newArticle: 'Nouvel article',
  editArticle: 'Modifier l’article',
  savedByOther: 'Quelqu’un d’autre a enregistré cet article.',
  show: 'Afficher',
  preview: 'Aperçu',
  previewFailed: 'Impossible de charger l’aperçu pour le moment.',
  saveDraft: 'Enregistrer le brouillon',
  backToDraft: 'Repasser en brouillon',
  publish: 'Publier',
  articleSaved: 'Article enregistré.',
  articlePublished: 'Article publié.',
  articleTakenBack: 'L’article est de nouveau un brouillon.',
  draftSaved: 'Brouillon enregistré.',
  summary: 'Résumé',
  summaryHow: 'Une ou deux phrases, pour la liste',
  tagsHow: (most) => `Jusqu’à ${most}, séparés par des virgules`,
  textHow: '## Titre, **gras**, *italique*, - liste, [lien](https://…)',
  picturesLater: 'Enregistrez une première fois pour pouvoir ajouter des images.',
  addPicture: 'Ajouter une image',
  pictureHow: 'Elle se place au niveau du curseur. JPEG, PNG ou WebP.',
  whatItShows: 'Ce qu’elle montre',
  failedToAddPicture: 'Impossible d’ajouter l’image.',

  recipe: 'Recette',
  portions: 'Portions',
  ingredients: 'Ingrédients',
  ingredientsHow:
    'Un par ligne, par exemple « 200 g de lentilles corail, rincées ». Les étapes vont dans le texte.',
  paste: 'Coller une recette',
  pasteHow:
    'Copiez une recette entière depuis une page ou un document, et elle se répartit dans les champs.',
  fillFields: 'Remplir les champs',
  noIngredients: 'Aucun ingrédient trouvé. Collez la recette entière, avec sa liste d’ingrédients.',
  recipeRead: 'Recette lue. Vérifiez les champs avant d’enregistrer.',
  fewerPortions: 'Moins de portions',
  morePortions: 'Plus de portions',
  forPortions: (count) => numbered(count, { one: 'Pour # portion', other: 'Pour # portions' }),

  whoReads: 'Qui le lit',
  readers: 'Lu par',
  readBy: (count) =>
    count === 0
      ? 'Personne ne l’a encore lu.'
      : numbered(count, { one: '1 client·e l’a lu.', other: '# client·es l’ont lu.' }),
  oncePublished: 'Une fois l’article publié, vous pourrez le partager avec un·e client·e.',
  lastSavedSeen: 'Vos client·es voient la dernière version enregistrée.',
  deleteArticle: 'Supprimer l’article',
  deleteOne: (title) => `Supprimer « ${title} »`,
  sureToDelete:
    'Vraiment supprimer ? Plus personne ne pourra le lire, même les personnes avec qui vous l’avez partagé.',
  articleDeleted: 'Article supprimé.',
  failedToDelete: 'Impossible de supprimer l’article.',

  giveToCustomer: 'Partager avec un·e client·e',
  giveOne: (title) => `Partager « ${title} »`,
  nobodyFound: 'Personne ne porte ce nom.',
  to: 'Avec {customer}',
  somebodyElse: 'Quelqu’un d’autre',
  whereItShows: 'Où il apparaît',
  where: { general: 'En général', day: 'Pour un jour', plan: 'Avec un plan' },
  givenFor: (day) => `Pour le ${day}`,
  noPlanYet: 'Il n’y a pas encore de plan.',
  give: 'Partager',
  givenTo: (name) => `Partagé avec ${name}.`,
  failedToGive: 'Impossible de partager l’article.',
  givenAlready: 'Déjà partagé :',
  takeBack: (where) => `Retirer : ${where}`,
  failedToTakeBack: 'Impossible de retirer l’article.',
  fromDietician: 'De votre diététicien·ne',
  withYourPlan: 'avec votre plan',
  forThisDay: 'pour ce jour',
};
