import { addDays, type Day } from '#domain/day.ts';
import { type Section, visitWords } from '#domain/visits/record.ts';
import type { Db } from '#server/db/open.ts';
import { orderedId } from '#server/db/schema.ts';
import { instantOf } from './life/instant.ts';
import type { Person } from './people/person.ts';
import { randomFrom } from './random.ts';

type Mine = { readonly customerId: string; readonly dieticianId: string; readonly today: Day };
type Told = {
  readonly text: string;
  readonly nextStep: string;
  readonly sections?: readonly Section[];
};

const FIRST: Told = {
  text: 'First visit. Went through the profile and three ordinary days. Cooks in the evening, eats lunch out. Wants to keep breakfast as it is.',
  nextStep: 'First plan by Sunday; ask how shopping went.',
};
const LATER: readonly Told[] = [
  {
    text: 'Kept to lunch on most days. Evenings are hard after late shifts: bread and cheese while standing.\nWe agreed on a soup that waits in the fridge.',
    nextStep: 'Look at three evenings with soup.',
  },
  {
    text: 'Sleeps better since dinner is earlier. Hungry around eleven, so the snack moves from the afternoon to the morning.',
    nextStep: 'Move the snack in next week’s plan.',
  },
  {
    text: 'Blood values came: ferritin is low, everything else fine. Talked about lentils, and something sour with them.',
    nextStep: 'Ask for the values again in eight weeks.',
  },
  {
    text: 'By phone, fifteen minutes. A family week with much eating out; chose dishes from two menus together.',
    nextStep: '',
  },
];
const RECORD: Told = {
  text: '',
  nextStep: 'Three evenings with soup; then look at the weight again.',
  sections: [
    {
      heading: 'Assessment',
      text: 'Eats regularly until five, then little until ten. Sleeps six hours. Ferritin 18 µg/l, vitamin D in range.',
    },
    {
      heading: 'Diagnosis',
      text: 'Inadequate iron intake, related to few legumes and tea with meals, as shown by ferritin and three logged days.',
    },
    {
      heading: 'Intervention',
      text: 'Lentils or beans on four days, with something sour. Tea between meals. A warm dinner before eight.',
    },
    { heading: 'Monitoring', text: 'Ferritin in eight weeks. Weight and evenings every week.' },
  ],
};
const PLANNED: Told = {
  text: 'To talk about: the next goal, and who cooks over the holidays.',
  nextStep: '',
};

/** Inserts visits every five weeks since the first plan, and for some customers one in the future. */
export async function insertVisits(db: Db, mine: Mine, person: Person): Promise<void> {
  const { customerId, dieticianId, today } = mine;
  if (person.weeks < 5) return;
  const random = randomFrom(`visits ${person.email}`);
  const told = random.shuffled(LATER);
  const first = addDays(today, -7 * person.weeks);
  const past = [FIRST, ...told.slice(0, 2), RECORD, ...told.slice(2)].map((visit, index) => ({
    ...visit,
    date: addDays(first, 35 * index + random.whole(-2, 2)),
  }));
  const ahead = { ...PLANNED, date: addDays(today, random.whole(2, 20)) };
  const visits = [
    ...past.filter(({ date }) => date < today),
    ...(random.chance(0.4) ? [ahead] : []),
  ];
  const { name: signer } = await db
    .selectFrom('user')
    .select('name')
    .where('id', '=', dieticianId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('visit')
    .values(
      visits.map(({ sections = null, ...visit }) => {
        const day = visit.date < today ? visit.date : addDays(today, -1);
        const at = instantOf('Europe/London', day, '17:20');
        return {
          ...visit,
          customerId,
          id: orderedId(),
          sections: sections ? JSON.stringify(sections) : null,
          figures: null,
          ...(sections && { signedAt: at, signedBy: signer }),
          words: visitWords({ ...visit, sections }),
          writerId: dieticianId,
          createdAt: at,
          changedAt: at,
          version: 1,
        };
      }),
    )
    .execute();
}
