import { docx } from '../build/docx.ts';
import { across } from '../build/rows.ts';
import { xlsx } from '../build/xlsx.ts';
import { copied, file, type Labelled, typed, written } from '../labelled.ts';

/** Further plans of the same kinds. */
export const mixed: readonly Labelled[] = [
  {
    name: 'clinic page, snack, lists, remarks in square brackets',
    given: typed(`7 Day Meal Plan

Day 1:

Breakfast

Parfait – 1 cup yogurt, 1/3 cup granola

[You can use blueberries instead]

Snack

1 cup 1% milk, warmed

Lunch

Bagel Melt – Halve a 4 oz bagel

Snack

20 baby carrots and ½ apple

Dinner

Broiled Halibut – 5 oz halibut

2/3 cup brown rice

Snack

1 cup mandarin oranges

Day 1 Nutritional Info: 1,787 cal, 94 g pro, 237 g carb, 51.5 g fat

Day 2:

Breakfast

1 cup shredded wheat

Snack

½ cup grapes

Lunch

Shrimp Wrap – 3 oz shrimp

Snack

1 pear

Dinner

Turkey chili

Snack

10 pretzels

Day 2 Nutritional Info: 1,750 cal, 90 g pro
`),
    weeks: [
      written(`
        2 Parfait – 1 cup yogurt, 1/3 cup granola | 1 cup shredded wheat
        3 1 cup 1% milk, warmed | ½ cup grapes
        4 Bagel Melt – Halve a 4 oz bagel | Shrimp Wrap – 3 oz shrimp
        5 20 baby carrots and ½ apple | 1 pear
        7 Broiled Halibut – 5 oz halibut⏎2/3 cup brown rice | Turkey chili
        8 1 cup mandarin oranges | 10 pretzels`),
    ],
  },
  {
    name: 'magazine, nutrition at the end of each day',
    given: typed(`Meal Plan for Week Two
Day 1
Breakfast:
- Whole wheat tortilla with 2 egg whites
- 1 medium orange
Snack:
- 1 ounce peanuts mixed with 1 ounce raisins
Lunch:
- 1 1/2 cups pasta salad
- 1 medium peach
Snack:
- 1 serving Greek yogurt
Dinner:
- 4 ounces lean steak
- Baked sweet potato
Nutrition: 1652 calories, 70 g fat, 16 g sat fat, 36 g fiber, 87 g sugar, 79 g protein
Day 2
Breakfast :
- Breakfast Sandwich:1 egg on two slices toast
- 1 banana
Snack:
- 3 cups popcorn
Lunch:
- Leftover meal: 4 ounces steak from yesterday's dinner
- Baked sweet potato
Snack:
- 1 1/2 cup cantaloupe
Dinner:
- 1 1/4 cup Easy Turkey Chili
- Side salad
Nutrition: 1690 calories, 60 g fat
`),
    weeks: [
      written(`
        2 Whole wheat tortilla with 2 egg whites⏎1 medium orange | Breakfast Sandwich:1 egg on two slices toast⏎1 banana
        3 1 ounce peanuts mixed with 1 ounce raisins | 3 cups popcorn
        4 1 1/2 cups pasta salad⏎1 medium peach | Leftover meal: 4 ounces steak from yesterday's dinner⏎Baked sweet potato
        5 1 serving Greek yogurt | 1 1/2 cup cantaloupe
        7 4 ounces lean steak⏎Baked sweet potato | 1 1/4 cup Easy Turkey Chili⏎Side salad`),
    ],
  },
  {
    name: 'spanish, days behind a title',
    given: typed(`Menú dieta semanal equilibrada
Dieta semanal equilibrada – lunes
Desayuno:
- Lácteos.
- Fruta.
Media mañana:
- Lácteos o fruta.
Comida:
- Pasta con verduras.
- Fruta.
Merienda:
- Lácteo.
Cena:
- Ensalada.
- Tortilla.
Dieta semanal equilibrada – martes
Desayuno:
- Lácteos.
- Tostadas.
Media mañana:
- Frutos secos.
Comida:
- Lentejas.
Merienda:
- Igual que el lunes.
Cena:
- Pescado.
`),
    weeks: [
      written(`
        2 Lácteos.⏎Fruta. | Lácteos.⏎Tostadas.
        3 Lácteos o fruta. | Frutos secos.
        4 Pasta con verduras.⏎Fruta. | Lentejas.
        5 Lácteo. | Lácteo.
        7 Ensalada.⏎Tortilla. | Pescado.`),
    ],
  },
  {
    name: 'italian, meals on one line with dashes',
    given: typed(`LUNEDÌ / 1° GIORNO

– COLAZIONE: 1 frutto, tè con 2 fette biscottate. – SPUNTINO: 15 g di frutta secca. – PRANZO: Orzo con broccoli. – MERENDA: 1 yogurt. – CENA: Minestrone e 100 g di pesce.

MARTEDÌ / 2° GIORNO

– COLAZIONE: Latte e 40 g di muesli. – SPUNTINO: 1 mela. – PRANZO: Riso integrale con zucchine. – MERENDA: 10 mandorle. – CENA: Tofu con insalata.
`),
    weeks: [
      written(`
        2 1 frutto, tè con 2 fette biscottate. | Latte e 40 g di muesli.
        3 15 g di frutta secca. | 1 mela.
        4 Orzo con broccoli. | Riso integrale con zucchine.
        5 1 yogurt. | 10 mandorle.
        7 Minestrone e 100 g di pesce. | Tofu con insalata.`),
    ],
  },
  {
    name: 'italian, repeat that of monday',
    given: typed(`Lunedì
Colazione: un caffè, tre fette biscottate

Pranzo: Insalata di fagiolini, un etto di tonno
Spuntino: uno yogurt magro
Cena: pollo alla griglia (150 gr.) o due uova
Martedì

Colazione: ripetere quella del lunedì
Pranzo: Insalata verde, una confezione di fiocchi di formaggio
Spuntino: una mela
Cena: 50 gr. di salmone
`),
    weeks: [
      written(`
        2 un caffè, tre fette biscottate | un caffè, tre fette biscottate
        4 Insalata di fagiolini, un etto di tonno | Insalata verde, una confezione di fiocchi di formaggio
        5 uno yogurt magro | una mela
        7 pollo alla griglia (150 gr.) o due uova | 50 gr. di salmone`),
    ],
  },
  {
    name: 'german chat bot, table for each day',
    given: typed(`Gerne! Hier ist dein Plan:

### Tag 1

| Mahlzeit | Gericht | kcal |
|---|---|---|
| Frühstück | Porridge mit Beeren | 380 |
| Snack | 1 Apfel | 90 |
| Mittagessen | Linsensalat | 520 |
| Abendessen | Ofenlachs mit 150 g Kartoffeln | 560 |

**Gesamt: ca. 1.550 kcal**

### Tag 2

| Mahlzeit | Gericht | kcal |
|---|---|---|
| Frühstück | wie Tag 1 | 380 |
| Snack | 20 g Nüsse | 120 |
| Mittagessen | Hähnchen-Wrap | 540 |
| Abendessen | Gemüsesuppe | 400 |

**Gesamt: ca. 1.440 kcal**

### Einkaufsliste
- Haferflocken
- Beeren
`),
    weeks: [
      written(`
        2 Porridge mit Beeren | Porridge mit Beeren
        3 1 Apfel | 20 g Nüsse
        4 Linsensalat | Hähnchen-Wrap
        7 Ofenlachs mit 150 g Kartoffeln | Gemüsesuppe`),
    ],
  },
  {
    name: 'arabic chat bot with bold labels',
    given: typed(`**اليوم 1 (السبت)**

- **الفطور (8 صباحاً):** 2 بيضة مسلوقة + خبز
- **سناك:** 10 حبات لوز
- **الغداء (2 ظهراً):** 150 غ دجاج مع أرز
- **العشاء (8 مساءً):** زبادي وخيار

**اليوم 2 (الأحد)**

- **الفطور (8 صباحاً):** نفس يوم السبت
- **سناك:** تفاحة
- **الغداء (2 ظهراً):** سمك مشوي
- **العشاء (8 مساءً):** شوربة عدس
`),
    weeks: [
      written(`
        2 | | | | | 2 بيضة مسلوقة + خبز | 2 بيضة مسلوقة + خبز
        3 | | | | | 10 حبات لوز | تفاحة
        4 | | | | | 150 غ دجاج مع أرز | سمك مشوي
        7 | | | | | زبادي وخيار | شوربة عدس`),
    ],
  },
  {
    name: 'hindi blog, words for the days and times',
    given: typed(`पहला दिन
सुबह खाली पेट (6:30 बजे): 1 गिलास गुनगुना पानी
नाश्ता (8:30 बजे): 2 मूंग दाल चीला
मिड मॉर्निंग (11 बजे): 1 सेब
दोपहर का खाना (1:30 बजे): 2 रोटी, 1 कटोरी दाल
शाम का नाश्ता (5 बजे): भुना चना
रात का खाना (8 बजे): सूप और सलाद
दूसरा दिन
सुबह खाली पेट (6:30 बजे): जीरा पानी
नाश्ता (8:30 बजे): पोहा
मिड मॉर्निंग (11 बजे): नारियल पानी
दोपहर का खाना (1:30 बजे): चावल, राजमा
शाम का नाश्ता (5 बजे): पहले दिन जैसा
रात का खाना (8 बजे): 1 रोटी, पनीर
`),
    weeks: [
      written(`
        1 1 गिलास गुनगुना पानी | जीरा पानी
        2 2 मूंग दाल चीला | पोहा
        3 1 सेब | नारियल पानी
        4 2 रोटी, 1 कटोरी दाल | चावल, राजमा
        6 भुना चना | भुना चना
        7 सूप और सलाद | 1 रोटी, पनीर`),
    ],
  },
  {
    name: 'chinese chat bot, headings and lists',
    given: typed(`## 第一天

**早餐（约350千卡）**
- 水煮蛋2个
- 全麦面包1片

**上午加餐**
- 蓝莓50g

**午餐（约500千卡）**
- 糙米饭80g
- 清炒西兰花

**晚餐（约400千卡）**
- 清蒸鲈鱼150g

## 第二天

**早餐（约350千卡）**
- 与第一天相同

**上午加餐**
- 苹果1个

**午餐（约500千卡）**
- 牛肉面

**晚餐（约400千卡）**
- 豆腐汤

### 小贴士
- 每天喝水2000毫升
`),
    weeks: [
      written(`
        2 水煮蛋2个⏎全麦面包1片 | 水煮蛋2个⏎全麦面包1片
        3 蓝莓50g | 苹果1个
        4 糙米饭80g⏎清炒西兰花 | 牛肉面
        7 清蒸鲈鱼150g | 豆腐汤`),
    ],
  },
  {
    name: 'french chat bot, jour 1 with courses and totals',
    given: typed(`# Menu de la semaine 🥕

## Jour 1 – Lundi (≈ 1 600 kcal)

### Petit-déjeuner (350 kcal)
- 60 g de flocons d'avoine
- Café

### Collation du matin
- 1 pomme

### Déjeuner (550 kcal)
- **Entrée :** carottes râpées
- **Plat :** 120 g de poulet, 80 g de riz
- **Dessert :** 1 yaourt

### Goûter
- 15 g d'amandes

### Dîner (450 kcal)
- Soupe de courge
- Omelette

**Total : 1 580 kcal**

## Jour 2 – Mardi (≈ 1 600 kcal)

### Petit-déjeuner (350 kcal)
- Comme le lundi

### Collation du matin
- –

### Déjeuner (550 kcal)
- **Entrée :** betteraves
- **Plat :** lentilles
- **Dessert :** compote

### Goûter
- Idem lundi

### Dîner (450 kcal)
- Poisson et légumes

**Total : 1 590 kcal**

### Conseils
- Buvez de l'eau.
`),
    weeks: [
      written(`
        2 60 g de flocons d'avoine⏎Café | 60 g de flocons d'avoine⏎Café
        3 1 pomme |
        4 Entrée : carottes râpées⏎Plat : 120 g de poulet, 80 g de riz⏎Dessert : 1 yaourt | Entrée : betteraves⏎Plat : lentilles⏎Dessert : compote
        5 15 g d'amandes | 15 g d'amandes
        7 Soupe de courge⏎Omelette | Poisson et légumes`),
    ],
  },
  {
    name: 'hospital sheet, two heads and notes.xlsx',
    given: file(
      'renal.xlsx',
      xlsx([
        {
          name: 'Renal',
          rows: [
            [across('RENAL DIET – 1800 kcal, 60 g protein', 5)],
            [across('Name: ________  Ward: ____', 5)],
            ['Meal', 'Time', 'Mon', 'Tue', 'Wed'],
            ['Breakfast', '8:00', '2 slices toast', 'Idli', 'Poha'],
            ['Mid-Meal', '10:30', '1 apple', '-', 'Guava'],
            ['Lunch', '13:00', 'Rice, dal', 'as Monday', 'Roti, sabzi'],
            ['Evening', '16:30', 'Tea', 'Tea', 'Tea'],
            ['Dinner', '20:00', 'Soup', 'Khichdi', 'same as Mon'],
            [across('Fluid: 1 litre a day. Avoid banana.', 5)],
          ],
        },
      ]),
    ),
    weeks: [
      written(`
        2 2 slices toast | Idli | Poha
        3 1 apple | | Guava
        4 Rice, dal | Rice, dal | Roti, sabzi
        6 Tea | Tea | Tea
        7 Soup | Khichdi | Soup`),
    ],
  },
  {
    name: 'rows of a tracker app.csv',
    given: file(
      'export.csv',
      `day,meal_type,food_name,quantity,calories
Day 1,breakfast,Oatmeal,1 bowl,300
Day 1,morning_snack,Apple,1,95
Day 1,lunch,Chicken salad,1 plate,420
Day 1,dinner,Fish curry,200 g,500
Day 2,breakfast,Eggs,2,160
Day 2,morning_snack,Almonds,10,70
Day 2,lunch,Rice and dal,1 plate,450
Day 2,dinner,Soup,1 bowl,250
`,
    ),
    weeks: [
      written(`
        2 Oatmeal (1 bowl) | Eggs (2)
        3 Apple (1) | Almonds (10)
        4 Chicken salad (1 plate) | Rice and dal (1 plate)
        7 Fish curry (200 g) | Soup (1 bowl)`),
    ],
  },
  {
    name: 'days down, day columns of an app with snake case.csv',
    given: file(
      'week.csv',
      `day,breakfast,snack_1,lunch,snack_2,dinner,total_kcal
monday,oats,apple,soup,nuts,fish,1500
tuesday,eggs,pear,wrap,-,pasta,1480
`,
    ),
    weeks: [
      written(`
        2 oats | eggs
        3 apple | pear
        4 soup | wrap
        5 nuts |
        7 fish | pasta`),
    ],
  },
  {
    name: 'days repeated above blocks of meals.xlsx',
    given: file(
      'canteen.xlsx',
      xlsx([
        {
          name: 'Menu',
          rows: [
            ['Frühstück', 'Montag', 'Dienstag', 'Mittwoch'],
            ['', 'Müsli', 'Brot', 'Quark'],
            ['', 'Tee', 'Kaffee', 'Tee'],
            ['Mittagessen', 'Montag', 'Dienstag', 'Mittwoch'],
            ['Suppe', 'Linsen', 'Tomate', 'Kürbis'],
            ['Hauptgang', 'Reis', 'Nudeln', 'Fisch'],
            ['Abendessen', 'Montag', 'Dienstag', 'Mittwoch'],
            ['', 'Salat', 'Brot', 'Omelett'],
          ],
        },
      ]),
    ),
    weeks: [
      written(`
        2 Müsli⏎Tee | Brot⏎Kaffee | Quark⏎Tee
        4 Linsen⏎Reis | Tomate⏎Nudeln | Kürbis⏎Fisch
        7 Salat | Brot | Omelett`),
    ],
  },
  {
    name: 'portuguese school, second days by number',
    given: typed(`CARDÁPIO DA SEMANA - 07/03 a 11/03
2ª FEIRA
Desjejum: leite e pão
Almoço: arroz, feijão e 1 ovo
Lanche da tarde: fruta
3ª FEIRA
Desjejum: mingau
Almoço: macarrão
Lanche da tarde: bolo
4ª FEIRA
Desjejum: idem segunda
Almoço: peixe
Lanche da tarde: iogurte
`),
    weeks: [
      written(`
        2 leite e pão | mingau | leite e pão
        4 arroz, feijão e 1 ovo | macarrão | peixe
        5 fruta | bolo | iogurte`),
    ],
  },
  {
    name: 'word document, headings in bold and options.docx',
    given: file(
      'plan.docx',
      docx([
        'Diet plan for Mrs. R – 23 to 29 November 2026',
        'MONDAY',
        'Breakfast (8 am – 350 kcal)',
        'Option 1: 40 g oats with milk',
        'Option 2: 2 eggs and toast',
        'Mid-morning (11 am)',
        '1 fruit',
        'Lunch (1 pm – 450 kcal)',
        '2 chapati, 1 bowl dal',
        'Evening snack (5 pm)',
        '30 g roasted chana',
        'Dinner (8 pm – 400 kcal)',
        'Vegetable soup',
        'TUESDAY',
        'Breakfast (8 am – 350 kcal)',
        'Same as Monday',
        'Mid-morning (11 am)',
        'Buttermilk',
        'Lunch (1 pm – 450 kcal)',
        'Rice and sambar',
        'Evening snack (5 pm)',
        '-',
        'Dinner (8 pm – 400 kcal)',
        'Khichdi',
        '',
        'Regards,',
        'Your dietician',
      ]),
    ),
    weeks: [
      written(`
        2 Option 1: 40 g oats with milk⏎Option 2: 2 eggs and toast | Option 1: 40 g oats with milk⏎Option 2: 2 eggs and toast
        3 1 fruit | Buttermilk
        4 2 chapati, 1 bowl dal | Rice and sambar
        6 30 g roasted chana |
        7 Vegetable soup | Khichdi`),
    ],
  },
  {
    name: 'page with a table for each day.html',
    given: copied(
      ['Monday', 'Tuesday']
        .map(
          (day, at) => `<h3>${day} – ${at === 0 ? '1,510' : '1,490'} calories</h3>
      <table><tr><th>Meal</th><th>What to eat</th></tr>
      <tr><td>Breakfast (${at === 0 ? 320 : 310} calories)</td><td>${at === 0 ? 'Oats' : 'Eggs'}</td></tr>
      <tr><td>Snack</td><td>${at === 0 ? '1 pear' : '—'}</td></tr>
      <tr><td>Lunch (420 calories, 30 g protein)</td><td>${at === 0 ? 'Wrap' : 'Same as Monday'}</td></tr>
      <tr><td>Dinner (500 calories)</td><td>${at === 0 ? 'Cod' : 'Chili'}</td></tr></table>`,
        )
        .join(''),
    ),
    weeks: [
      written(`
        2 Oats | Eggs
        3 1 pear |
        4 Wrap | Wrap
        7 Cod | Chili`),
    ],
  },
  {
    name: 'gym coach, meals by number and training',
    given: typed(`TRAINING DAY
MEAL 1 (7:00)
- 80g oats
- 30g whey
MEAL 2 (10:30)
- 150g chicken
- 70g rice
MEAL 3 (14:00)
- 150g turkey
- 200g potatoes
MEAL 4 (18:00) POST WORKOUT
- 1 banana
- 40g whey
MEAL 5 (21:00)
- 200g cottage cheese
`),
    weeks: [
      written(`
        1 80g oats⏎30g whey
        2 150g chicken⏎70g rice
        3 150g turkey⏎200g potatoes
        4 1 banana⏎40g whey
        5 200g cottage cheese`),
    ],
  },
  {
    name: 'spanish whatsapp with stamps',
    given: typed(`[23/11/2026, 08:15:32] Ana Nutri: *LUNES*
☀️ *Desayuno:* 2 tostadas con aguacate
🍏 *Media mañana:* 1 manzana
🍽️ *Comida:* 80 g de lentejas
🥤 *Merienda:* yogur
🌙 *Cena:* merluza
[23/11/2026, 08:16:02] Ana Nutri: *MARTES*
☀️ *Desayuno:* igual que lunes
🍏 *Media mañana:* 12 almendras
🍽️ *Comida:* 90 g de arroz
🥤 *Merienda:* té
🌙 *Cena:* tortilla
[23/11/2026, 08:17:00] Ana Nutri: ¡Ánimo! 💪`),
    weeks: [
      written(`
        2 2 tostadas con aguacate | 2 tostadas con aguacate
        3 1 manzana | 12 almendras
        4 80 g de lentejas | 90 g de arroz
        5 yogur | té
        7 merluza | tortilla`),
    ],
  },
  {
    name: 'german, an unknown day and an unknown meal',
    given: typed(`Montag
Frühstück: Müsli
Pausenbrot: 1 Käsebrot
Mittagessen: 120 g Nudeln
Abendessen: Salat

Ruhetag
Frühstück: 2 Eier
Pausenbrot: 10 Trauben
Mittagessen: Suppe
Abendessen: Fisch
`),
    weeks: [
      written(`
        2 Müsli | 2 Eier
        3 1 Käsebrot | 10 Trauben
        4 120 g Nudeln | Suppe
        7 Salat | Fisch`),
    ],
  },
];
