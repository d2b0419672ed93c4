import { describe, expect, it, test } from 'vitest';
import {
  containsItself,
  ingredientsNamed,
  neededFor,
  recipeBook,
  recipesIn,
  scaledLine,
} from './recipes.ts';

const soup = {
  id: 'soup',
  title: 'Red lentil soup',
  servings: 4,
  ingredients: ['300 g red lentils', '2 carrots', '1 portion Vegetable stock'],
};
const stock = { id: 'stock', title: 'Vegetable Stock', servings: 2, ingredients: ['1 leek'] };
const porridge = {
  id: 'porridge',
  title: 'Porridge with plums',
  servings: 1,
  ingredients: ['50 g oats'],
};
const hummus = { id: 'hummus', title: 'Hummus', servings: 6, ingredients: ['2 tbsp tahini'] };
const book = recipeBook([soup, stock, porridge, hummus]);

const named = (meal: string) =>
  recipesIn(meal, book).map(({ recipe, portions }) => `${recipe.id} ${portions}`);

describe('a recipe in the cell of a plan', () => {
  test.each([
    ['Red lentil soup', ['soup 1']],
    ['2 portions of red lentil soup, rye bread', ['soup 2']],
    ['½ portion red lentil soups', ['soup 0.5']],
    ['1 1/2 servings red lentil soup', ['soup 1.5']],
    ['Rye bread with red lentil soup (2 portions)', ['soup 2']],
    ['Red lentil soup x2; an apple', ['soup 2']],
    ['2 portions red lentil soup, 1 apple', ['soup 2']],
    ['Red lentil soup, 1 portion', ['soup 1']],
    ['Dinner: a portion of warm red lentil soup', ['soup 1']],
    ['zwei Portionen Red lentil soup', ['soup 2']],
    ['Porridge with plums and hummus', ['porridge 1', 'hummus 1']],
    ['200 g red lentil soup', ['soup null']],
    ['What is left of the red lentil soup', ['soup null']],
    ['Hummus wrap', []],
    ['Lentil soup', []],
    ['', []],
  ])('[FOOD-04] %s', (meal, found) => expect(named(meal)).toEqual(found));

  const needed = (meal: string) =>
    neededFor(meal, book).map(
      ({ text, times }) => `${times} ${text.replace(/[;\s]+(?=,)|\s+$/g, '')}`,
    );

  it('[FOOD-04] is its ingredients, as many as its portion has, and those of the recipes in it', () => {
    expect(needed('2 portions red lentil soup, rye bread')).toEqual([
      '1 , rye bread',
      '0.5 300 g red lentils',
      '0.5 2 carrots',
      '0.25 1 leek',
    ]);
    expect(needed('Rye bread')).toEqual(['1 Rye bread']);
    // Without a clear portion it stays a dish.
    expect(needed('200 g red lentil soup')).toEqual(['1 200 g red lentil soup']);
  });

  it('[FOOD-04] is looked through for what somebody must not eat, whatever the portion', () => {
    expect(ingredientsNamed('200 g red lentil soup', book)).toEqual([
      ...soup.ingredients,
      ...stock.ingredients,
    ]);
  });

  test.each([
    ['300 g red lentils', 0.25, '75 g red lentils'],
    ['½ lemon', 2, '1 lemon'],
    ['1 1/2 cups milk', 2, '3 cups milk'],
    ['1-2 tbsp oil', 0.5, '½–1 tbsp oil'],
    ['about 200g rice', 1.5, 'about 300g rice'],
    ['1 egg', 1 / 3, '⅓ egg'],
    ['0,5 l Milch', 0.5, '¼ l Milch'],
    ['Salt', 4, 'Salt'],
    ['2 carrots, in slices', 0.5, '1 carrot, in slices'],
    ['3 carrots', 0.36, '1 carrot'],
    ['2 cups oats', 0.5, '1 cup oats'],
    ['2 kg potatoes', 0.5, '1 kg potatoes'],
    ['2 gousses d’ail', 0.5, '1 gousse d’ail'],
    ['2 Karotten', 0.5, '1 Karotte'],
    ['2 limones', 0.5, '1 limones'],
    ['2 eggs', 1, '2 eggs'],
  ])('[FOOD-04] %s, %d times, is %s', (line, times, scaled) =>
    expect(scaledLine(line, times)).toBe(scaled),
  );

  it('[FOOD-04] never contains itself, neither at once nor through another', () => {
    const again = { ...stock, ingredients: ['1 cup Red lentil soup'] };
    expect(containsItself(soup, [stock, hummus])).toBe(false);
    expect(containsItself(again, [soup, hummus])).toBe(true);
    expect(containsItself({ ...hummus, ingredients: ['Hummus'] }, [])).toBe(true);
    expect(neededFor('Red lentil soup', recipeBook([soup, again])).length).toBeLessThan(9);
  });
});
