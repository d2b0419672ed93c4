import { inDigits, numbered } from '#domain/language/language.ts';

export const say = {
  articles: 'Articles',
  article: 'Article',
  loadingArticle: 'Loading the article',
  articlesFailed: 'The articles could not be loaded.',
  articlesOffline: 'The articles will be back when you’re online.',
  articleFailed: 'The article could not be loaded.',
  articleOffline: 'The article will be back when you’re online.',
  failedToSave: 'Failed to save the article.',
  notThere: 'This article no longer exists.',
  minutesToRead: (minutes: number) => `${inDigits(minutes)} min to read`,

  filterByStatus: 'Filter by status',
  filterByTag: 'Filter by tag',
  statuses: { draft: 'Drafts', published: 'Published' },
  found: (count: number) =>
    count === 0
      ? 'No articles found.'
      : numbered(count, { one: '1 article found.', other: '# articles found.' }),
  nothingFound: 'Nothing found',
  nothingFits: 'No article matches all of this. Try fewer words, or another tag.',
  showAll: 'Show All Articles',
  noneYet: 'No articles yet',
  writeOnce:
    'Write once what you often explain. Customers find it in their library, and you can give it to one of them.',
  nothingToReadYet: 'Nothing to read yet',
  appearHere: 'Your dietician’s articles and tips will appear here once the first is published.',
  forYou: 'For you',
  /** An article that was read. */
  read: 'Read',
  starterDraft: 'Starter draft',
  draft: 'Draft',
  published: 'Published',
  plainPage: 'Plain page',

  addRecipes: (recipes: number) =>
    numbered(recipes, { one: 'Add 1 Recipe', other: 'Add # Recipes' }),
  recipesAdded: 'Recipes added. Customers find them in their library.',
  recipesFailed: 'The recipes could not be added. Try again.',
  addArticle: 'New Article',
  newArticle: 'New article',
  editArticle: 'Edit article',
  savedByOther: 'Somebody else has saved this article.',
  show: 'Show',
  preview: 'Preview',
  previewFailed: 'The preview can’t be loaded right now.',
  saveDraft: 'Save Draft',
  backToDraft: 'Back to Draft',
  publish: 'Publish',
  articleSaved: 'Article saved.',
  articlePublished: 'Article published.',
  articleTakenBack: 'Article taken back to the drafts.',
  draftSaved: 'Draft saved.',
  summary: 'Summary',
  summaryHow: 'One or two sentences, for the list',
  tagsHow: (most: number) => `Up to ${most}, with commas between them`,
  textHow: '## Heading, **bold**, *italic*, - list, [link](https://…)',
  picturesLater: 'Save it once, and you can add pictures.',
  addPicture: 'Add Picture',
  pictureHow: 'It goes where the cursor is. JPEG, PNG or WebP.',
  /** What a picture shows, until the writer says it. */
  whatItShows: 'What it shows',
  failedToAddPicture: 'Failed to add the picture.',

  recipe: 'Recipe',
  portions: 'Portions',
  ingredients: 'Ingredients',
  ingredientsHow:
    'One on each line, such as “200 g red lentils, rinsed”. The steps go into the text.',
  paste: 'Paste a recipe',
  pasteHow: 'Copy a whole recipe from a page or a document, and it is sorted into the fields.',
  fillFields: 'Fill the Fields',
  noIngredients:
    'No ingredients were found in this. Paste the whole recipe, with its list of ingredients.',
  recipeRead: 'Recipe read. Check the fields before you save.',
  fewerPortions: 'Fewer portions',
  morePortions: 'More portions',
  forPortions: (count: number) =>
    numbered(count, { one: 'For 1 portion', other: 'For # portions' }),

  whoReads: 'Who reads it',
  readers: 'Readers',
  readBy: (count: number) =>
    count === 0
      ? 'Nobody has read it yet.'
      : numbered(count, { one: '1 customer has read it.', other: '# customers have read it.' }),
  oncePublished: 'Once it is published you can give it to a customer.',
  lastSavedSeen: 'Customers see the last saved version.',
  deleteArticle: 'Delete Article',
  deleteOne: (title: string) => `Delete “${title}”`,
  sureToDelete:
    'Are you sure? Customers won’t be able to read it any more, even where you gave it to them.',
  articleDeleted: 'Article deleted.',
  failedToDelete: 'Failed to delete the article.',

  giveToCustomer: 'Give to a Customer',
  giveOne: (title: string) => `Give “${title}”`,
  nobodyFound: 'Nobody has this name.',
  to: 'To {customer}',
  somebodyElse: 'Somebody else',
  whereItShows: 'Where it shows',
  where: { general: 'In general', day: 'For a day', plan: 'With a plan' },
  givenFor: (day: string) => `For ${day}`,
  noPlanYet: 'There is no plan yet.',
  give: 'Give',
  givenTo: (name: string) => `Given to ${name}.`,
  failedToGive: 'Failed to give it.',
  givenAlready: 'Given already:',
  takeBack: (where: string) => `Take back: ${where}`,
  failedToTakeBack: 'Failed to take it back.',
  fromDietician: 'From your dietician',
  withYourPlan: 'with your plan',
  forThisDay: 'for this day',
};
