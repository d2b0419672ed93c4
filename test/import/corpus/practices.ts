import { copied, type Labelled, typed, written } from '../labelled.ts';

/** Plans of practices and chat assistants, with days, options and hours as each of them writes them. */
export const practices: readonly Labelled[] = [
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
];
