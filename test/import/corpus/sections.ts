import { type Labelled, typed, written } from '../labelled.ts';

/** Plans in which much stands beside the dishes: titles of dishes, courses, remarks, figures of each meal. */
export const sections: readonly Labelled[] = [
  {
    name: 'chat bot, the word snack below a snack',
    given: typed(`Breakfast
- Oatmeal: 1/2 cup of oats
- Protein: 1 boiled egg
- Drink: Herbal tea
Mid-Morning Snack
- Snack: a handful of almonds
Lunch
- Salad: greens with chickpeas
- Dressing: 1 tablespoon of olive oil
- Whole Grain: 1 slice of bread
Mid-Afternoon Snack
- Snack: 1 carrot and 1 cucumber
Dinner
- Protein: Grilled fish
- Vegetables: Broccoli
- Drink: Water
Evening Snack (optional, if hungry)
- Snack: 1/2 cup of yogurt
General Tips:
- Focus on high-fiber foods.`),
    weeks: [
      written(`
        2 Oatmeal: 1/2 cup of oats⏎Protein: 1 boiled egg⏎Drink: Herbal tea
        3 Snack: a handful of almonds
        4 Salad: greens with chickpeas⏎Dressing: 1 tablespoon of olive oil⏎Whole Grain: 1 slice of bread
        5 Snack: 1 carrot and 1 cucumber
        7 Protein: Grilled fish⏎Vegetables: Broccoli⏎Drink: Water
        8 Snack: 1/2 cup of yogurt`),
    ],
  },
  {
    name: 'blog, days behind a dash without blanks',
    given: typed(`Food for Diabetics | Sample of Daily Menu
Food for Diabetics-Day 1
Breakfast
- 1 slice toast with 1 teaspoon margarine
- 1/2 cup oatmeal
Lunch
- 1 turkey sandwich
- 1 small apple
Snacks
- 1 ounce string cheese
- 16 tortilla chips with salsa
Dinner
- 4 ounces chicken breast
- 2/3 cup brown rice
Food for Diabetics-Day 2
Breakfast
- 1 cup 1% milk
- Tomato & Ham Breakfast Melt (Click here for full recipe.)
Morning Snack
- 1 cup melon
Lunch
- Turkey Burgers (Click here for the full recipe.)
Afternoon Snack
- 4 tablespoons hummus
Dinner
- 1/2 cup rice
- Roasted Pork Tenderloin`),
    weeks: [
      written(`
        2 1 slice toast with 1 teaspoon margarine⏎1/2 cup oatmeal | 1 cup 1% milk⏎Tomato & Ham Breakfast Melt (Click here for full recipe.)
        3 | 1 cup melon
        4 1 turkey sandwich⏎1 small apple | Turkey Burgers (Click here for the full recipe.)
        5 1 ounce string cheese⏎16 tortilla chips with salsa | 4 tablespoons hummus
        7 4 ounces chicken breast⏎2/3 cup brown rice | 1/2 cup rice⏎Roasted Pork Tenderloin`),
    ],
  },
  {
    name: 'hospital, carbohydrates below each meal',
    given: typed(`Sample Menu for Diabetes Management

    Breakfast (7:00 AM)

    • 1 small orange or ½ banana

    • 2 slices bread

    • Coffee or tea or water

      Total Carbohydrate = 45 gm

    Snack (9:30 AM)

    • 8 oz milk

      Total Carbohydrate = 15 gm

    Lunch (12:00 PM)

    • 2/3 cup rice

    • 3-5 oz fish (not fried or breaded)

      Total Carbohydrate = 45 gm

    Snack (3:00 PM)

    • 1 cup light yogurt

      Total Carbohydrate = 15 gm

    Dinner (6:00 PM)

    • 2/3 cup pasta

    • 1 Tbsp sour cream

      Total Carbohydrate = 45 gm

    Snack (8:30-9:00 PM)

    • 1 small fruit

      Total Carbohydrate = 15 gm
    Note: Meals and snacks should be at least 3 hours apart.

    This is an example only. Individual needs vary greatly.`),
    weeks: [
      written(`
        2 1 small orange or ½ banana⏎2 slices bread⏎Coffee or tea or water
        3 8 oz milk
        4 2/3 cup rice⏎3-5 oz fish (not fried or breaded)
        5 1 cup light yogurt
        7 2/3 cup pasta⏎1 Tbsp sour cream
        8 1 small fruit`),
    ],
  },
  {
    name: 'german magazine, three meals and a tip',
    given: typed(`7 Tage: Ihr Fastenplan

Tag 1

Morgens: Starten Sie mit einem Obstsalat in den Tag.
Mittags: Sie dürfen so viel Suppe essen, wie Sie wollen.
Abends: Sie können Suppe essen.
Tipp: Kaufen Sie saisonale Obstsorten.

Tag 2

Morgens: Rohes Gemüse.
Mittags: Suppe.
Abends: 200 Gramm Kartoffeln.
Tipp: Viel trinken.
Für den kleinen Hunger eignet sich rohes Gemüse.

Tag 3

Morgens: Drei Bananen mit 250 Milliliter Milch.
Oder Joghurt.
Mittags: wie am Vortag
Abends: Fisch.`),
    weeks: [
      written(`
        2 Starten Sie mit einem Obstsalat in den Tag. | Rohes Gemüse. | Drei Bananen mit 250 Milliliter Milch.⏎Oder Joghurt.
        4 Sie dürfen so viel Suppe essen, wie Sie wollen. | Suppe. | Suppe.
        7 Sie können Suppe essen. | 200 Gramm Kartoffeln. | Fisch.`),
    ],
  },
  {
    name: 'french school, courses as headings below the days',
    given: typed(`Menus de la semaine du 18/09/2023

Lundi

Entrée

  • melon

Plat principal

  • filet de poisson
  • gratin de brocolis

Dessert

  • purée de pomme

Goûter

  • lait, pain de campagne

Mardi

Entrée

  • betteraves

Plat principal

  • cassoulet

Dessert

  • raisin

Goûter

  • pomme`),
    weeks: [
      written(`
        4 Entrée⏎melon⏎Plat principal⏎filet de poisson⏎gratin de brocolis⏎Dessert⏎purée de pomme | Entrée⏎betteraves⏎Plat principal⏎cassoulet⏎Dessert⏎raisin
        5 lait, pain de campagne | pomme`),
    ],
  },
  {
    name: 'french town, courses as columns',
    given: typed(`| | Entrée | Plat | Garniture | Laitage | Dessert |
|---|---|---|---|---|---|
| mardi 1er | Salade verte | Nuggets de blé | Purée | Carré frais | Fromage blanc |
| mercredi 2 | Betteraves | Filet de merlu | Carottes | Yaourt | Fruit |
| jeudi 3 | Chou-fleur | Carbonade | Frites | Camembert | Tarte |`),
    weeks: [
      written(`
        4 | Salade verte⏎Nuggets de blé⏎Purée⏎Carré frais⏎Fromage blanc | Betteraves⏎Filet de merlu⏎Carottes⏎Yaourt⏎Fruit | Chou-fleur⏎Carbonade⏎Frites⏎Camembert⏎Tarte`),
    ],
  },
];
