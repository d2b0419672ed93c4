import { numbered } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  aboutThisCustomer:
    'Ce que les diététicien·nes ont consulté et modifié pour cette personne, et ce qui concernait tout le monde.',
  aboutEverybody:
    'Ce que les diététicien·nes de votre cabinet ont consulté et modifié. Choisissez un nom pour ne voir qu’une personne.',
  showEverybody: 'Afficher tout le monde',
  customerNoLongerHere: 'quelqu’un qui n’est plus là',
  changesOnly: 'Modifications seulement',
  notLoaded: 'Impossible de charger le journal.',
  noChangesSoFar: 'Aucune modification pour l’instant.',
  nobodySoFar: 'Personne pour l’instant.',
  listedFromNowOn: 'Ce que les diététicien·nes consultent et modifient s’affichera désormais ici.',
  dieticianNoLongerHere: 'Quelqu’un qui n’est plus là',
  fromTo: '{from} à {to}',
  fromNetwork: (network) => `depuis ${network}`,
  times: (count) => numbered(count, { one: 'une fois', other: '# fois' }),
  everyViewIsListed:
    'Chaque fois qu’un·e diététicien·ne de votre cabinet consulte ou modifie vos données, c’est noté ici. Personne ne peut modifier ce journal. Revoir la même chose en moins d’une minute ne compte qu’une fois.',
  whoMaySeeIt: 'Qui peut les voir',
  accountErased: 'a fait effacer son compte',
  actions: {
    reads: {
      ofYou: (things) => `a consulté\u00a0: ${things}`,
      ofAll: (things) => `a consulté\u00a0: ${things}`,
      ofCustomer: (things) => `a consulté\u00a0: ${things}, pour`,
    },
    changes: {
      ofYou: (things) => `a modifié\u00a0: ${things}`,
      ofAll: (things) => `a modifié\u00a0: ${things}`,
      ofCustomer: (things) => `a modifié\u00a0: ${things}, pour`,
    },
    deletes: {
      ofYou: (things) => `a supprimé dans\u00a0: ${things}`,
      ofAll: (things) => `a supprimé dans\u00a0: ${things}`,
      ofCustomer: (things) => `a supprimé dans\u00a0: ${things}, pour`,
    },
  },
};
