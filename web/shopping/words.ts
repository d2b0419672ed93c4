import { inDigits } from '#domain/language/language.ts';

export const say = {
  printedTitle: (days: string) => `Shopping List, ${days}`,
  notLoaded: 'The shopping list could not be loaded.',
  daysToShopFor: 'Days to shop for',
  thisWeek: 'This Week',
  nextWeek: 'Next Week',
  chooseDays: 'Choose Days',
  noDays: 'No days',
  addSomething: 'Add something',
  full: 'The list is full. Remove one of your items first.',
  copyAsText: 'Copy as Text',
  untickAll: 'Untick All',
  remove: (name: string) => `Remove ${name}`,
  addedByYou: 'Added by you',
  andMore: (amount: string) => `${amount} and more`,
  inBasket: (ticked: number, all: number) =>
    ticked === all && all > 0
      ? `All ${inDigits(all)} in the basket`
      : `${inDigits(ticked)} of ${inDigits(all)} in the basket`,
  kept: 'Ticks and your own items stay on this device until you log out or the week ends.',
  notKept: 'This browser can’t keep more, so ticks and your own items last for this visit only.',
  noPlan: {
    title: 'No plan for these days',
    text: 'Ingredients appear here once there is a plan. You can add things yourself until then.',
  },
  nothingToBuy: {
    title: 'Nothing to buy for these days',
    text: 'These meals need nothing from the shop. You can add things yourself.',
  },
  groups: {
    vegetables: 'Vegetables',
    fruit: 'Fruit',
    grains: 'Bread and Grains',
    dairy: 'Dairy and Eggs',
    meat: 'Meat and Fish',
    pulses: 'Pulses and Nuts',
    drinks: 'Drinks',
    spices: 'Spices and Oils',
    dishes: 'Dishes',
    other: 'Other',
  },
};
