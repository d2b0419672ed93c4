import { copied, file, type Labelled, typed, written } from '../labelled.ts';

/** Plans of hospitals, practices and chat assistants that were labelled before the reader saw them. */
export const wards: readonly Labelled[] = [
  {
    name: 'a list in each cell of a web table, days down',
    given: copied(`<table><tr><th>Day</th><th>Breakfast</th><th>Lunch</th><th>Dinner</th></tr>
<tr><td>Monday</td><td><ul><li>Porridge</li><li>1 pear</li></ul></td><td><ul><li>Leek soup</li><li>Rye roll</li></ul></td><td>Cod with peas</td></tr>
<tr><td>Tuesday</td><td><ul><li>2 eggs</li><li>Toast</li></ul></td><td>Jacket potato</td><td><ol><li>Bean stew</li><li>Rice</li></ol></td></tr></table>`),
    weeks: [
      written(`
      2 Porridge⏎1 pear | 2 eggs⏎Toast
      4 Leek soup⏎Rye roll | Jacket potato
      7 Cod with peas | Bean stew⏎Rice`),
    ],
  },
  {
    name: 'bullets of Word as paragraphs in a cell, days across',
    given:
      copied(`<table class=MsoTableGrid><tr><td></td><td><p class=MsoNormal>Montag</p></td><td><p class=MsoNormal>Dienstag</p></td></tr>
<tr><td><p class=MsoNormal><b>Frühstück</b></p></td>
<td><p class=MsoListParagraphCxSpFirst style='text-indent:-18pt'><span style='font-family:Symbol'>·<span style='font:7pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span>Hirsebrei</p><p class=MsoListParagraphCxSpLast><span style='font-family:Symbol'>·<span>&nbsp;&nbsp;&nbsp; </span></span>1 Kiwi</p></td>
<td><p class=MsoListParagraph><span style='font-family:Symbol'>·<span>&nbsp;&nbsp;&nbsp; </span></span>2 Scheiben Vollkornbrot</p></td></tr>
<tr><td><p class=MsoNormal><b>Abendessen</b></p></td><td><p class=MsoNormal>Kürbissuppe</p></td><td><p class=MsoNormal>Forelle</p><p class=MsoNormal>Salzkartoffeln</p></td></tr></table>`),
    weeks: [
      written(`
      2 Hirsebrei⏎1 Kiwi | 2 Scheiben Vollkornbrot
      7 Kürbissuppe | Forelle⏎Salzkartoffeln`),
    ],
  },
  {
    name: 'elevenses, tea and supper of a health service',
    given: typed(`Your weekly menu
MONDAY
Breakfast
Porridge with raisins
Elevenses
Oatcake and cheese
Lunch
Lentil soup with bread
Mid-afternoon
A small banana
Evening meal
Shepherd's pie with carrots
Supper
Glass of milk

TUESDAY
Breakfast
Wholemeal toast with peanut butter
Elevenses
Handful of grapes
Lunch
Baked potato with tuna
Mid-afternoon
Rice pudding pot
Evening meal
Vegetable curry
Supper
Malt drink
`),
    weeks: [
      written(`
      2 Porridge with raisins | Wholemeal toast with peanut butter
      3 Oatcake and cheese | Handful of grapes
      4 Lentil soup with bread | Baked potato with tuna
      5 A small banana | Rice pudding pot
      7 Shepherd's pie with carrots | Vegetable curry
      8 Glass of milk | Malt drink`),
    ],
  },
  {
    name: 'macros in the headings, totals and a choice',
    given: typed(`## Day 1
### Breakfast (312 calories, 23 g carbs, 18 g protein)
• 1 cup plain kefir
• 1/4 cup walnuts

### Morning snack (80 calories)
• 1 clementine

### Lunch (401 calories, 52 g carbs)
• Barley salad
OR
• Black-bean wrap

### Dinner (455 calories, 30 g carbs)
• Roast trout with fennel

Daily totals: 1,248 calories, 66 g protein, 29 g fiber

## Day 2
### Breakfast (290 calories, 31 g carbs, 12 g protein)
• 2 slices rye toast
### Morning snack (101 calories)
• 1 pear
### Lunch (388 calories, 40 g carbs)
• Minestrone
### Dinner (470 calories, 44 g carbs)
• Turkey chilli

Daily totals: 1,249 calories
`),
    weeks: [
      written(`
      2 1 cup plain kefir⏎1/4 cup walnuts | 2 slices rye toast
      3 1 clementine | 1 pear
      4 Barley salad⏎OR⏎Black-bean wrap | Minestrone
      7 Roast trout with fennel | Turkey chilli`),
    ],
  },
  {
    name: 'hours of an italian practice in brackets',
    given: typed(`LUNEDÌ
Colazione (ore 8): latte parzialmente scremato 200 ml, 3 fette biscottate
Spuntino (ore 10.30): 1 kiwi
Pranzo (ore 13): pasta integrale 70 g con broccoli
Merenda (ore 16.30): yogurt bianco
Cena (ore 20): orata al forno, insalata mista

MARTEDÌ
Colazione (ore 8): tè, pane 50 g con marmellata
Spuntino (ore 10.30): 20 g di noci
Pranzo (ore 13): farro 80 g con verdure
Merenda (ore 16.30): 1 arancia
Cena (ore 20): frittata di zucchine
`),
    weeks: [
      written(`
      2 latte parzialmente scremato 200 ml, 3 fette biscottate | tè, pane 50 g con marmellata
      3 1 kiwi | 20 g di noci
      4 pasta integrale 70 g con broccoli | farro 80 g con verdure
      5 yogurt bianco | 1 arancia
      7 orata al forno, insalata mista | frittata di zucchine`),
    ],
  },
  {
    name: 'french table, days down, snack columns',
    given:
      copied(`<table><thead><tr><th>Jour</th><th>Petit-déjeuner</th><th>Collation du matin</th><th>Déjeuner</th><th>Goûter</th><th>Dîner</th></tr></thead><tbody>
<tr><td>Lundi</td><td>Pain complet<br>Beurre</td><td>1 pomme</td><td>Poulet rôti, haricots verts</td><td>Fromage blanc</td><td>Velouté de potiron</td></tr>
<tr><td>Mardi</td><td>Muesli</td><td>–</td><td>Dahl de lentilles</td><td>Amandes</td><td>Omelette aux herbes</td></tr>
<tr><td>Mercredi</td><td>Pain complet<br>Confiture</td><td>2 abricots</td><td>Saumon, riz</td><td>Compote</td><td>Salade de chèvre chaud</td></tr></tbody></table>`),
    weeks: [
      written(`
      2 Pain complet⏎Beurre | Muesli | Pain complet⏎Confiture
      3 1 pomme | | 2 abricots
      4 Poulet rôti, haricots verts | Dahl de lentilles | Saumon, riz
      5 Fromage blanc | Amandes | Compote
      7 Velouté de potiron | Omelette aux herbes | Salade de chèvre chaud`),
    ],
  },
  {
    name: 'polish dietician, days with numbers and kcal',
    given: typed(`DZIEŃ 1 (1800 kcal)
ŚNIADANIE (420 kcal)
Owsianka z borówkami
II ŚNIADANIE (180 kcal)
Jabłko i orzechy
OBIAD (560 kcal)
Kasza gryczana z indykiem
PODWIECZOREK (150 kcal)
Kefir
KOLACJA (400 kcal)
Kanapki z twarogiem

DZIEŃ 2 (1790 kcal)
ŚNIADANIE (410 kcal)
Jajecznica z 2 jaj
II ŚNIADANIE (190 kcal)
Gruszka
OBIAD (570 kcal)
Dorsz z ziemniakami
PODWIECZOREK (140 kcal)
Jogurt naturalny
KOLACJA (410 kcal)
Sałatka z fasolą
`),
    weeks: [
      written(`
      2 Owsianka z borówkami | Jajecznica z 2 jaj
      3 Jabłko i orzechy | Gruszka
      4 Kasza gryczana z indykiem | Dorsz z ziemniakami
      5 Kefir | Jogurt naturalny
      7 Kanapki z twarogiem | Sałatka z fasolą`),
    ],
  },
  {
    name: 'russian chat, bold labels, emoji',
    given: typed(`**Понедельник**
🍳 **Завтрак:** овсяная каша на воде, 1 яблоко
🥜 **Перекус:** горсть миндаля
🍲 **Обед:** куриный суп, хлеб
🥛 **Полдник:** кефир
🐟 **Ужин:** треска с брокколи

**Вторник**
🍳 **Завтрак:** омлет из 2 яиц
🥜 **Перекус:** груша
🍲 **Обед:** гречка с индейкой
🥛 **Полдник:** творог
🐟 **Ужин:** тушёные овощи

Хотите, я добавлю список покупок?`),
    weeks: [
      written(`
      2 овсяная каша на воде, 1 яблоко | омлет из 2 яиц
      3 горсть миндаля | груша
      4 куриный суп, хлеб | гречка с индейкой
      5 кефир | творог
      7 треска с брокколи | тушёные овощи`),
    ],
  },
  {
    name: 'turkish hospital, meals between the main meals',
    given: typed(`1. GÜN
Sabah: 1 haşlanmış yumurta, 30 g beyaz peynir
Kuşluk: 1 elma
Öğle: mercimek çorbası, bulgur pilavı
İkindi: 10 adet badem
Akşam: ızgara somon, salata
Gece: 1 bardak süt

2. GÜN
Sabah: yulaf ezmesi
Kuşluk: 2 kuru kayısı
Öğle: etli nohut, cacık
İkindi: 1 kase yoğurt
Akşam: kabak yemeği
Gece: 1 bardak kefir
`),
    weeks: [
      written(`
      2 1 haşlanmış yumurta, 30 g beyaz peynir | yulaf ezmesi
      3 1 elma | 2 kuru kayısı
      4 mercimek çorbası, bulgur pilavı | etli nohut, cacık
      5 10 adet badem | 1 kase yoğurt
      7 ızgara somon, salata | kabak yemeği
      8 1 bardak süt | 1 bardak kefir`),
    ],
  },
  {
    name: 'portuguese table in Markdown, days across, bold',
    given: typed(`Claro! Aqui está o seu cardápio:

| Refeição | Segunda-feira | Terça-feira | Quarta-feira |
|---|---|---|---|
| **Café da manhã** (7h) | Tapioca com queijo | Pão integral<br>Ovo mexido | Mingau de aveia |
| **Lanche da manhã** | 1 banana | 1 maçã | 1 pera |
| **Almoço** (12h30) | Arroz, feijão, frango | Peixe, purê | Arroz, lentilha, bife |
| **Lanche da tarde** | Iogurte | Castanhas | Iogurte |
| **Jantar** | Sopa de legumes | Omelete | Salada de atum |
| **Ceia** | Chá de camomila | Leite morno | Chá de camomila |

**Observação:** beba 2 litros de água por dia.`),
    weeks: [
      written(`
      2 Tapioca com queijo | Pão integral⏎Ovo mexido | Mingau de aveia
      3 1 banana | 1 maçã | 1 pera
      4 Arroz, feijão, frango | Peixe, purê | Arroz, lentilha, bife
      5 Iogurte | Castanhas | Iogurte
      7 Sopa de legumes | Omelete | Salada de atum
      8 Chá de camomila | Leite morno | Chá de camomila`),
    ],
  },
  {
    name: 'semicolons and line breaks in quotes, german',
    given: file(
      'woche.csv',
      `;Montag;Dienstag;Mittwoch\r\nFrühstück;"Quark\nBeeren";Rührei;"Brot; Butter"\r\nZwischenmahlzeit;Apfel;;Birne\r\nMittagessen;Linseneintopf;"Nudeln\nTomatensoße";Fischfilet\r\nAbendessen;Brotzeit;Salat;Suppe\r\n`,
    ),
    weeks: [
      written(`
      2 Quark⏎Beeren | Rührei | Brot; Butter
      3 Apfel | | Birne
      4 Linseneintopf | Nudeln⏎Tomatensoße | Fischfilet
      7 Brotzeit | Salat | Suppe`),
    ],
  },
  {
    name: 'two weeks in one letter, spanish',
    given: typed(`SEMANA 1
Lunes
Desayuno: tostada con aguacate
Almuerzo: ensalada de quinoa
Cena: merluza al vapor
Martes
Desayuno: yogur con fruta
Almuerzo: lentejas
Cena: revuelto de setas

SEMANA 2
Lunes
Desayuno: avena con leche
Almuerzo: pollo al horno
Cena: crema de calabacín
Martes
Desayuno: pan con tomate
Almuerzo: garbanzos
Cena: dorada
`),
    weeks: [
      written(`
      2 tostada con aguacate | yogur con fruta
      4 ensalada de quinoa | lentejas
      7 merluza al vapor | revuelto de setas`),
      written(`
      2 avena con leche | pan con tomate
      4 pollo al horno | garbanzos
      7 crema de calabacín | dorada`),
    ],
  },
  {
    name: 'WhatsApp export of one morning',
    given: typed(`[14/03/2026, 08:12:01] Dra. Paula: Buenos días! Te paso el menú
[14/03/2026, 08:12:40] Dra. Paula: Lunes
Desayuno: café con leche y tostada
Media mañana: 1 mandarina
Comida: arroz con verduras
Cena: tortilla francesa
[14/03/2026, 08:13:22] Dra. Paula: Martes
Desayuno: kéfir con avena
Media mañana: 6 nueces
Comida: pavo a la plancha
Cena: sopa de fideos
[14/03/2026, 08:14:00] Marta: Gracias!!`),
    weeks: [
      written(`
      2 café con leche y tostada | kéfir con avena
      3 1 mandarina | 6 nueces
      4 arroz con verduras | pavo a la plancha
      7 tortilla francesa | sopa de fideos`),
    ],
  },
  {
    name: 'days in sections of a page, recipes at its end',
    given: copied(`<h1>Low-salt week</h1><p>A gentle start.</p>
<h2>Day 1: Monday</h2><p><strong>Breakfast</strong> (294 calories, 23 g carbs)</p><ul><li>Muesli</li><li>Skimmed milk</li></ul><p><strong>Mid-morning:</strong> 1 peach</p><p><strong>Lunch</strong></p><ul><li>Egg salad</li></ul><p><strong>Dinner</strong></p><ul><li>Turkey steak</li><li>Green beans</li></ul>
<h2>Day 2: Tuesday</h2><p><strong>Breakfast</strong> (310 calories, 33 g carbs)</p><ul><li>Toast</li></ul><p><strong>Mid-morning:</strong> 1 plum</p><p><strong>Lunch</strong></p><ul><li>Pea soup</li></ul><p><strong>Dinner</strong></p><ul><li>Stuffed pepper</li></ul>
<h2>Recipes</h2><h3>Pea soup</h3><p>Boil 300 g peas in stock.</p>`),
    weeks: [
      written(`
      2 Muesli⏎Skimmed milk | Toast
      3 1 peach | 1 plum
      4 Egg salad | Pea soup
      7 Turkey steak⏎Green beans | Stuffed pepper`),
    ],
  },
  {
    name: 'order of the text in a printed page, dashes and times',
    given: typed(`Ernährungsplan Reha-Klinik
Montag, 02.03.2026
07:30 Uhr Frühstück – 2 Scheiben Mischbrot, Käse
10:00 Uhr Zwischenmahlzeit – Naturjoghurt
12:30 Uhr Mittagessen – Putengulasch mit Reis
15:00 Uhr Zwischenmahlzeit – 1 Banane
18:00 Uhr Abendessen – Gemüsesuppe
Dienstag, 03.03.2026
07:30 Uhr Frühstück – Haferbrei
10:00 Uhr Zwischenmahlzeit – Buttermilch
12:30 Uhr Mittagessen – Lachs mit Kartoffeln
15:00 Uhr Zwischenmahlzeit – 1 Orange
18:00 Uhr Abendessen – Brot mit Hummus
Seite 1 von 1`),
    weeks: [
      written(`
      2 2 Scheiben Mischbrot, Käse | Haferbrei
      3 Naturjoghurt | Buttermilch
      4 Putengulasch mit Reis | Lachs mit Kartoffeln
      5 1 Banane | 1 Orange
      7 Gemüsesuppe | Brot mit Hummus`),
    ],
  },
  {
    name: 'a meal merged over two days, tabs',
    given: copied(
      `<table><tr><td>Meal</td><td>Mon</td><td>Tue</td><td>Wed</td></tr><tr><td>Breakfast</td><td colspan=2>Bircher muesli</td><td>Eggs</td></tr><tr><td>Lunch</td><td>Pitta</td><td colspan=2>Leftover stew</td></tr><tr><td>Dinner</td><td>Stew</td><td>Prawns</td><td>Pizza</td></tr></table>`,
    ),
    weeks: [
      written(`
      2 Bircher muesli | Bircher muesli | Eggs
      4 Pitta | Leftover stew | Leftover stew
      7 Stew | Prawns | Pizza`),
    ],
  },
  {
    name: 'french chat, courses and choices',
    given: typed(`### Jour 1
**Petit-déjeuner (env. 350 kcal)**
- 1 bol de flocons d'avoine
- 1 thé vert

**Collation de 10 h**
- 1 clémentine

**Déjeuner (env. 550 kcal)**
- Entrée : salade de concombre
- Plat : pavé de cabillaud, quinoa
- Dessert : 1 yaourt nature

**Dîner (env. 450 kcal)**
- Soupe de légumes
- ou : salade de pois chiches

*Total : env. 1 450 kcal*

### Jour 2
**Petit-déjeuner (env. 340 kcal)**
- 2 tartines

**Collation de 10 h**
- 1 poire

**Déjeuner (env. 560 kcal)**
- Entrée : betteraves
- Plat : émincé de dinde
- Dessert : compote

**Dîner (env. 430 kcal)**
- Gratin de courgettes

*Total : env. 1 440 kcal*`),
    weeks: [
      written(`
      2 1 bol de flocons d'avoine⏎1 thé vert | 2 tartines
      3 1 clémentine | 1 poire
      4 Entrée : salade de concombre⏎Plat : pavé de cabillaud, quinoa⏎Dessert : 1 yaourt nature | Entrée : betteraves⏎Plat : émincé de dinde⏎Dessert : compote
      7 Soupe de légumes⏎ou : salade de pois chiches | Gratin de courgettes`),
    ],
  },
  {
    name: 'numbered meals of a sports club',
    given: typed(`MONDAY – training day
Meal 1 (7am)
3 egg whites, 50g oats
Meal 2 (10am)
Whey shake, 1 banana
Meal 3 (1pm)
150g chicken, 60g rice
Meal 4 (7pm)
Lean beef stir-fry

TUESDAY – rest day
Meal 1 (8am)
Skyr with berries
Meal 2 (11am)
Rice cakes
Meal 3 (1pm)
Tuna salad
Meal 4 (7pm)
Omelette
`),
    weeks: [
      written(`
      1 3 egg whites, 50g oats | Skyr with berries
      2 Whey shake, 1 banana | Rice cakes
      3 150g chicken, 60g rice | Tuna salad
      4 Lean beef stir-fry | Omelette`),
    ],
  },
  {
    name: 'bullets as text in a cell, polish table, days across',
    given: copied(
      `<table><tr><th></th><th>Poniedziałek</th><th>Wtorek</th></tr><tr><td>Śniadanie<br>7:00</td><td><p>• jogurt</p><p>• płatki owsiane</p></td><td>• kanapka z jajkiem</td></tr><tr><td>Drugie śniadanie<br>10:00</td><td>banan</td><td>marchewki</td></tr><tr><td>Obiad<br>14:00</td><td><ul><li>zupa pomidorowa</li><li>ryż</li></ul></td><td>pierogi</td></tr><tr><td>Kolacja<br>19:00</td><td>sałatka</td><td>twaróg</td></tr></table>`,
    ),
    weeks: [
      written(`
      2 jogurt⏎płatki owsiane | kanapka z jajkiem
      3 banan | marchewki
      4 zupa pomidorowa⏎ryż | pierogi
      7 sałatka | twaróg`),
    ],
  },
  {
    name: 'chinese, day and meal headings',
    given: typed(`周一
早餐：燕麦粥、鸡蛋1个
加餐：苹果1个
午餐：米饭、清蒸鱼
晚餐：豆腐汤
周二
早餐：牛奶、全麦面包
加餐：酸奶
午餐：荞麦面
晚餐：炒青菜`),
    weeks: [
      written(`
      2 燕麦粥、鸡蛋1个 | 牛奶、全麦面包
      3 苹果1个 | 酸奶
      4 米饭、清蒸鱼 | 荞麦面
      7 豆腐汤 | 炒青菜`),
    ],
  },
];
