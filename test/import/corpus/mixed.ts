import { across } from '../build/rows.ts';
import { xlsx } from '../build/xlsx.ts';
import { file, type Labelled, typed, written } from '../labelled.ts';

/** Further plans of the same kinds. */
export const mixed: readonly Labelled[] = [
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
