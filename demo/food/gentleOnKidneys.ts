import type { Kitchen } from './menu.ts';

/** Low in potassium, phosphate and salt; portions of protein as set by the clinic. */
export const gentleOnKidneys: Kitchen = {
  breakfast: [
    'White toast, 2 slices, unsalted butter, apple compote',
    'Cream of rice with stewed pear and cinnamon',
    'One egg, white toast, cucumber slices',
    'Rice flakes with rice milk and blueberries',
    'Egg white omelette with pepper and chives, toast',
    'Semolina with rice milk and raspberries',
    'Corn flakes, unsalted, with rice milk and strawberries',
    'Bagel, half, with cream cheese 20 g and cucumber',
    'Puffed rice with apple and rice milk',
  ],
  lunch: [
    'Chicken 60 g, white rice, green pepper and onion',
    'Penne with garlic oil, courgette and basil',
    'Egg sandwich on white bread, cucumber and lettuce',
    'Rice salad with pepper, sweetcorn 2 tbsp and apple',
    'Turkey 60 g on white bread, cabbage slaw with vinegar',
    'Couscous with roast pepper, courgette and lemon',
    'Cabbage and carrot soup, leached, with white bread',
    'Rice noodles with pak choi, ginger and egg',
    'White fish 70 g, rice, cucumber in vinegar',
    'Egg fried rice with cabbage and spring onion',
  ],
  dinner: [
    'Cod 80 g, white rice, green beans boiled twice',
    'Chicken 70 g with lemon and thyme, couscous, cabbage',
    'Spaghetti with peppers, onion and olive oil',
    'Turkey 70 g, rice, roast pepper and onion',
    'Vegetable stir-fry of cabbage and pepper, rice noodles',
    'Rice with courgette, egg and chives',
    'Beef 60 g with onion, boiled rice, carrots boiled twice',
    'Polenta with roast peppers and herbs',
    'Haddock 80 g, pasta with parsley oil, lettuce',
    'Risotto rice with courgette and lemon',
    'Egg white omelette with peppers, white rice, lettuce',
    'Penne with roast red pepper sauce and basil',
    'Couscous with egg, cabbage and caraway',
  ],
};
