import { type Labelled, typed, written } from '../labelled.ts';

/** Plans as chat bots write them: Markdown with bold labels, emoji, totals, tips and shopping lists. */
export const chatBots: readonly Labelled[] = [
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
