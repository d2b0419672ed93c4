import type { Need } from '../food/fitting.ts';
import type { Person } from '../people/person.ts';
import type { Random } from '../random.ts';

const byNeed: Readonly<Record<Need, readonly string[]>> = {
  everyday: [
    'Cook once, eat twice: double Tuesday’s dinner and take it for lunch on Wednesday.',
    'Water first, then coffee. Fill the bottle before you leave the house.',
    'Swap any two dinners if the evening turns out differently. Swapping counts as keeping to it.',
    'If you eat out: half the plate vegetables, and sit down for it.',
    'Vegetables can be frozen. Frozen peas are a good habit, not a compromise.',
    'Lunch decides the evening. If only one meal goes to plan, let it be that one.',
    'This week is a little smaller in the evening and larger in the morning. Tell me how that feels.',
    'Not hungry at 16:00? Leave it out, and tick it off.',
  ],
  athlete: [
    'Long day: add 60 g of carbohydrate an hour from the second hour on.',
    'Within an hour after training comes the recovery meal. Everything else can wait.',
    'On the rest day keep the protein, halve the snacks.',
    'Weigh before and after one session this week, so that we know what you sweat.',
  ],
  pregnancy: [
    'Small and often. If breakfast does not stay down, start again at ten.',
    'Iron with something sour, never with milk or tea. Two hours between iron and calcium.',
    'All cheese pasteurised, all eggs cooked through, fish twice a week at most.',
    'Feet up after lunch, fifteen minutes. This is part of the plan.',
  ],
  renal: [
    'Boil vegetables twice and throw both waters away. Count every cup, soup and ice cube too.',
    'Portions of protein as written, weighed cooked. No salt substitutes: they are potassium.',
    'Binders with the meal, not after it.',
    'Blood test on Tuesday: fasting is not needed, water within your litre.',
  ],
  diabetes: [
    'Vegetables first, then protein, then the rest. The same plate, a flatter curve.',
    'Ten minutes of walking after lunch and dinner do as much as half a tablet.',
    'Measure on waking and two hours after dinner on three days, and write it into your notes.',
    'Fruit between meals, one piece, never as juice.',
    'Low? 15 g of glucose, wait 15 minutes, then the next planned meal.',
  ],
};

/** The dietician's notes below a week; '' for some weeks. */
export function noteOfWeek(person: Person, index: number, random: Random): string {
  const notes = byNeed[person.eating.need];
  if (index > 0 && random.chance(0.25)) return '';
  const first = notes[index % notes.length] ?? '';
  const second = random.pick(byNeed.everyday);
  return random.chance(0.4) && second !== first ? `${first}\n${second}` : first;
}
