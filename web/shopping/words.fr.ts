import { inDigits } from '#domain/language/language.ts';
import type { say as english } from './words.ts';

export const say: typeof english = {
  printedTitle: (days) => `Liste de courses, ${days}`,
  notLoaded: 'Impossible de charger la liste de courses.',
  daysToShopFor: 'Jours à couvrir',
  thisWeek: 'Cette semaine',
  nextWeek: 'La semaine prochaine',
  chooseDays: 'Choisir les jours',
  noDays: 'Aucun jour',
  addSomething: 'Ajouter un article',
  full: 'La liste est pleine. Retirez d’abord un de vos articles.',
  copyAsText: 'Copier en texte',
  untickAll: 'Tout décocher',
  remove: (name) => `Retirer ${name}`,
  addedByYou: 'Ajouté par vous',
  andMore: (amount) => `${amount} et plus`,
  inBasket: (ticked, all) =>
    ticked === all && all > 0
      ? `Tout est dans le panier (${inDigits(all)})`
      : `${inDigits(ticked)} sur ${inDigits(all)} dans le panier`,
  kept: 'Les coches et vos articles restent sur cet appareil jusqu’à la déconnexion ou la fin de la semaine.',
  notKept:
    'Ce navigateur ne peut rien garder de plus : coches et articles ne durent que le temps de cette visite.',
  noPlan: {
    title: 'Aucun plan pour ces jours',
    text: 'Les ingrédients apparaissent ici dès qu’il y a un plan. D’ici là, vous pouvez ajouter des articles.',
  },
  nothingToBuy: {
    title: 'Rien à acheter pour ces jours',
    text: 'Ces repas ne demandent aucun achat. Vous pouvez ajouter des articles.',
  },
  groups: {
    vegetables: 'Légumes',
    fruit: 'Fruits',
    grains: 'Pain et céréales',
    dairy: 'Produits laitiers et œufs',
    meat: 'Viande et poisson',
    pulses: 'Légumineuses et fruits à coque',
    drinks: 'Boissons',
    spices: 'Épices et huiles',
    dishes: 'Plats',
    other: 'Autres',
  },
};
