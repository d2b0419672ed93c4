import { describe, expect, it, test } from 'vitest';
import { PASTE_MAX, recipeFromText } from './recipeText.ts';

describe('a pasted recipe', () => {
  const page = {
    '@context': 'https://schema.org',
    '@graph': [
      { '@type': 'WebSite', name: 'A site' },
      {
        '@type': ['Recipe', 'NewsArticle'],
        name: 'Red lentil soup &amp; lemon',
        description: '<p>Warm in <b>half</b> an hour.</p>',
        recipeYield: ['4', '4 servings'],
        recipeIngredient: ['300 g red lentils', '&frac12; lemon'],
        recipeInstructions: [
          { '@type': 'HowToSection', itemListElement: [{ '@type': 'HowToStep', text: 'Rinse.' }] },
          { '@type': 'HowToStep', text: 'Boil for\n20 minutes.' },
        ],
      },
    ],
  };
  const read = {
    title: 'Red lentil soup & lemon',
    summary: 'Warm in half an hour.',
    servings: 4,
    ingredients: ['300 g red lentils', '½ lemon'],
    steps: '1. Rinse.\n2. Boil for 20 minutes.',
  };

  it('[FOOD-04] comes in as the data of a page, alone or inside its script', () => {
    const data = JSON.stringify(page);
    expect(recipeFromText(data)).toEqual(read);
    expect(recipeFromText(`<script type="application/ld+json">${data}</script>`)).toEqual(read);
  });

  const ingredients = ['200 g oats', '1 pinch salt'];
  const steps = '1. Mix.\n2. Bake at 180 °C.';
  test.each([
    [
      'Flat bread\n\nServes 2\nIngredients:\n- 200 g oats\n- 1 pinch salt\nMethod\n1. Mix.\n2. Bake at 180 °C.',
      2,
    ],
    [
      'Fladenbrot\nZutaten für 3 Personen\n200 g oats\n1 pinch salt\n\nZubereitung:\nMix.\nBake at 180 °C.',
      3,
    ],
    [
      'Pan plano\nIngredientes (4 raciones)\n• 200 g oats\n• 1 pinch salt\nPreparación\nMix.\nBake at 180 °C.',
      4,
    ],
    ['# Flat bread\n\n200 g oats\n1 pinch salt\n\nMix.\nBake at 180 °C.', null],
  ])('[FOOD-04] comes in as text: %j', (text, servings) =>
    expect(recipeFromText(text)).toMatchObject({ servings, ingredients, steps }),
  );

  it('[FOOD-04] that is something else gives a title and no fault', () => {
    expect(recipeFromText('{"@type": "Person"}')).toMatchObject({
      ingredients: [],
      servings: null,
    });
    expect(recipeFromText('')).toMatchObject({ title: '', steps: '' });
    expect(recipeFromText('<'.repeat(70_000)).ingredients).toEqual([]);
  });

  const data = (fields: object) => JSON.stringify({ '@type': 'Recipe', name: 'Dal', ...fields });

  it('[T-O5] is text: nothing of its tags, scripts and control characters is left', () => {
    const name =
      'Dal<script src="https://evil.test/x.js"></script><img src=x onerror=alert(1)>&#0;!';
    const ingredients = ['<iframe src="//evil.test">200 g</iframe> lentils'];
    const script = `<script type="application/ld+json">${data({ name: 'Dal', recipeIngredient: ingredients })}</script><script>alert(1)</script>`;
    expect(recipeFromText(data({ name })).title).toBe('Dal !');
    expect(recipeFromText(script)).toMatchObject({ title: 'Dal', ingredients: ['200 g lentils'] });
  });

  it('[T-O5] is read up to a length and a depth, whatever it is made of', () => {
    const deep = (inner: string) => `${'['.repeat(20_000)}${inner}${']'.repeat(20_000)}`;
    expect(recipeFromText(deep(data({}))).ingredients).toEqual([]);
    const steps = `{"@type":"Recipe","name":"Dal","recipeInstructions":${deep('"Stir."')}}`;
    expect(recipeFromText(steps)).toMatchObject({ title: 'Dal', steps: '' });
    const long = data({ name: 'a'.repeat(PASTE_MAX), recipeIngredient: ['1 egg'] });
    expect(recipeFromText(long).ingredients).toEqual([]);
  });
});
