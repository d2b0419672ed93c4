import { type Labelled, typed, written } from '../labelled.ts';

/** Plans as chat bots write them: Markdown with bold labels, emoji, totals, tips and shopping lists. */
export const chatBots: readonly Labelled[] = [
  {
    name: 'chat bot, bold labels, totals, list and tips',
    given:
      typed(`Sure! Here's a **3-day vegetarian meal plan** (≈1,800 kcal/day) tailored to your needs:

---

### 🗓️ **Day 1 – Monday**

* **🥣 Breakfast (≈ 400 kcal):** Overnight oats with chia and berries
* **🍎 Snack 1 (150 kcal):** 1 apple + 10 almonds
* **🥗 Lunch (550 kcal):** Quinoa bowl with chickpeas
* **🥜 Snack 2 (150 kcal):** Greek yoghurt
* **🍲 Dinner (500 kcal):** Lentil curry with rice

**Total: ~1,750 kcal | Protein: 75 g**

---

### 🗓️ **Day 2 – Tuesday**

* **🥣 Breakfast (≈ 380 kcal):** Scrambled tofu on toast
* **🍎 Snack 1 (150 kcal):** 1 banana
* **🥗 Lunch (560 kcal):** Minestrone with bread
* **🥜 Snack 2 (150 kcal):** Hummus and carrots
* **🍲 Dinner (520 kcal):** Vegetable pasta

**Total: ~1,760 kcal | Protein: 70 g**

---

### 🛒 **Shopping List**
- Oats
- Chia seeds
- 10 almonds

### 💡 **Tips**
- Drink 2 L of water a day.
- Swap tofu for eggs if you like.

Would you like me to adjust the calories or add recipes?
`),
    weeks: [
      written(`
        2 Overnight oats with chia and berries | Scrambled tofu on toast
        3 1 apple + 10 almonds | 1 banana
        4 Quinoa bowl with chickpeas | Minestrone with bread
        5 Greek yoghurt | Hummus and carrots
        7 Lentil curry with rice | Vegetable pasta`),
    ],
  },
  {
    name: 'chat bot, headings and nested lists, italian',
    given: typed(`# Piano alimentare settimanale

## LUNEDÌ

### COLAZIONE
- **Yogurt** greco 150g
- **Avena** 40g

### SPUNTINO
- 1 mela

### PRANZO
- **Pasta** integrale 80g
- Zucchine

### CENA
- Merluzzo 150g
- Insalata

## MARTEDÌ

### COLAZIONE
- Pane integrale 60g

### SPUNTINO
- 20g di noci

### PRANZO
- Riso 70g con ceci

### CENA
- \`Frittata\` con 2 uova
`),
    weeks: [
      written(`
        2 Yogurt greco 150g⏎Avena 40g | Pane integrale 60g
        3 1 mela | 20g di noci
        4 Pasta integrale 80g⏎Zucchine | Riso 70g con ceci
        7 Merluzzo 150g⏎Insalata | Frittata con 2 uova`),
    ],
  },
  {
    name: 'chat bot, fenced',
    given: typed(`Here is your plan:

\`\`\`
Day 1
Breakfast: 30 g muesli
Lunch: soup
Dinner: fish

Day 2
Breakfast: eggs
Lunch: salad
Dinner: 40 g rice with dal
\`\`\`

Let me know if you'd like changes!
`),
    weeks: [
      written(`
        2 30 g muesli | eggs
        4 soup | salad
        7 fish | 40 g rice with dal`),
    ],
  },
  {
    name: 'chat bot, table with bold heads and breaks',
    given: typed(`Here's your **weekly plan**:

| Day | **Breakfast** | **Lunch** | **Dinner** |
|:----|:---|:---:|---:|
| **Mon** | Oats<br>Berries | Soup | *Salmon* |
| **Tue** | Same as Mon | 2 wraps | Pasta |
| **Wed** | — | Rice & dal | Stew |

**Tips:** drink water.
`),
    weeks: [
      written(`
        2 Oats⏎Berries | Oats⏎Berries |
        4 Soup | 2 wraps | Rice & dal
        7 Salmon | Pasta | Stew`),
    ],
  },
  {
    name: 'chat bot, portuguese, bold days and times',
    given: typed(`Claro! Aqui está um plano:

**Segunda-feira**

- **Café da manhã (7h):** 2 ovos mexidos, 1 fatia de pão
- **Lanche da manhã (10h):** 1 maçã
- **Almoço (12h30):** 100 g de frango, 80 g de arroz
- **Lanche da tarde (16h):** 30 g de castanhas
- **Jantar (19h30):** Sopa de legumes

**Terça-feira**

- **Café da manhã (7h):** Tapioca com queijo
- **Lanche da manhã (10h):** 10 uvas
- **Almoço (12h30):** Peixe com salada
- **Lanche da tarde (16h):** Iogurte
- **Jantar (19h30):** Omelete

**Dicas:**
- Beba 2 litros de água por dia.
`),
    weeks: [
      written(`
        2 2 ovos mexidos, 1 fatia de pão | Tapioca com queijo
        3 1 maçã | 10 uvas
        4 100 g de frango, 80 g de arroz | Peixe com salada
        5 30 g de castanhas | Iogurte
        7 Sopa de legumes | Omelete`),
    ],
  },
  {
    name: 'chat bot, meals as bold lines with lists, macros below',
    given: typed(`## Day 1

**Breakfast – High-Protein Bowl** *(~420 kcal)*
- 200 g skyr
- 40 g granola
- *Protein: 30 g | Carbs: 45 g | Fat: 10 g*

**Mid-Morning Snack**
- 1 banana

**Lunch – Chicken Salad** *(~500 kcal)*
- 150 g chicken
- Leaves

**Dinner – Fish Night** *(~450 kcal)*
- 150 g cod
- 200 g potatoes

## Day 2

**Breakfast – Eggs** *(~350 kcal)*
- 2 eggs
- 1 slice rye

**Mid-Morning Snack**
- 20 g almonds

**Lunch – Soup** *(~400 kcal)*
- Lentil soup

**Dinner – Curry** *(~520 kcal)*
- Chickpea curry
`),
    weeks: [
      written(`
        2 High-Protein Bowl (~420 kcal)⏎200 g skyr⏎40 g granola | Eggs (~350 kcal)⏎2 eggs⏎1 slice rye
        3 1 banana | 20 g almonds
        4 Chicken Salad (~500 kcal)⏎150 g chicken⏎Leaves | Soup (~400 kcal)⏎Lentil soup
        7 Fish Night (~450 kcal)⏎150 g cod⏎200 g potatoes | Curry (~520 kcal)⏎Chickpea curry`),
    ],
  },
  {
    name: 'chat bot, general meals with a number in a table',
    given: typed(`| Horário | Refeição | Alimentos |
|---|---|---|
| 06:00 | Café da manhã | pão com ovo |
| 08:30 | Lanche 1 | leite |
| 12:00 | Almoço | arroz e feijão |
| 15:30 | Lanche 2 | 1 fruta |
| 19:00 | Jantar | sopa |
`),
    weeks: [
      written(`
        2 pão com ovo
        3 leite
        4 arroz e feijão
        5 1 fruta
        7 sopa`),
    ],
  },
  {
    name: 'chat bot, german, days as headings and options',
    given: typed(`## 🥗 Dein Ernährungsplan

### Tag 1 (Montag)
**Frühstück:** 60 g Haferflocken mit Beeren
**Snack:** 1 Apfel
**Mittagessen:** Option A: Linsensuppe / Option B: Gemüsepfanne
**Snack:** 30 g Nüsse
**Abendessen:** Vollkornbrot mit Hüttenkäse

### Tag 2 (Dienstag)
**Frühstück:** wie Tag 1
**Snack:** Karotten
**Mittagessen:** Hähnchen mit Reis
**Snack:** Joghurt
**Abendessen:** Ofengemüse

### Einkaufsliste
- Haferflocken
- Beeren

**Tipp:** Viel trinken!
`),
    weeks: [
      written(`
        2 60 g Haferflocken mit Beeren | 60 g Haferflocken mit Beeren
        3 1 Apfel | Karotten
        4 Option A: Linsensuppe / Option B: Gemüsepfanne | Hähnchen mit Reis
        5 30 g Nüsse | Joghurt
        7 Vollkornbrot mit Hüttenkäse | Ofengemüse`),
    ],
  },
];
