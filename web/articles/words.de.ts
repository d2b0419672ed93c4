import { inDigits, numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  articles: 'Artikel',
  article: 'Artikel',
  loadingArticle: 'Artikel wird geladen',
  articlesFailed: 'Die Artikel konnten nicht geladen werden.',
  articlesOffline: 'Die Artikel sind wieder da, sobald du online bist.',
  articleFailed: 'Der Artikel konnte nicht geladen werden.',
  articleOffline: 'Der Artikel ist wieder da, sobald du online bist.',
  failedToSave: 'Der Artikel konnte nicht gespeichert werden.',
  notThere: 'Diesen Artikel gibt es nicht mehr.',
  minutesToRead: (minutes) => `${inDigits(minutes)} Min. Lesezeit`,

  filterByStatus: 'Nach Status filtern',
  filterByTag: 'Nach Schlagwort filtern',
  statuses: { draft: 'Entwürfe', published: 'Veröffentlicht' },
  found: (count) =>
    count === 0
      ? 'Keine Artikel gefunden.'
      : numbered(count, { one: '1 Artikel gefunden.', other: '# Artikel gefunden.' }),
  nothingFound: 'Nichts gefunden',
  nothingFits:
    'Kein Artikel passt zu allem. Versuch es mit weniger Wörtern oder einem anderen Schlagwort.',
  showAll: 'Alle Artikel anzeigen',
  noneYet: 'Noch keine Artikel',
  writeOnce:
    'Schreib einmal auf, was du oft erklärst. Deine Kund:innen finden es in ihrer Bibliothek, und du kannst es auch einzeln weitergeben.',
  nothingToReadYet: 'Noch nichts zu lesen',
  appearHere:
    'Artikel und Tipps deiner Ernährungsberatung erscheinen hier, sobald der erste veröffentlicht ist.',
  forYou: 'Für dich',
  read: 'Gelesen',
  starterDraft: 'Mitgelieferter Entwurf',
  draft: 'Entwurf',
  published: 'Veröffentlicht',
  plainPage: 'Einfache Seite',

  addRecipes: (recipes) =>
    numbered(recipes, { one: '1 Rezept hinzufügen', other: '# Rezepte hinzufügen' }),
  recipesAdded: 'Rezepte hinzugefügt. Kund:innen finden sie in ihrer Bibliothek.',
  recipesFailed: 'Die Rezepte ließen sich nicht hinzufügen. Versuch es noch einmal.',
  addArticle: 'Neuer Artikel',
  newArticle: 'Neuer Artikel',
  editArticle: 'Artikel bearbeiten',
  savedByOther: 'Jemand anderes hat diesen Artikel gespeichert.',
  show: 'Ansicht',
  preview: 'Vorschau',
  previewFailed: 'Die Vorschau lässt sich gerade nicht laden.',
  saveDraft: 'Entwurf speichern',
  backToDraft: 'Wieder zum Entwurf machen',
  publish: 'Veröffentlichen',
  articleSaved: 'Artikel gespeichert.',
  articlePublished: 'Artikel veröffentlicht.',
  articleTakenBack: 'Der Artikel ist wieder ein Entwurf.',
  draftSaved: 'Entwurf gespeichert.',
  summary: 'Zusammenfassung',
  summaryHow: 'Ein oder zwei Sätze für die Liste',
  tagsHow: (most) => `Bis zu ${most}, durch Kommas getrennt`,
  textHow: '## Überschrift, **fett**, *kursiv*, - Liste, [Link](https://…)',
  picturesLater: 'Speichere einmal, dann kannst du Bilder hinzufügen.',
  addPicture: 'Bild hinzufügen',
  pictureHow: 'Es kommt dorthin, wo der Cursor steht. JPEG, PNG oder WebP.',
  whatItShows: 'Was es zeigt',
  failedToAddPicture: 'Das Bild konnte nicht hinzugefügt werden.',

  recipe: 'Rezept',
  portions: 'Portionen',
  ingredients: 'Zutaten',
  ingredientsHow:
    'Eine pro Zeile, zum Beispiel „200 g rote Linsen, gewaschen“. Die Schritte kommen in den Text.',
  paste: 'Rezept einfügen',
  pasteHow:
    'Kopiere ein ganzes Rezept von einer Seite oder aus einem Dokument, und es verteilt sich auf die Felder.',
  fillFields: 'Felder ausfüllen',
  noIngredients:
    'Hier waren keine Zutaten zu finden. Füge das ganze Rezept mit der Zutatenliste ein.',
  recipeRead: 'Rezept übernommen. Prüfe die Felder, bevor du speicherst.',
  fewerPortions: 'Weniger Portionen',
  morePortions: 'Mehr Portionen',
  forPortions: (count) => numbered(count, { one: 'Für 1 Portion', other: 'Für # Portionen' }),

  whoReads: 'Wer ihn liest',
  readers: 'Leser:innen',
  readBy: (count) =>
    count === 0
      ? 'Noch niemand hat ihn gelesen.'
      : numbered(count, {
          one: '1 Person hat ihn gelesen.',
          other: '# Personen haben ihn gelesen.',
        }),
  oncePublished: 'Sobald er veröffentlicht ist, kannst du ihn weitergeben.',
  lastSavedSeen: 'Kund:innen sehen die zuletzt gespeicherte Version.',
  deleteArticle: 'Artikel löschen',
  deleteOne: (title) => `„${title}“ löschen`,
  sureToDelete:
    'Wirklich löschen? Danach kann ihn niemand mehr lesen, auch die nicht, denen du ihn weitergegeben hast.',
  articleDeleted: 'Artikel gelöscht.',
  failedToDelete: 'Der Artikel konnte nicht gelöscht werden.',

  giveToCustomer: 'An jemanden weitergeben',
  giveOne: (title) => `„${title}“ weitergeben`,
  nobodyFound: 'Niemand heißt so.',
  to: 'An {customer}',
  somebodyElse: 'Jemand anderes',
  whereItShows: 'Wo er erscheint',
  where: { general: 'Allgemein', day: 'Für einen Tag', plan: 'Mit einem Plan' },
  givenFor: (day) => `Für ${day}`,
  noPlanYet: 'Es gibt noch keinen Plan.',
  give: 'Weitergeben',
  givenTo: (name) => `An ${name} weitergegeben.`,
  failedToGive: 'Das Weitergeben hat nicht geklappt.',
  givenAlready: 'Schon weitergegeben:',
  takeBack: (where) => `Zurücknehmen: ${where}`,
  failedToTakeBack: 'Das Zurücknehmen hat nicht geklappt.',
  fromDietician: 'Von deiner Ernährungsberatung',
  withYourPlan: 'zu deinem Plan',
  forThisDay: 'für diesen Tag',
};
