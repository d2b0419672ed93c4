import { type Labelled, typed, written } from '../labelled.ts';

/** Plans in which much stands beside the dishes: titles of dishes, courses, remarks, figures of each meal. */
export const sections: readonly Labelled[] = [
  {
    name: 'chat bot, dishes with titles and a drink in each meal',
    given: typed(`Planning meals requires care. Here’s a day’s plan for a Monday.

Monday Meal Plan

Breakfast (7:30 AM)

  • Vegetable Omelette: 2 eggs with spinach
  • Whole Grain Toast: 1 slice
  • Beverage: 1 cup of black coffee or herbal tea

Mid-Morning Snack (10:30 AM)

  • Greek Yogurt: 1 small container
  • Almonds: about 10-12 nuts

Lunch (12:30 PM)

  • Grilled Chicken Salad: greens with chicken
  • Beverage: Water or iced tea

Mid-Afternoon Snack (3:30 PM)

  • Carrot Sticks and Hummus: 1 cup

Dinner (6:30 PM)

  • Baked Salmon: 4-5 oz
  • Sweet Potato: ½ medium

General Tips

  • Portion Control: Keep portions moderate.
  • Hydration: Drink plenty of water throughout the day.`),
    weeks: [
      written(`
        2 Vegetable Omelette: 2 eggs with spinach⏎Whole Grain Toast: 1 slice⏎Beverage: 1 cup of black coffee or herbal tea
        3 Greek Yogurt: 1 small container⏎Almonds: about 10-12 nuts
        4 Grilled Chicken Salad: greens with chicken⏎Beverage: Water or iced tea
        5 Carrot Sticks and Hummus: 1 cup
        7 Baked Salmon: 4-5 oz⏎Sweet Potato: ½ medium`),
    ],
  },
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
    name: 'capitals, advice below each meal and lists at the end',
    given: typed(`Diabetic Meal Planner

BREAKFAST
2cups Corn Flakes, 1 Banana, 1cup Skim Milk, 2 eggs.
Advice: You can exchange corn flakes for toast.

MID-MORNING SNACK
1 Bran muffin, 1 Apple.
Advice: Mid snacks are important.

LUNCH
2 slices of bread, 3oz turkey, diet pop

DINNER
4ozs. of salmon, 1cup rice

BED-TIME SNACK
Tuna sandwich and low sugar beverage.

FOODS YOU CAN EAT FREELY:
Cabbage, celery, cucumber, lettuce.

DO NOT EAT THESE FOODS:
Sugar, syrup, honey.`),
    weeks: [
      written(`
        2 2cups Corn Flakes, 1 Banana, 1cup Skim Milk, 2 eggs.
        3 1 Bran muffin, 1 Apple.
        4 2 slices of bread, 3oz turkey, diet pop
        7 4ozs. of salmon, 1cup rice
        8 Tuna sandwich and low sugar beverage.`),
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
  {
    name: 'italian, lunch and dinner in lists of lines',
    given: typed(`Lunedì
Pranzo:
Pasta integrale al pomodoro
Petto di pollo ai ferri
Verdura di stagione
Frutta fresca se non consumata come spuntino
Acqua in quantità
Cena:
Mozzarella Light
Pane integrale
Martedì
Pranzo:
Riso integrale all’olio
Sogliola, nasello, orata
Verdura di stagione
Cena:
Carpaccio di vitello
Pane integrale`),
    weeks: [
      written(`
        4 Pasta integrale al pomodoro⏎Petto di pollo ai ferri⏎Verdura di stagione⏎Frutta fresca se non consumata come spuntino⏎Acqua in quantità | Riso integrale all’olio⏎Sogliola, nasello, orata⏎Verdura di stagione
        7 Mozzarella Light⏎Pane integrale | Carpaccio di vitello⏎Pane integrale`),
    ],
  },
  {
    name: 'italian, numbered mondays with commas between the meals',
    given:
      typed(`Lunedì – Colazione: tè; 2 vasetti di yogurt, Spuntino: un bicchiere di spremuta, Pranzo: 150 g di insalata, Merenda: una tisana con miele, Cena: 200 g di frutta, Dopo cena: una tisana.

Martedì – Colazione: un vasetto di yogurt con una mela, Spuntino: succo di verdure, Pranzo: 150 g di insalata e 40 g di pane, Merenda: una tisana, Cena: minestrone, Dopo cena: come lunedì.`),
    weeks: [
      written(`
        2 tè; 2 vasetti di yogurt | un vasetto di yogurt con una mela
        3 un bicchiere di spremuta | succo di verdure
        4 150 g di insalata | 150 g di insalata e 40 g di pane
        5 una tisana con miele | una tisana
        7 200 g di frutta | minestrone
        8 una tisana. | una tisana.`),
    ],
  },
  {
    name: 'french, au petit déjeuner',
    given: typed(`Menu Type

Voici à quoi ressembleront vos journées.

Au petit déjeuner.

1 laitage: yaourt ou fromage blanc

2 tranches de pain complet

Au déjeuner.

1 entrée: crudité, potage

1 portion de volaille

1 dessert lacté

Au dîner.

1 plat de céréales

1 fruit frais`),
    weeks: [
      written(`
        2 1 laitage: yaourt ou fromage blanc⏎2 tranches de pain complet
        4 1 entrée: crudité, potage⏎1 portion de volaille⏎1 dessert lacté
        7 1 plat de céréales⏎1 fruit frais`),
    ],
  },
  {
    name: 'chinese, remarks and other choices below the dishes',
    given: typed(`周一

早餐
- 水煮蛋2个 + 全麦面包1片
上午加餐
- 希腊酸奶100g + 蓝莓50g
午餐
- 香煎鸡胸肉100g + 糙米饭80g
下午加餐
- 黄瓜1根 + 杏仁10颗
晚餐
- 清蒸鲈鱼150g + 杂粮粥50g
睡前加餐（可选）
- 温牛奶200ml
周二
早餐
- 与周一相同
午餐
- 牛肉面
晚餐
- 豆腐
注意事项
- 多喝水`),
    weeks: [
      written(`
        2 水煮蛋2个 + 全麦面包1片 | 水煮蛋2个 + 全麦面包1片
        3 希腊酸奶100g + 蓝莓50g |
        4 香煎鸡胸肉100g + 糙米饭80g | 牛肉面
        5 黄瓜1根 + 杏仁10颗 |
        7 清蒸鲈鱼150g + 杂粮粥50g | 豆腐
        8 温牛奶200ml |`),
    ],
  },
];
