import { expect, it } from 'vitest';
import type { Change } from '#domain/connection.ts';
import { recentChanges } from '../live/hub.ts';

function practice() {
  let now = 0;
  const recent = recentChanges(() => now);
  return {
    recent,
    pass: (ms: number) => {
      now += ms;
    },
    change: (kind: Change['kind'], id: string) => recent.hear({ change: { kind, id } }),
    list: () => {
      const { reach, changes } = recent.list();
      return { reach, earlier: changes.map(({ change, ago }) => [change.kind, change.id, ago]) };
    },
  };
}

it('[CUST-07] knows what changed in the last quarter of a minute, each once, and how long it has known', () => {
  const { pass, change, list, recent } = practice();
  expect(list()).toEqual({ reach: 0, earlier: [] });
  pass(100);
  change('diet-plan', 'ada');
  change('note', 'ada');
  pass(10);
  change('diet-plan', 'ada');
  recent.hear({ ended: { userId: 'ada' } });
  pass(1);
  const earlier = [
    ['note', 'ada', 11],
    ['diet-plan', 'ada', 1],
  ];
  expect(list()).toEqual({ reach: 111, earlier });
  pass(14_995);
  expect(list()).toEqual({ reach: 15_000, earlier: [['diet-plan', 'ada', 14_996]] });
});

it('[T-I4] [CUST-07] of what was before a gap nothing is known', () => {
  const { pass, change, list, recent } = practice();
  pass(100);
  change('diet-plan', 'ada');
  recent.hear({ missed: true });
  pass(5);
  expect(list()).toEqual({ reach: 5, earlier: [] });
});

it('[T-I5] keeps a bounded number of changes, and knows no further back than they reach', () => {
  const { pass, change, list } = practice();
  for (let nth = 0; nth < 205; nth += 1) {
    pass(1);
    change('diet-plan', `${nth}`);
  }
  const { reach, earlier } = list();
  expect([reach, earlier.length, earlier[0]]).toEqual([200, 200, ['diet-plan', '5', 199]]);
});
