import { type Labelled, typed, written } from '../labelled.ts';

/** Plans as web pages, hospitals and dieticians publish them, as text. */
export const published: readonly Labelled[] = [
  {
    name: 'calories and carbohydrates in the headings',
    given: typed(`7-Day Meal Plan: 1,200 Calories
Day 1
Breakfast (294 calories, 41 g carbohydrates)
- 1 serving Muesli with Raspberries
- 1 cup skim milk
A.M. Snack (95 calories, 25 g carbohydrates)
- 1 medium apple
Lunch (360 calories)
- 1 serving Veggie & Hummus Sandwich
P.M. Snack (30 calories, 8 g carbohydrates)
- 1 plum
Dinner (438 calories)
- 1 serving Sheet-Pan Chicken
- 1 cup green beans
Daily Totals: 1,217 calories, 61 g protein, 160 g carbohydrates, 30 g fiber, 41 g fat, 1,400 mg sodium
To make it 1,500 calories: Add 1 slice toast to breakfast and 1 orange to A.M. snack.

Day 2
Breakfast (271 calories, 30 g carbohydrates)
- 2 boiled eggs
A.M. Snack (62 calories)
- 1 orange
Lunch (325 calories)
- Lentil soup
P.M. Snack (16 calories)
- 1 cup cucumber slices
Dinner (472 calories)
- Salmon with 10 asparagus spears
Daily Totals: 1,206 calories, 60 g protein
`),
    weeks: [
      written(`
        2 1 serving Muesli with Raspberries⏎1 cup skim milk | 2 boiled eggs
        3 1 medium apple | 1 orange
        4 1 serving Veggie & Hummus Sandwich | Lentil soup
        5 1 plum | 1 cup cucumber slices
        7 1 serving Sheet-Pan Chicken⏎1 cup green beans | Salmon with 10 asparagus spears`),
    ],
  },
  {
    name: 'french courses of a meal',
    given: typed(`Lundi
Petit déjeuner
- Pain complet, 10 g de beurre
- Thé vert
Déjeuner
- Entrée : soupe de légumes
- Plat : riz et poulet
- Dessert : tarte aux pommes
Dîner
- Entrée : salade
- Plat : omelette
- Dessert : yaourt
Mardi
Petit déjeuner
- Comme lundi
Déjeuner
- Entrée : crudités
- Plat : 120 g de saumon
- Dessert : compote
Dîner
- Plat : lentilles
- Dessert : fruit
`),
    weeks: [
      written(`
        2 Pain complet, 10 g de beurre⏎Thé vert | Pain complet, 10 g de beurre⏎Thé vert
        4 Entrée : soupe de légumes⏎Plat : riz et poulet⏎Dessert : tarte aux pommes | Entrée : crudités⏎Plat : 120 g de saumon⏎Dessert : compote
        7 Entrée : salade⏎Plat : omelette⏎Dessert : yaourt | Plat : lentilles⏎Dessert : fruit`),
    ],
  },
  {
    name: 'a day with a letter too many',
    given: typed(`Monday
Breakfast: a
Dinner: b
Tuesday
Breakfast: c
Dinner: d
Wednesday
Breakfast: e
Dinner: f
Thursdsay
Breakfast: g
Dinner: h
Friday
Breakfast: i
Dinner: j
Saturday
Breakfast: k
Dinner: l
Sunbday
Breakfast: m
Dinner: n
`),
    weeks: [
      written(`
        2 a | c | e | g | i | k | m
        7 b | d | f | h | j | l | n`),
    ],
  },
  {
    name: 'italian newspaper, small letters and one line a day',
    given:
      typed(`lunedì: colazione: 1 tazza di tè con 3 fette biscottate; spuntino mattutino: 1 mela; pranzo: 80 g di pasta; merenda: 1 yogurt; cena: 150 g di pesce.
martedì: colazione: come lunedì; spuntino mattutino: 1 pera; pranzo: riso e lenticchie; merenda: 10 mandorle; cena: minestrone.`),
    weeks: [
      written(`
        2 1 tazza di tè con 3 fette biscottate | 1 tazza di tè con 3 fette biscottate
        3 1 mela | 1 pera
        4 80 g di pasta | riso e lenticchie
        5 1 yogurt | 10 mandorle
        7 150 g di pesce. | minestrone.`),
    ],
  },
  {
    name: 'portuguese clinic with hours',
    given: typed(`PLANO ALIMENTAR – 1600 kcal

SEGUNDA-FEIRA
Desjejum (07h)
1 xícara de café com leite
1 pão integral
Colação (10h)
1 banana
Almoço (12h)
4 colheres de arroz, 1 concha de feijão, 1 bife
Lanche (15h)
1 iogurte
Jantar (18h)
Sopa de legumes
Ceia (21h)
1 copo de leite

TERÇA-FEIRA
Desjejum (07h)
Igual à segunda
Colação (10h)
1 maçã
Almoço (12h)
Peixe com salada
Lanche (15h)
-
Jantar (18h)
Omelete
Ceia (21h)
Chá de camomila
`),
    weeks: [
      written(`
        2 1 xícara de café com leite⏎1 pão integral | 1 xícara de café com leite⏎1 pão integral
        3 1 banana | 1 maçã
        4 4 colheres de arroz, 1 concha de feijão, 1 bife | Peixe com salada
        5 1 iogurte |
        7 Sopa de legumes | Omelete
        8 1 copo de leite | Chá de camomila`),
    ],
  },
  {
    name: 'days in groups, spanish',
    given: typed(`Lunes, miércoles y viernes
Desayuno: avena con 15 g de nueces
Almuerzo: pollo con quinua
Cena: ensalada

Martes y jueves
Desayuno: 2 huevos
Almuerzo: pescado
Cena: crema de zapallo
`),
    weeks: [
      written(`
        2 avena con 15 g de nueces | 2 huevos | avena con 15 g de nueces | 2 huevos | avena con 15 g de nueces
        4 pollo con quinua | pescado | pollo con quinua | pescado | pollo con quinua
        7 ensalada | crema de zapallo | ensalada | crema de zapallo | ensalada`),
    ],
  },
  {
    name: 'a whole day as another',
    given: typed(`Day 1
Breakfast: porridge
Lunch: soup and bread
Dinner: curry
Day 2
Same as Day 1
Day 3
Breakfast: eggs
Lunch: same as Day 1
Dinner: same as yesterday
Day 4: repeat day 3
`),
    weeks: [
      written(`
        2 porridge | porridge | eggs | eggs
        4 soup and bread | soup and bread | soup and bread | soup and bread
        7 curry | curry | curry | curry`),
    ],
  },
];
