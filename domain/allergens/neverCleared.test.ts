import { expect, test } from 'vitest';
import { allergensIn, markedFor } from '#test/factories/eaters.ts';

// Each line: what must be marked, and the meals, with '; ' between them.
test.each([
  // A longer name says at least what the shorter one within it says.
  ['gluten', 'Nudelsuppe; Hühnernudelsuppe; Sesame prawn toast; Elisenlebkuchen'],
  [
    'milk',
    'Sauce béarnaise; Sauce mousseline; Seafood chowder; Lamb korma; Fıstıklı dondurma; Fıstıklı künefe',
  ],
  ['eggs', 'Makronen; ¼ cup egg substitute'],
  ['mustard', 'Céleri, sauce rémoulade'],
  ['crustaceans', 'Sesame prawn toast; Салат крабовый'],
  ['fish', 'Lachsersatz; Bocconcini di pesce'],
  ['nuts', 'Dominostein; Mantecado; Bakewell slice'],
  ['soy', 'Nutella; Snickers'],
  // A drink beside a dish stands for none of its milk.
  [
    'milk',
    'Latte and water; Cappuccino e acqua; Какао и вода; 拿铁和水; चाय और पानी; Sütlaç ve su; Rice pudding with rose water; Kheer with rose water; مهلبية بماء الورد; Arroz con leche con agua de azahar; Black sesame latte; Milkshake with black cherries; Black coffee and cappuccino; Black rice pudding; Pudding and a drink; Budyń i napój; Pancakes and water; Crêpe et eau',
  ],
  // A substitute belongs to the dish that is made with it, not to the next one.
  [
    'milk',
    'Coffee with oat milk and pancakes; Coffee with oat milk pancakes; Kaffee mit Hafermilch und Vanillepudding; Curry with coconut milk and mashed potatoes; Hähnchencurry mit Kokosmilch und Kartoffelpüree; Chicken curry with coconut milk and rice pudding; Cappuccino or oat milk; Latte or soy milk; Latte, oat milk; Vegan cheese and pizza; Latte e cereali con latte di soia',
  ],
  [
    'gluten',
    'Gluten-free bread and burger; Sandwich or gluten-free bread; Pizza and gluten-free bread; Kanapka i chleb bezglutenowy; Pizza mit glutenfreiem Brot; Wrap with gluten-free toast',
  ],
  ['eggs', 'Vegan mayo burger with potato salad'],
  // What is named stays.
  [
    'milk',
    'Porridge con latte e acqua; Latte di mandorla o latte; Lait d’amande et crème; Fraises à la crème et lait d’amande',
  ],
  // Another source remains.
  [
    'milk',
    'Pizza ohne Feta; Pizza margherita senza parmigiano; Pizza with vegan parmesan; Moussaka ohne Käse; Mashed potato without cream',
  ],
  // Soy beside a dairy food does not make it one of soy.
  [
    'milk',
    'Latte con soia; Leche con soja; Queso con soja; Formaggio con soia; Mantequilla con soja; Pane al latte con soia; Poulet au beurre soja citron; Yogurt con soia',
  ],
  // Bread and cereals of maize usually have wheat or malt.
  [
    'gluten',
    'Pain de maïs; Céréales de maïs; Pan de maíz; Cereales de maíz; Pão de milho; Cereais de milho; Pane di mais; Cereali di mais; Chleb kukurydziany; Кукурузный хлеб; Mısır ekmeği',
  ],
  ['milk', 'Geschnetzeltes; Hähnchengeschnetzeltes; Putengeschnetzeltes'],
] as const)('[RAIL-02] %s is marked in each of: %s', (allergen, meals) => {
  expect(meals.split('; ').filter((meal) => !allergensIn(meal).includes(allergen))).toEqual([]);
});

test.each([
  [
    { dietaryPreferences: ['halal'] },
    'Gummies with pectin and gelatine; Mousse with gelatine and agar; Cheesecake with gelatine and agar; Mussels with extra virgin olive oil white wine sauce; Extra virgin olive oil red wine vinaigrette; Virgin coconut oil rum cake; Yogurt 0% rum raisin',
  ],
  [{ dietaryRestrictions: 'Allergia al latte' }, 'Porridge con latte e acqua'],
  [
    { dietaryRestrictions: 'Lactose intolerance' },
    'Cheese\nLactose-free milk; Butter lactose-free yogurt',
  ],
  [{ dietaryPreferences: ['no-pork'] }, 'Rinderroulade; Bierschinken'],
  ...['Lactose allergy', 'Allergic to lactose', 'Laktoseallergie', 'Allergies: nuts, lactose'].map(
    (dietaryRestrictions) => [{ dietaryRestrictions }, 'Lactose-free milk; Milk'] as const,
  ),
  [
    { dietaryPreferences: ['vegetarian'] },
    'Linseneintopf mit Würstchen; Linsen mit Spätzle und Saiten; Leberknödelsuppe; Lachsersatz',
  ],
  [
    { dietaryPreferences: ['vegetarian'] },
    'Kotlet mielony grzybowy sos; Szynka warzywna sałatka; Сосиски растительное масло; мясо растительное масло; برجر بطاطس سلطة',
  ],
] as const)('[RAIL-02] for %o each is marked: %s', (profile, meals) => {
  const lines = meals.split('; ');
  expect(lines.filter((meal) => markedFor(profile, meal) === '')).toEqual([]);
});

test('[RAIL-02] a cheese above milk without lactose is marked itself', () => {
  const [cheese, milk] = ['Cheese', 'Lactose-free milk'];
  const marked = (meal: string) => markedFor({ dietaryRestrictions: 'Lactose intolerance' }, meal);
  expect(marked(milk)).toBe('');
  expect(marked(`${cheese}\n${milk}`)).not.toBe('');
});

test.each([
  [{ dietaryPreferences: ['vegetarian'] }, 'Œuf de poule; Uovo bollito; Riso bollito'],
  [{ dietaryPreferences: ['halal'] }, 'Virgin mojito; 0.0% beer; Piwo 0%'],
  [{ allergens: ['milk'] }, 'Latte with oat milk; Oat milk latte'],
  [{ allergens: ['eggs', 'milk', 'gluten'] }, 'ब्राउन राइस; Rouelle de porc'],
  [{ dietaryRestrictions: 'Nut allergy, lactose intolerance' }, 'Lactose-free milk'],
] as const)('[RAIL-03] for %o none is marked: %s', (profile, meals) => {
  expect(markedFor(profile, meals)).toBe('');
});
