import { copied, file, type Labelled, typed, written } from '../labelled.ts';

/** Plans of practices and chat assistants, with days, options and hours as each of them writes them. */
export const practices: readonly Labelled[] = [
  {
    name: 'polish table of a clinic, days down, short names of days',
    given:
      copied(`<table><tr><th>Dzień</th><th>Śniadanie</th><th>II śniadanie</th><th>Obiad</th><th>Podwieczorek</th><th>Kolacja</th></tr>
<tr><td>Poniedziałek</td><td>Płatki jaglane</td><td>1 jabłko</td><td>Krupnik<br>Pulpet z indyka</td><td>Kisiel</td><td>Pasta z makreli</td></tr>
<tr><td>Wtorek</td><td>Twarożek</td><td>-</td><td>Barszcz<br>Ryba na parze</td><td>Galaretka</td><td>Jajko na miękko</td></tr>
<tr><td>Środa</td><td>Kasza manna</td><td>1 banan</td><td>Rosół<br>Gulasz</td><td>Budyń</td><td>Szynka drobiowa</td></tr></table>`),
    weeks: [
      written(`
      2 Płatki jaglane | Twarożek | Kasza manna
      3 1 jabłko | | 1 banan
      4 Krupnik⏎Pulpet z indyka | Barszcz⏎Ryba na parze | Rosół⏎Gulasz
      5 Kisiel | Galaretka | Budyń
      7 Pasta z makreli | Jajko na miękko | Szynka drobiowa`),
    ],
  },
  {
    name: 'russian, numbered days with hours',
    given: typed(`День 1
8:00 Завтрак – гречневая каша, чай
11:00 Второй завтрак – яблоко
14:00 Обед – уха, ржаной хлеб
17:00 Полдник – творог 100 г
19:30 Ужин – запечённая рыба
Итого: 1450 ккал

День 2
8:00 Завтрак – омлет
11:00 Второй завтрак – груша
14:00 Обед – борщ
17:00 Полдник – йогурт
19:30 Ужин – овощное рагу
Итого: 1400 ккал`),
    weeks: [
      written(`
      2 гречневая каша, чай | омлет
      3 яблоко | груша
      4 уха, ржаной хлеб | борщ
      5 творог 100 г | йогурт
      7 запечённая рыба | овощное рагу`),
    ],
  },
  {
    name: 'turkish table, meals down with hours, days across',
    given: copied(`<table><tr><td>Öğün</td><td>Pazartesi</td><td>Salı</td><td>Çarşamba</td></tr>
<tr><td>Kahvaltı (08:00)</td><td><ul><li>2 yumurta</li><li>domates</li></ul></td><td>menemen</td><td>peynirli tost</td></tr>
<tr><td>1. Ara Öğün (10:30)</td><td>1 elma</td><td>10 fındık</td><td>1 armut</td></tr>
<tr><td>Öğle (13:00)</td><td>tavuk ızgara</td><td>kuru fasulye</td><td>balık</td></tr>
<tr><td>2. Ara Öğün (16:00)</td><td>kefir</td><td>yoğurt</td><td>ayran</td></tr>
<tr><td>Akşam (19:00)</td><td>sebze çorbası</td><td>Pazartesi ile aynı</td><td>ıspanak</td></tr></table>`),
    weeks: [
      written(`
      2 2 yumurta⏎domates | menemen | peynirli tost
      3 1 elma | 10 fındık | 1 armut
      4 tavuk ızgara | kuru fasulye | balık
      5 kefir | yoğurt | ayran
      7 sebze çorbası | sebze çorbası | ıspanak`),
    ],
  },
  {
    name: 'Word lists below headings of a page with a table of swaps',
    given: copied(`<h1>Plan</h1><h2>Lundi</h2><p><b>Petit-déjeuner</b></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>Yaourt de soja</p>
<p class=MsoListParagraph><![if !supportLists]><span style='font-family:Symbol'>§<span>&nbsp;&nbsp; </span></span><![endif]>Fraises</p>
<p><b>Déjeuner</b></p><p class=MsoListParagraph><![if !supportLists]><span>o<span>&nbsp;&nbsp; </span></span><![endif]>Taboulé</p>
<p><b>Dîner</b></p><p>Soupe au pistou</p>
<h2>Mardi</h2><p><b>Petit-déjeuner</b></p><p>Pain d'épeautre</p><p><b>Déjeuner</b></p><p>Quiche sans pâte</p><p><b>Dîner</b></p><p>Ratatouille</p>
<table><tr><td>Au lieu de</td><td>Prenez</td></tr><tr><td>Beurre</td><td>Huile de colza</td></tr></table>`),
    weeks: [
      written(`
      2 Yaourt de soja⏎Fraises | Pain d'épeautre
      4 Taboulé | Quiche sans pâte
      7 Soupe au pistou | Ratatouille`),
    ],
  },
  {
    name: 'a chat with tables of one day each',
    given: typed(`Here's your plan!

## 🌞 Day 1

| Meal | Food | Calories |
|---|---|---|
| Breakfast | Rye toast with egg | 320 |
| Snack | 1 nectarine | 60 |
| Lunch | Farro salad | 450 |
| Dinner | Hake, potatoes | 520 |

## 🌞 Day 2

| Meal | Food | Calories |
|---|---|---|
| Breakfast | Smoothie bowl | 340 |
| Snack | 15 g cashews | 90 |
| Lunch | Chickpea pitta | 470 |
| Dinner | Tofu stir-fry | 500 |

Let me know if you'd like changes!`),
    weeks: [
      written(`
      2 Rye toast with egg | Smoothie bowl
      3 1 nectarine | 15 g cashews
      4 Farro salad | Chickpea pitta
      7 Hake, potatoes | Tofu stir-fry`),
    ],
  },
  {
    name: 'long table of a workbook, a row for each meal',
    given: file(
      'plan.csv',
      `Week,Day,Meal,Time,Food,Kcal\n1,Monday,Breakfast,07:30,"Oats, plums",350\n1,Monday,Lunch,12:30,Lentil salad,480\n1,Monday,Dinner,18:30,"Cod, kale",510\n1,Tuesday,Breakfast,07:30,Eggs,340\n1,Tuesday,Lunch,12:30,Wrap,470\n1,Tuesday,Dinner,18:30,Chilli,530\n`,
    ),
    weeks: [
      written(`
      2 Oats, plums | Eggs
      4 Lentil salad | Wrap
      7 Cod, kale | Chilli`),
    ],
  },
  {
    name: 'supper and tea of an english ward, abbreviations of days',
    given: typed(`Mon
B: cornflakes, semi-skimmed milk
Mid-am: digestive biscuit
L: cottage pie
Mid-pm: fruit pot
Tea: egg mayo sandwich
Supper: Horlicks
Tues
B: porridge
Mid-am: crackers
L: fish and mash
Mid-pm: custard
Tea: soup and roll
Supper: hot milk`),
    weeks: [
      written(`
      2 cornflakes, semi-skimmed milk | porridge
      3 digestive biscuit | crackers
      4 cottage pie | fish and mash
      5 fruit pot | custard
      7 egg mayo sandwich | soup and roll
      8 Horlicks | hot milk`),
    ],
  },
  {
    name: 'italian, options in lines',
    given: typed(`GIORNO 1
Colazione (circa 300 kcal)
- 200 ml di latte di soia
- 30 g di fiocchi di farro
oppure:
- 1 yogurt greco con miele
Spuntino
- 1 pera
Pranzo (circa 500 kcal)
- Riso venere con gamberi
Merenda
- 2 quadretti di cioccolato fondente
Cena (circa 450 kcal)
- Vellutata di zucca
- Crostini integrali

GIORNO 2
Colazione (circa 310 kcal)
- Pane di segale e ricotta
Spuntino
- 1 mela
Pranzo (circa 520 kcal)
- Pasta e fagioli
Merenda
- Frullato di fragole
Cena (circa 430 kcal)
- Sgombro al cartoccio

Totale: circa 1500 kcal al giorno`),
    weeks: [
      written(`
      2 200 ml di latte di soia⏎30 g di fiocchi di farro⏎oppure:⏎1 yogurt greco con miele | Pane di segale e ricotta
      3 1 pera | 1 mela
      4 Riso venere con gamberi | Pasta e fagioli
      5 2 quadretti di cioccolato fondente | Frullato di fragole
      7 Vellutata di zucca⏎Crostini integrali | Sgombro al cartoccio`),
    ],
  },
  {
    name: 'german, days side by side twice, weekend below',
    given:
      copied(`<table><tr><th></th><th>Montag</th><th>Dienstag</th><th>Mittwoch</th><th>Donnerstag</th></tr>
<tr><td>Frühstück</td><td>Grießbrei</td><td>Müsli</td><td>Toast</td><td>Quark</td></tr><tr><td>Mittag</td><td>Suppe</td><td>Curry</td><td>Pasta</td><td>Auflauf</td></tr><tr><td>Abend</td><td>Brot</td><td>Salat</td><td>Wrap</td><td>Rührei</td></tr></table><p></p>
<table><tr><th></th><th>Freitag</th><th>Samstag</th><th>Sonntag</th></tr>
<tr><td>Frühstück</td><td>Porridge</td><td>Eier</td><td>Waffeln</td></tr><tr><td>Mittag</td><td>Fisch</td><td>Pizza</td><td>Braten</td></tr><tr><td>Abend</td><td>Brühe</td><td>Antipasti</td><td>Reste</td></tr></table><p>Tipp: 2 Liter Wasser am Tag</p>`),
    weeks: [
      written(`
      2 Grießbrei | Müsli | Toast | Quark | Porridge | Eier | Waffeln
      4 Suppe | Curry | Pasta | Auflauf | Fisch | Pizza | Braten
      7 Brot | Salat | Wrap | Rührei | Brühe | Antipasti | Reste`),
    ],
  },
  {
    name: 'portuguese dietician in Portugal, hours first',
    given: typed(`2ª feira
7h30 - Pequeno-almoço: pão de centeio com queijo fresco
10h30 - Meio da manhã: 1 iogurte
13h00 - Almoço: sopa, pescada cozida
16h30 - Lanche: 1 maçã e 3 nozes
20h00 - Jantar: sopa, omelete de espinafres
22h30 - Ceia: chá e 2 bolachas
3ª feira
7h30 - Pequeno-almoço: papas de aveia
10h30 - Meio da manhã: 1 banana
13h00 - Almoço: sopa, frango grelhado
16h30 - Lanche: gelatina
20h00 - Jantar: sopa, salada de grão
22h30 - Ceia: leite`),
    weeks: [
      written(`
      2 pão de centeio com queijo fresco | papas de aveia
      3 1 iogurte | 1 banana
      4 sopa, pescada cozida | sopa, frango grelhado
      5 1 maçã e 3 nozes | gelatina
      7 sopa, omelete de espinafres | sopa, salada de grão
      8 chá e 2 bolachas | leite`),
    ],
  },
  {
    name: 'a spanish plan of a chat with emoji, courses',
    given: typed(`📅 **LUNES**
☕ *Desayuno:* pan integral con hummus
🍎 *Media mañana:* 1 pera
🍽️ *Comida:*
   • Primero: crema de puerros
   • Segundo: pavo con pimientos
   • Postre: mandarina
🥜 *Merienda:* yogur de cabra
🌙 *Cena:* sepia a la plancha

📅 **MARTES**
☕ *Desayuno:* gachas de avena
🍎 *Media mañana:* 1 plátano
🍽️ *Comida:*
   • Primero: judías verdes
   • Segundo: bacalao
   • Postre: kiwi
🥜 *Merienda:* nueces
🌙 *Cena:* tortilla de espinacas

✅ ¡Mucho ánimo!`),
    weeks: [
      written(`
      2 pan integral con hummus | gachas de avena
      3 1 pera | 1 plátano
      4 Primero: crema de puerros⏎Segundo: pavo con pimientos⏎Postre: mandarina | Primero: judías verdes⏎Segundo: bacalao⏎Postre: kiwi
      5 yogur de cabra | nueces
      7 sepia a la plancha | tortilla de espinacas`),
    ],
  },
  {
    name: 'two weeks in turn in one table',
    given: copied(
      `<table><tr><td></td><td>Mon</td><td>Tue</td><td>Wed</td></tr><tr><td colspan=4>WEEK 1</td></tr><tr><td>Breakfast</td><td>Oats</td><td>Eggs</td><td>Rye</td></tr><tr><td>Dinner</td><td>Stew</td><td>Fish</td><td>Rice</td></tr><tr><td colspan=4>WEEK 2</td></tr><tr><td>Breakfast</td><td>Skyr</td><td>Toast</td><td>Figs</td></tr><tr><td>Dinner</td><td>Soup</td><td>Tofu</td><td>Pie</td></tr></table>`,
    ),
    weeks: [
      written(`
      2 Oats | Eggs | Rye
      7 Stew | Fish | Rice`),
      written(`
      2 Skyr | Toast | Figs
      7 Soup | Tofu | Pie`),
    ],
  },
  {
    name: 'russian table, days down',
    given: copied(
      `<table><tr><th>День недели</th><th>Завтрак</th><th>Перекус</th><th>Обед</th><th>Ужин</th></tr><tr><td>Понедельник</td><td>Каша</td><td>Яблоко</td><td>Борщ</td><td>Рыба</td></tr><tr><td>Вторник</td><td>Омлет</td><td>Кефир</td><td>Уха</td><td>Салат</td></tr><tr><td>Среда</td><td>Творог</td><td>Груша</td><td>Плов</td><td>Как в понедельник</td></tr></table>`,
    ),
    weeks: [
      written(`
      2 Каша | Омлет | Творог
      3 Яблоко | Кефир | Груша
      4 Борщ | Уха | Плов
      7 Рыба | Салат | Рыба`),
    ],
  },
  {
    name: 'polish chat, emoji, markdown, list of shopping',
    given: typed(`### 📅 Dzień 1 (poniedziałek)
- **Śniadanie (ok. 350 kcal):** owsianka z malinami
- **II śniadanie (ok. 150 kcal):** koktajl z kefiru
- **Obiad (ok. 500 kcal):** pstrąg z kaszą
- **Kolacja (ok. 400 kcal):** sałatka z ciecierzycą

**Suma: ok. 1400 kcal**

### 📅 Dzień 2 (wtorek)
- **Śniadanie (ok. 360 kcal):** tosty z awokado
- **II śniadanie (ok. 140 kcal):** 2 mandarynki
- **Obiad (ok. 520 kcal):** leczo z cukinii
- **Kolacja (ok. 380 kcal):** zupa krem

**Suma: ok. 1400 kcal**

### 🛒 Lista zakupów
- maliny
- kefir`),
    weeks: [
      written(`
      2 owsianka z malinami | tosty z awokado
      3 koktajl z kefiru | 2 mandarynki
      4 pstrąg z kaszą | leczo z cukinii
      7 sałatka z ciecierzycą | zupa krem`),
    ],
  },
  {
    name: 'turkish chat with recipes and water',
    given: typed(`*Pazartesi*
Kahvaltı: 1 dilim peynir, 5 zeytin
Öğle yemeği: mercimek köftesi
Ara öğün: 1 bardak ayran
Akşam yemeği: fırında levrek

*Salı*
Kahvaltı: sebzeli omlet
Öğle yemeği: nohutlu pilav
Ara öğün: 3 ceviz
Akşam yemeği: brokoli çorbası

Not: Günde 2 litre su için.`),
    weeks: [
      written(`
      2 1 dilim peynir, 5 zeytin | sebzeli omlet
      4 mercimek köftesi | nohutlu pilav
      5 1 bardak ayran | 3 ceviz
      7 fırında levrek | brokoli çorbası`),
    ],
  },
  {
    name: 'three ways to choose in each cell',
    given: copied(
      `<table><tr><th></th><th>Day 1</th><th>Day 2</th></tr><tr><td>Breakfast<br>(300 kcal)</td><td>Option 1: eggs<br>Option 2: skyr</td><td>Option 1: oats<br>Option 2: toast</td></tr><tr><td>Midday meal<br>(500 kcal)</td><td>Soup <i>or</i> wrap</td><td>Pasta</td></tr><tr><td>Evening meal<br>(400 kcal)</td><td>Fish</td><td>Tofu</td></tr><tr><td>Total</td><td>1200 kcal</td><td>1200 kcal</td></tr></table><h3>Recipes</h3><p>Soup: boil 200 g carrots.</p>`,
    ),
    weeks: [
      written(`
      2 Option 1: eggs⏎Option 2: skyr | Option 1: oats⏎Option 2: toast
      4 Soup or wrap | Pasta
      7 Fish | Tofu`),
    ],
  },
  {
    name: 'german csv of a clinic, dates and days in the heading',
    given: file(
      'plan.csv',
      `Mahlzeit;Mo 02.03.;Di 03.03.;Mi 04.03.\nFrühstück (7:30);Müsli;"Brot\n- Käse\n- Gurke";Porridge\n2. Frühstück;Apfel;-;Kiwi\nMittagessen (12:00);Eintopf;Fisch;Auflauf\nVesper;Joghurt;Nüsse;–\nAbendessen (18:00);Salat;Suppe;Brot\nSpätmahlzeit;Milch;Milch;Milch\nkcal;1800;1750;1790\n`,
    ),
    weeks: [
      written(`
      2 Müsli | Brot⏎Käse⏎Gurke | Porridge
      3 Apfel | | Kiwi
      4 Eintopf | Fisch | Auflauf
      5 Joghurt | Nüsse |
      7 Salat | Suppe | Brot
      8 Milch | Milch | Milch`),
    ],
  },
  {
    name: 'chinese table, days across',
    given: copied(
      `<table><tr><td>餐次</td><td>星期一</td><td>星期二</td><td>星期三</td></tr><tr><td>早餐（350千卡）</td><td><ul><li>豆浆</li><li>全麦馒头</li></ul></td><td>小米粥</td><td>牛奶燕麦</td></tr><tr><td>上午加餐</td><td>橙子</td><td>酸奶</td><td>番茄</td></tr><tr><td>午餐</td><td>杂粮饭、鸡胸肉</td><td>荞麦面</td><td>虾仁饭</td></tr><tr><td>晚餐</td><td>青菜豆腐</td><td>蒸鱼</td><td>冬瓜汤</td></tr></table>`,
    ),
    weeks: [
      written(`
      2 豆浆⏎全麦馒头 | 小米粥 | 牛奶燕麦
      3 橙子 | 酸奶 | 番茄
      4 杂粮饭、鸡胸肉 | 荞麦面 | 虾仁饭
      7 青菜豆腐 | 蒸鱼 | 冬瓜汤`),
    ],
  },
];
