import { inARow } from '#domain/language/language.ts';

/** The way to the first plan of a practice. */
export const say = {
  firstPlan: 'Your first plan',
  sendAddress:
    'Send your customer this address to sign up. To try it yourself, open it in a private window.',
  onceHere: 'Once they have signed up, choose them here.',
  signedUp: (names: readonly string[]) => `${inARow(names)} signed up.`,
  chooseOne: 'For whom is your first plan?',
  planIsFor: (name: string) => `The plan below is for ${name}.`,
  writeFor: (name: string) => `Write a Plan for ${name}`,
  fillAndUpload:
    'Fill in the week and press Upload Diet Plan. They see it at once. Don’t want to type a week just to try it?',
  useExample: 'Begin with an Example Week',
  exampleThere: 'That is an example. Change what you like; Undo takes it back.',
  exampleName: 'Example week',
  /** Seven of each, from the first day on: what most people like and every dietician changes. */
  breakfast: [
    '60 g rolled oats with 250 ml milk and 1 banana',
    '2 slices wholegrain bread with 80 g cottage cheese and 1 tomato',
    '200 g yogurt with 40 g muesli and 100 g strawberries',
    '60 g rolled oats with 250 ml milk and 1 apple',
    '2 slices wholegrain bread with 2 boiled eggs and 1 tomato',
    '200 g yogurt with 40 g muesli and 100 g blueberries',
    '2 slices wholegrain bread with 30 g cheese and 1 tomato',
  ],
  midMorning: ['1 apple', '1 pear', '1 orange', '30 g almonds', '1 banana', '1 apple', '1 orange'],
  lunch: [
    '350 g lentil soup, 1 slice wholegrain bread',
    '90 g dry pasta with 150 g tomato sauce and 150 g courgette, 1 tablespoon olive oil',
    '120 g cooked chickpeas with 100 g cucumber, 100 g tomato and 50 g feta, 1 tablespoon olive oil',
    '350 g vegetable soup, 2 slices wholegrain bread',
    '80 g dry rice with 150 g tofu and 200 g broccoli, 1 tablespoon olive oil',
    '300 g potatoes with 150 g cottage cheese, 100 g lettuce, 1 tablespoon olive oil',
    '90 g dry pasta with 150 g spinach and 40 g feta, 1 tablespoon olive oil',
  ],
  afternoon: [
    '30 g walnuts',
    '150 g yogurt',
    '150 g carrots with 50 g hummus',
    '1 banana',
    '150 g yogurt',
    '30 g almonds',
    '1 pear',
  ],
  dinner: [
    '150 g salmon, 250 g potatoes, 150 g green beans, 1 tablespoon olive oil',
    '2 eggs with 150 g mushrooms, 2 slices wholegrain bread, 1 tablespoon olive oil',
    '150 g chicken breast, 80 g dry rice, 150 g carrots, 1 tablespoon olive oil',
    '150 g cod, 250 g potatoes, 150 g spinach, 1 tablespoon olive oil',
    '300 g lentil soup, 2 slices wholegrain bread',
    '150 g chicken breast, 80 g dry pasta, 150 g broccoli, 1 tablespoon olive oil',
    '2 eggs with 250 g potatoes and 150 g spinach, 1 tablespoon olive oil',
  ],
};
