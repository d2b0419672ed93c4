import type { say as english } from './words.ts';

export const say: typeof english = {
  places: {
    today: 'Aujourd’hui',
    plan: 'Plan',
    progress: 'Progrès',
    messages: 'Messages',
    me: 'Moi',
  },
  shortcuts: 'Accès rapide',
  skipToContent: 'Aller au contenu',
  main: 'Menu principal',
  search: 'Rechercher',
  findAnything: 'Client·e, plan, article ou action',
  findArticleOrScreen: 'Article ou écran',
  commands: 'Actions',
  found: 'Résultats',
  nothingIsCalled: (wanted) => `Aucun résultat pour « ${wanted} ».`,
  notAllSearched: 'La recherche est incomplète. Vérifiez votre connexion.',
  chooseCustomer: (name) => `Choisissez à qui destiner « ${name} ».`,
  menu: 'Menu',
};
