import { docx } from '../build/docx.ts';
import { across, down } from '../build/rows.ts';
import { xlsx } from '../build/xlsx.ts';
import { copied, file, type Labelled, typed, written } from '../labelled.ts';

/** Plans with several habits of their writers at once. */
export const varied: readonly Labelled[] = [
  {
    name: 'blog day titles with emoji, dash labels, prep tips',
    given: typed(`7 DAY CLEAN EATING PLAN

Hi everyone! Here is what I eat in a week. I hope you like it.

🌟 DAY 1 🌟
🍳 Breakfast - Veggie omelette with 1 slice of toast
🍓 Snack - 15 strawberries
🥙 Lunch - Turkey lettuce wraps
🥕 Snack - 10 baby carrots + hummus
🍝 Dinner - Zucchini noodles with meatballs
💧 Water: 8 glasses

🌟 DAY 2 🌟
🍳 Breakfast - Chia pudding
🍓 Snack - Handful of nuts
🥙 Lunch - Leftover meatballs
🥕 Snack - Apple with peanut butter
🍝 Dinner - Baked salmon, 80 g quinoa
💧 Water: 8 glasses

PREP TIPS
Cook the quinoa on Sunday.
Wash all vegetables.`),
    weeks: [
      written(`
2 Veggie omelette with 1 slice of toast | Chia pudding
3 15 strawberries | Handful of nuts
4 Turkey lettuce wraps | Leftover meatballs
5 10 baby carrots + hummus | Apple with peanut butter
7 Zucchini noodles with meatballs | Baked salmon, 80 g quinoa`),
    ],
  },
  {
    name: 'spanish opciones',
    given: typed(`PLAN DE ALIMENTACIÓN
Paciente: ________

LUNES
DESAYUNO (8:00 am)
Opción 1: 1 taza de avena
Opción 2: 2 huevos con pan
COLACIÓN (11:00 am)
1 fruta
COMIDA (2:00 pm)
120 g de pollo, 1 taza de arroz
COLACIÓN (5:00 pm)
Yogur
CENA (8:00 pm)
Quesadillas (2)

MARTES
DESAYUNO (8:00 am)
Opción 1: Licuado de plátano
COLACIÓN (11:00 am)
Jícama con limón
COMIDA (2:00 pm)
Lo mismo que el lunes
COLACIÓN (5:00 pm)
15 almendras
CENA (8:00 pm)
Ensalada de atún`),
    weeks: [
      written(`
2 Opción 1: 1 taza de avena⏎Opción 2: 2 huevos con pan | Opción 1: Licuado de plátano
3 1 fruta | Jícama con limón
4 120 g de pollo, 1 taza de arroz | 120 g de pollo, 1 taza de arroz
6 Yogur | 15 almendras
7 Quesadillas (2) | Ensalada de atún`),
    ],
  },
  {
    name: 'french docx table courses',
    given: file(
      'menu.docx',
      docx([
        'Menus du 23 au 29 novembre 2026',
        {
          table: [
            ['', 'Lundi', 'Mardi'],
            ['Petit déjeuner', 'Pain, beurre', 'Céréales'],
            ['Déjeuner\nEntrée', 'Carottes', 'Radis'],
            ['Plat', 'Poulet, riz', 'Poisson'],
            ['Dessert', 'Yaourt', 'Pomme'],
            ['Goûter', 'Fruit', '/'],
            ['Dîner', 'Soupe', 'Idem lundi'],
          ],
        },
      ]),
    ),
    weeks: [
      written(`
2 Pain, beurre | Céréales
4 Carottes⏎Poulet, riz⏎Yaourt | Radis⏎Poisson⏎Pomme
5 Fruit |
7 Soupe | Soupe`),
    ],
  },
  {
    name: 'gpt table per week with day 1 – monday',
    given: typed(`# 🥗 Weekly Meal Plan (1,500 kcal/day)

| Day | Breakfast (350 kcal) | Mid-Morning Snack (100 kcal) | Lunch (450 kcal) | Evening Snack (100 kcal) | Dinner (500 kcal) |
|---|---|---|---|---|---|
| **Day 1 – Monday** | Oats + milk | 1 apple | Dal, rice | Chana | Soup |
| **Day 2 – Tuesday** | Poha | Guava | Roti, sabzi | Buttermilk | Khichdi |
| **Day 3 – Wednesday** | Idli (2) | – | Same as Day 1 | Nuts | Paneer |

### ✅ Notes
- Drink 2–3 L water
- Walk daily`),
    weeks: [
      written(`
2 Oats + milk | Poha | Idli (2)
3 1 apple | Guava |
4 Dal, rice | Roti, sabzi | Dal, rice
6 Chana | Buttermilk | Nuts
7 Soup | Khichdi | Paneer`),
    ],
  },
  {
    name: 'german docx times',
    given: file(
      'plan.docx',
      docx([
        'Speiseplan',
        'Montag, 23.11.',
        '7:30 Uhr Frühstück: 2 Scheiben Vollkornbrot',
        '10:00 Uhr Snack: 1 Banane',
        '12:30 Uhr Mittagessen: Gemüseeintopf',
        '16:00 Uhr Snack: Quark',
        '19:00 Uhr Abendessen: Salat mit Ei',
        'Dienstag, 24.11.',
        '7:30 Uhr Frühstück: s. Montag',
        '10:00 Uhr Snack: 25 g Mandeln',
        '12:30 Uhr Mittagessen: Fisch',
        '16:00 Uhr Snack: -',
        '19:00 Uhr Abendessen: Suppe',
      ]),
    ),
    weeks: [
      written(`
2 2 Scheiben Vollkornbrot | 2 Scheiben Vollkornbrot
3 1 Banane | 25 g Mandeln
4 Gemüseeintopf | Fisch
5 Quark |
7 Salat mit Ei | Suppe`),
    ],
  },
  {
    name: 'stacked with time col',
    given: file(
      'm.xlsx',
      xlsx([
        {
          name: 'S',
          rows: [
            [across('Hostel Mess Menu', 5)],
            ['', 'Mon', 'Tue', 'Wed', 'Thu'],
            [across('Breakfast 7:30-9:00', 5)],
            ['Main', 'Idli', 'Poha', 'Paratha', 'Dosa'],
            ['Side', 'Sambar', 'Curd', 'Pickle', 'Chutney'],
            ['', 'Mon', 'Tue', 'Wed', 'Thu'],
            [across('Lunch 12:30-2:00', 5)],
            ['Main', 'Rice', 'Roti', 'Rice', 'Roti'],
            ['Curry', 'Dal', 'Paneer', 'Rajma', 'Kadhi'],
            ['', 'Mon', 'Tue', 'Wed', 'Thu'],
            [across('Dinner 7:30-9:00', 5)],
            ['Main', 'Roti', 'Rice', 'Roti', 'Pulao'],
            ['Sweet', 'Kheer', '-', 'Halwa', '-'],
          ],
        },
      ]),
    ),
    weeks: [
      written(`
2 Idli⏎Sambar | Poha⏎Curd | Paratha⏎Pickle | Dosa⏎Chutney
4 Rice⏎Dal | Roti⏎Paneer | Rice⏎Rajma | Roti⏎Kadhi
7 Roti⏎Kheer | Rice | Roti⏎Halwa | Pulao`),
    ],
  },
  {
    name: 'portuguese refeicoes',
    given: typed(`DIETA – HIPERTROFIA

Refeição 1 (07:00)
- 4 ovos
- 50g de aveia

Refeição 2 (10:00)
- 30g de whey
- 1 banana

Refeição 3 (13:00)
- 150g de frango
- 150g de arroz

Refeição 4 (16:00)
- Pão integral com atum

Refeição 5 (20:00)
- 150g de carne
- Salada

OBS: beber 3 litros de água por dia.`),
    weeks: [
      written(`
1 4 ovos⏎50g de aveia
2 30g de whey⏎1 banana
3 150g de frango⏎150g de arroz
4 Pão integral com atum
5 150g de carne⏎Salada`),
    ],
  },
  {
    name: 'arabic xlsx',
    given: file(
      'a.xlsx',
      xlsx([
        {
          name: 'خطة',
          rows: [
            ['اليوم', 'الفطور', 'سناك', 'الغداء', 'العشاء'],
            ['السبت', '2 بيض', 'تفاحة', 'دجاج وأرز', 'زبادي'],
            ['الأحد', 'فول', '-', 'سمك', 'مثل السبت'],
            ['الإثنين', 'شوفان', 'لوز', 'نفس السبت', 'شوربة'],
          ],
        },
      ]),
    ),
    weeks: [
      written(`
2 شوفان | | | | | 2 بيض | فول
3 لوز | | | | | تفاحة |
4 دجاج وأرز | | | | | دجاج وأرز | سمك
7 شوربة | | | | | زبادي | زبادي`),
    ],
  },
  {
    name: 'list of dates',
    given: typed(`Meal plan 23 - 25 November

Mon 23 Nov
B: oats
L: soup
D: fish

Tue 24 Nov
B: eggs
L: wrap
D: pasta

Wed 25 Nov
B: same as Monday
L: leftovers from Tuesday
D: stew`),
    weeks: [
      written(`
2 oats | eggs | oats
4 soup | wrap | leftovers from Tuesday
7 fish | pasta | stew`),
    ],
  },
  {
    name: 'chinese table',
    given: typed(`| 星期 | 早餐 | 加餐 | 午餐 | 晚餐 |
|---|---|---|---|---|
| 周一 | 牛奶250ml | 苹果 | 米饭、鸡肉 | 粥 |
| 周二 | 同周一 | —— | 面条 | 豆腐 |`),
    weeks: [
      written(`
2 牛奶250ml | 牛奶250ml
3 苹果 |
4 米饭、鸡肉 | 面条
7 粥 | 豆腐`),
    ],
  },
  {
    name: 'inline all with commas',
    given: typed(`Monday: Breakfast: 50 g muesli, Lunch: 2 wraps, Dinner: 120 g tofu with rice
Tuesday: Breakfast: 2 eggs, Lunch: 30 g cheese and bread, Dinner: 90 g pasta
Wednesday: same as Monday`),
    weeks: [
      written(`
2 50 g muesli | 2 eggs | 50 g muesli
4 2 wraps | 30 g cheese and bread | 2 wraps
7 120 g tofu with rice | 90 g pasta | 120 g tofu with rice`),
    ],
  },
  {
    name: 'heading macro lines below',
    given: typed(`Day 1
Breakfast
Calories: 350 | Protein: 20 g
Greek yogurt with 30 g granola
Lunch
Calories: 450 | Protein: 30 g
Chicken bowl
Dinner
Calories: 550 | Protein: 35 g
Steak and salad
Day 2
Breakfast
Calories: 320 | Protein: 18 g
Eggs
Lunch
Calories: 480 | Protein: 28 g
Tuna melt
Dinner
Calories: 500 | Protein: 33 g
Tofu stir-fry`),
    weeks: [
      written(`
2 Greek yogurt with 30 g granola | Eggs
4 Chicken bowl | Tuna melt
7 Steak and salad | Tofu stir-fry`),
    ],
  },
  {
    name: 'html definition list',
    given: file(
      'p.html',
      `<html><body><h1>Plan</h1><h2>Montag</h2><dl><dt>Frühstück</dt><dd>40 g Flocken</dd><dt>Mittag</dt><dd>Suppe</dd><dt>Abend</dt><dd>Brot</dd></dl><h2>Dienstag</h2><dl><dt>Frühstück</dt><dd>Ei</dd><dt>Mittag</dt><dd>wie Montag</dd><dt>Abend</dt><dd>Fisch</dd></dl><h2>Hinweise</h2><p>Viel trinken.</p></body></html>`,
    ),
    weeks: [
      written(`
2 40 g Flocken | Ei
4 Suppe | Suppe
7 Brot | Fisch`),
    ],
  },
  {
    name: 'xlsx multi-row heading with kcal columns',
    given: file(
      'k.xlsx',
      xlsx([
        {
          name: 'K',
          rows: [
            ['', across('Monday', 2), across('Tuesday', 2)],
            ['', 'Food', 'kcal', 'Food', 'kcal'],
            ['Breakfast', 'Oats', '300', 'Eggs', '250'],
            ['Snack 1', 'Apple', '80', '-', '-'],
            ['Lunch', 'Wrap', '450', 'Same as Monday', '450'],
            ['Snack 2', 'Nuts', '150', 'Pear', '90'],
            ['Dinner', 'Cod', '500', 'Curry', '520'],
            ['Total', '', '1480', '', '1310'],
          ],
        },
      ]),
    ),
    weeks: [
      written(`
2 Oats | Eggs
3 Apple |
4 Wrap | Wrap
5 Nuts | Pear
7 Cod | Curry`),
    ],
  },
  {
    name: 'italian docx primo secondo',
    given: file(
      'i.docx',
      docx([
        'DIETA SETTIMANALE',
        'Lunedì',
        'Colazione',
        'Latte 200 ml, 30 g di cereali',
        'Spuntino mattina',
        '1 frutto',
        'Pranzo',
        'Primo: pasta al pomodoro 70 g',
        'Secondo: 100 g di tonno',
        'Contorno: insalata',
        'Merenda',
        'Yogurt',
        'Cena',
        'Secondo: 150 g di pollo',
        'Contorno: zucchine',
        'Dolce: mela cotta',
        'Martedì',
        'Colazione',
        'Come lunedì',
        'Spuntino mattina',
        '10 mandorle',
        'Pranzo',
        'Primo: riso 70 g',
        'Secondo: 2 uova',
        'Merenda',
        '1 frutto',
        'Cena',
        'Pizza',
      ]),
    ),
    weeks: [
      written(`
2 Latte 200 ml, 30 g di cereali | Latte 200 ml, 30 g di cereali
3 1 frutto | 10 mandorle
4 Primo: pasta al pomodoro 70 g⏎Secondo: 100 g di tonno⏎Contorno: insalata | Primo: riso 70 g⏎Secondo: 2 uova
5 Yogurt | 1 frutto
7 Secondo: 150 g di pollo⏎Contorno: zucchine⏎Dolce: mela cotta | Pizza`),
    ],
  },
  {
    name: 'hindi english mix whatsapp',
    given: typed(`Day 1 -
Early morning - 1 glass jeera water
Breakfast - 2 besan chilla
Mid meal - 1 fruit
Lunch - 2 roti + sabzi + dahi
Evening - green tea + makhana
Dinner - soup + paneer 50 gm
Day 2 -
Early morning - methi water
Breakfast - poha 1 bowl
Mid meal - same as day 1
Lunch - 1 katori rice + dal
Evening - black coffee + 5 almonds
Dinner - moong dal khichdi`),
    weeks: [
      written(`
1 1 glass jeera water | methi water
2 2 besan chilla | poha 1 bowl
3 1 fruit | 1 fruit
4 2 roti + sabzi + dahi | 1 katori rice + dal
6 green tea + makhana | black coffee + 5 almonds
7 soup + paneer 50 gm | moong dal khichdi`),
    ],
  },
  {
    name: 'two column layout html',
    given: copied(
      `<table><tr><td><b>Monday</b><br>Breakfast: 20 g nuts and yoghurt<br>Lunch: soup<br>Dinner: fish</td><td><b>Tuesday</b><br>Breakfast: eggs<br>Lunch: rice<br>Dinner: stew</td></tr><tr><td><b>Wednesday</b><br>Breakfast: same as Monday<br>Lunch: wrap<br>Dinner: tofu</td><td><b>Thursday</b><br>Breakfast: oats<br>Lunch: dal<br>Dinner: pasta</td></tr></table>`,
    ),
    weeks: [
      written(`
2 20 g nuts and yoghurt | eggs | 20 g nuts and yoghurt | oats
4 soup | rice | wrap | dal
7 fish | stew | tofu | pasta`),
    ],
  },
  {
    name: 'gemini asterisk bullets nested',
    given: typed(`**Day 1: Kickoff**
*   **Breakfast:** Smoothie (30 g protein powder, spinach, 1 banana)
*   **Snack (Mid-Morning):** A handful of almonds (approx. 20)
*   **Lunch:** Grilled chicken salad
    *   Dressing: 1 tbsp olive oil
    *   Side: 1 slice bread
*   **Snack (Afternoon):** Carrot sticks
*   **Dinner:** Baked cod
    *   Side: 150 g potatoes

**Day 2: Keep Going**
*   **Breakfast:** Overnight oats
*   **Snack (Mid-Morning):** Orange
*   **Lunch:** Tuna wrap
*   **Snack (Afternoon):** Cottage cheese
*   **Dinner:** Turkey chili

**Important Considerations:**
*   **Hydration:** Drink plenty of water.
*   **Portion control:** Adjust to hunger.

**Disclaimer:** I am an AI and not a doctor.`),
    weeks: [
      written(`
2 Smoothie (30 g protein powder, spinach, 1 banana) | Overnight oats
3 A handful of almonds (approx. 20) | Orange
4 Grilled chicken salad⏎Dressing: 1 tbsp olive oil⏎Side: 1 slice bread | Tuna wrap
5 Carrot sticks | Cottage cheese
7 Baked cod⏎Side: 150 g potatoes | Turkey chili`),
    ],
  },
  {
    name: 'german canteen csv',
    given: file(
      's.csv',
      `Woche vom 23.11.2026;Montag;Dienstag;Mittwoch
Frühstück;Müsli;wie Mo;Brot
Zwischenmahlzeit;-;Apfel;-
Mittagessen;"Suppe; Brot";Reis;Fisch
Abendessen;Salat;Ei;wie am Montag
`,
    ),
    weeks: [
      written(`
2 Müsli | Müsli | Brot
3 | Apfel |
4 Suppe; Brot | Reis | Fisch
7 Salat | Ei | Salat`),
    ],
  },
  {
    name: 'rows with breakfast ingredient rows',
    given: file(
      'r.xlsx',
      xlsx([
        {
          name: 'R',
          rows: [
            ['Meal', 'Item', 'Monday', 'Tuesday'],
            [down('Breakfast', 2), 'Cereal', 'Oats 40 g', 'Muesli 40 g'],
            ['Fruit', '1 banana', '1 apple'],
            [down('Lunch', 2), 'Protein', 'Chicken 120 g', 'Fish 120 g'],
            ['Carb', 'Rice 60 g', 'Potato 150 g'],
            [down('Dinner', 1), 'Soup', 'Lentil', 'Tomato'],
          ],
        },
      ]),
    ),
    weeks: [
      written(`
2 Oats 40 g⏎1 banana | Muesli 40 g⏎1 apple
4 Chicken 120 g⏎Rice 60 g | Fish 120 g⏎Potato 150 g
7 Lentil | Tomato`),
    ],
  },
];
