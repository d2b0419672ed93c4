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
    name: 'german hospital, two-digit amounts after colons',
    given: typed(`Ernährungsplan für Herrn K. (1800 kcal)
Montag
Frühstück: 50 g Haferflocken mit 150 ml Milch
Zwischenmahlzeit: 1 Apfel
Mittagessen: 100 g Reis mit Hähnchen
Zwischenmahlzeit: 20 g Mandeln
Abendessen: 40 g Brot mit Quark
Dienstag
Frühstück: wie Montag
Zwischenmahlzeit: 10 Erdbeeren
Mittagessen: 80 g Linsen mit Gemüse
Zwischenmahlzeit: wie Montag
Abendessen: 30 g Käse, 2 Scheiben Brot
`),
    weeks: [
      written(`
        2 50 g Haferflocken mit 150 ml Milch | 50 g Haferflocken mit 150 ml Milch
        3 1 Apfel | 10 Erdbeeren
        4 100 g Reis mit Hähnchen | 80 g Linsen mit Gemüse
        5 20 g Mandeln | 20 g Mandeln
        7 40 g Brot mit Quark | 30 g Käse, 2 Scheiben Brot`),
    ],
  },
  {
    name: 'spanish, calories in brackets, same as Monday',
    given: typed(`Lunes
Desayuno (350 calorías)
Tostada integral con tomate
Media mañana (100 calorías)
1 manzana
Comida (500 calorías)
Lentejas con verduras
Merienda (120 calorías)
Yogur natural
Cena (400 calorías)
Merluza a la plancha

Martes
Desayuno (350 calorías)
Igual que lunes
Media mañana (100 calorías)
10 almendras
Comida (500 calorías)
Arroz con pollo
Merienda (120 calorías)
igual que el lunes
Cena (400 calorías)
Tortilla francesa
`),
    weeks: [
      written(`
        2 Tostada integral con tomate | Tostada integral con tomate
        3 1 manzana | 10 almendras
        4 Lentejas con verduras | Arroz con pollo
        5 Yogur natural | Yogur natural
        7 Merluza a la plancha | Tortilla francesa`),
    ],
  },
  {
    name: 'arabic, ordinal days, calories in brackets',
    given: typed(`اليوم الأول
الإفطار (350 سعرة)
بيضتان مسلوقتان وخبز أسمر
الغداء (500 سعرة)
صدر دجاج مع أرز
العشاء (300 سعرة)
زبادي وسلطة
اليوم الثاني
الإفطار (350 سعرة)
فول مع زيت زيتون
الغداء (500 سعرة)
سمك مشوي
العشاء (300 سعرة)
شوربة عدس
`),
    weeks: [
      written(`
        2 بيضتان مسلوقتان وخبز أسمر | فول مع زيت زيتون
        4 صدر دجاج مع أرز | سمك مشوي
        7 زبادي وسلطة | شوربة عدس`),
    ],
  },
  {
    name: 'hindi, calories in brackets and a day as another',
    given: typed(`सोमवार
नाश्ता (350 कैलोरी)
2 इडली और सांभर
दोपहर का भोजन (450 कैलोरी)
2 रोटी, दाल, सलाद
रात का खाना (400 कैलोरी)
मूंग दाल खिचड़ी
मंगलवार
नाश्ता (350 कैलोरी)
सोमवार जैसा
दोपहर का भोजन (450 कैलोरी)
चावल और राजमा
रात का खाना (400 कैलोरी)
पनीर और रोटी
`),
    weeks: [
      written(`
        2 2 इडली और सांभर | 2 इडली और सांभर
        4 2 रोटी, दाल, सलाद | चावल और राजमा
        7 मूंग दाल खिचड़ी | पनीर और रोटी`),
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
    name: 'ordinal days before the names of days',
    given: typed(`First day: Monday
Breakfast: oats
Lunch: soup
Dinner: fish
Second day: Tuesday
Breakfast: eggs
Lunch: dal
Dinner: pasta
Third day: Wednesday
Breakfast: muesli
Lunch: wrap
Dinner: stew
`),
    weeks: [
      written(`
        2 oats | eggs | muesli
        4 soup | dal | wrap
        7 fish | pasta | stew`),
    ],
  },
  {
    name: 'german ordinal days',
    given: typed(`Erster Tag
Frühstück: Müsli
Mittag: Suppe
Abend: Brot
Zweiter Tag
Frühstück: Ei
Mittag: Reis
Abend: Salat
Dritter Tag
Frühstück: wie am ersten Tag
Mittag: Fisch
Abend: Quark
`),
    weeks: [
      written(`
        2 Müsli | Ei | Müsli
        4 Suppe | Reis | Fisch
        7 Brot | Salat | Quark`),
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
    name: 'flat days with semicolons',
    given:
      typed(`DAY 1 Breakfast: Omelet: 1 egg; 1/2 c spinach; and onion. Lunch: salad. Dinner: fish.
DAY 2 Breakfast: 1 c oatmeal; 10 almonds. Lunch: turkey wrap; 1 pear. Dinner: chili; 1 roll.
`),
    weeks: [
      written(`
        2 Omelet: 1 egg; 1/2 c spinach; and onion. | 1 c oatmeal; 10 almonds.
        4 salad. | turkey wrap; 1 pear.
        7 fish. | chili; 1 roll.`),
    ],
  },
  {
    name: 'wide blanks after times in brackets',
    given: typed(`Monday
Breakfast (8:00)    2 eggs
Snack (10:30)       25 almonds
Lunch (13:00)       soup (two days)
Dinner (19:00)      fish
Tuesday
Breakfast (8:00)    oats
Snack (10:30)       apple
Lunch (13:00)       soup (second day)
Dinner (19:00)      rice
`),
    weeks: [
      written(`
        2 2 eggs | oats
        3 25 almonds | apple
        4 soup (two days) | soup (second day)
        7 fish | rice`),
    ],
  },
  {
    name: 'names of snacks in three languages',
    given: typed(`Day 1
Breakfast: poha
Mid-Meal: 1 guava
Lunch: dal and rice
Snack vespertino: té y galletas
Dinner: soup
Day 2
Breakfast: idli
Mid-Meal: coconut water
Lunch: roti and sabzi
Snack vespertino: nueces
Dinner: khichdi
`),
    weeks: [
      written(`
        2 poha | idli
        3 1 guava | coconut water
        4 dal and rice | roti and sabzi
        5 té y galletas | nueces
        7 soup | khichdi`),
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
    name: 'chinese days with a title',
    given: typed(`周一：高蛋白启动日
早餐：希腊酸奶150 g + 燕麦片30 g
加餐：苹果1个
午餐：香煎鸡胸120 g + 藜麦80 g
晚餐：清蒸鳕鱼100 g
周二：低碳水稳血糖
早餐：同周一
加餐：杏仁10颗
午餐：虾仁150 g
晚餐：牛肉丝80 g + 豆腐50 g
`),
    weeks: [
      written(`
        2 希腊酸奶150 g + 燕麦片30 g | 希腊酸奶150 g + 燕麦片30 g
        3 苹果1个 | 杏仁10颗
        4 香煎鸡胸120 g + 藜麦80 g | 虾仁150 g
        7 清蒸鳕鱼100 g | 牛肉丝80 g + 豆腐50 g`),
    ],
  },
  {
    name: 'an unknown meal between known ones',
    given: typed(`Monday
Breakfast: oats
Power break: 1 banana
Lunch: soup
Dinner: fish
Tuesday
Breakfast: eggs
Power break: 12 almonds
Lunch: rice
Dinner: stew
`),
    weeks: [
      written(`
        2 oats | eggs
        3 1 banana | 12 almonds
        4 soup | rice
        7 fish | stew`),
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
  {
    name: 'dashes between meal and dish, totals behind days',
    given: typed(`MONDAY — 1,450 calories
Breakfast — 25 g oats with berries (300)
Snack — 1 apple (95)
Lunch — Turkey wrap (450)
Dinner — Salmon, 90 g rice (600)

TUESDAY — 1,420 calories
Breakfast — 2 eggs, toast (320)
Snack — 30 g nuts (180)
Lunch — Lentil soup (400)
Dinner — Chicken stir-fry (520)
`),
    weeks: [
      written(`
        2 25 g oats with berries (300) | 2 eggs, toast (320)
        3 1 apple (95) | 30 g nuts (180)
        4 Turkey wrap (450) | Lentil soup (400)
        7 Salmon, 90 g rice (600) | Chicken stir-fry (520)`),
    ],
  },
  {
    name: 'meals by number, spanish',
    given: typed(`DÍA 1
COMIDA 1: 60 g avena, 3 claras
COMIDA 2: 150 g pollo, 50 g arroz
COMIDA 3: 1 batido
COMIDA 4: 150 g merluza, ensalada
DÍA 2
COMIDA 1: 2 tostadas, 2 huevos
COMIDA 2: 150 g ternera, 200 g patata
COMIDA 3: 20 g nueces
COMIDA 4: tortilla
`),
    weeks: [
      written(`
        1 60 g avena, 3 claras | 2 tostadas, 2 huevos
        2 150 g pollo, 50 g arroz | 150 g ternera, 200 g patata
        3 1 batido | 20 g nueces
        4 150 g merluza, ensalada | tortilla`),
    ],
  },
  {
    name: 'tips after the dinner of each day, french',
    given: typed(`- Lundi
Petit déjeuner : Pancakes et miel, yaourt
Déjeuner : Rouleau de printemps, riz blanc
Diner : Potage de légumes, spaghettis

Choisissez de la viande hachée à 5 % de matières grasses au rayon surgelés ou frais.
- Mardi
Petit déjeuner : Pain aux céréales, beurre
Déjeuner : 15 radis, poulet rôti
Diner : Soupe, jambon

Pensez à boire de l'eau régulièrement pendant toute la journée, même sans soif.
`),
    weeks: [
      written(`
        2 Pancakes et miel, yaourt | Pain aux céréales, beurre
        4 Rouleau de printemps, riz blanc | 15 radis, poulet rôti
        7 Potage de légumes, spaghettis | Soupe, jambon`),
    ],
  },
  {
    name: 'numbered lines of one day each',
    given: typed(`Monday
1. Breakfast – 2 eggs and toast
2. Morning snack – 10 grapes
3. Lunch – Chicken wrap
4. Afternoon snack – yoghurt
5. Dinner – Beef stew
Tuesday
1. Breakfast – porridge
2. Morning snack – 1 pear
3. Lunch – Tuna salad
4. Afternoon snack – 12 almonds
5. Dinner – Pasta
`),
    weeks: [
      written(`
        2 2 eggs and toast | porridge
        3 10 grapes | 1 pear
        4 Chicken wrap | Tuna salad
        5 yoghurt | 12 almonds
        7 Beef stew | Pasta`),
    ],
  },
];
