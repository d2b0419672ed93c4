import { expect, it } from 'vitest';
import type { Change } from '#domain/events.ts';
import { RecentChanges } from './recentChanges.ts';

function practice() {
  let now = 0;
  const recent = new RecentChanges(() => now);
  return {
    recent,
    pass: (ms: number) => {
      now += ms;
    },
    change: (kind: Change['kind'], id: string) => recent.hear({ change: { kind, id } }),
    ages: () => ({
      dietician: recent.age({ id: 'dana', role: 'client' }),
      ada: recent.age({ id: 'ada', role: 'customer' }),
      bea: recent.age({ id: 'bea', role: 'customer' }),
    }),
  };
}

it('[CUST-07] tells how long ago the last change was that somebody may hear of, theirs alone', () => {
  const { pass, change, ages, recent } = practice();
  pass(100);
  change('diet-plan', 'ada');
  pass(10);
  change('note', 'ada');
  pass(1);
  expect(ages()).toEqual({ dietician: 1, ada: 11, bea: 111 });
  change('practice', 'practice');
  pass(5);
  expect(ages()).toEqual({ dietician: 5, ada: 5, bea: 5 });
  recent.hear({ ended: { userId: 'ada' } });
  pass(5);
  expect(ages()).toEqual({ dietician: 10, ada: 10, bea: 10 });
  recent.hear({ missed: true });
  expect(ages()).toEqual({ dietician: 0, ada: 0, bea: 0 });
});

it('[T-I5] keeps a bounded number of people apart; of the others it tells rather too late a time', () => {
  const { pass, change, ages } = practice();
  change('diet-plan', 'ada');
  pass(100);
  for (let nth = 0; nth < 4999; nth += 1) change('diet-plan', `${nth}`);
  expect(ages()).toEqual({ dietician: 0, ada: 100, bea: 100 });
  change('diet-plan', 'one more');
  pass(7);
  change('diet-plan', 'and one');
  expect(ages()).toEqual({ dietician: 0, ada: 7, bea: 7 });
});
