import { expect, test } from 'vitest';
import { aDayWith, aRecord, eight } from './dayOfTest.ts';
import { draftFrom } from './draft.ts';
import { ticked } from './ticking.ts';
import { todayShown } from './todayShown.ts';

const CHANGED = eight('Porridge', '', 'Pea soup');

test('[HIST-02] on the dashboard a tick for the old dish is none for the new one', () => {
  const logged = aDayWith(aRecord({ meals: { '2': true } }), CHANGED);
  expect(todayShown(logged, null).planned?.meals[2]).toBe('Pea soup');
  expect(todayShown(logged, null).ticks['2']).toBe(false);
  const draft = ticked(draftFrom(null), '2', 'Lentil soup', true);
  expect(todayShown(aDayWith(null, CHANGED), draft).ticks['2']).toBe(false);
  expect(todayShown(aDayWith(null), draft).ticks['2']).toBe(true);
});

test('[HIST-01] a day that is wholly done stays so on the dashboard, with its own meals', () => {
  const whole = aDayWith(aRecord({ meals: { '0': true, '2': true } }), CHANGED);
  const { planned, ticks } = todayShown(whole, null);
  expect(planned?.meals[2]).toBe('Lentil soup');
  expect(ticks).toMatchObject({ '0': true, '2': true });
});

test('[HIST-02] what is planned no longer and done stays done', () => {
  const { planned, ticks } = todayShown(
    aDayWith(aRecord({ meals: { '2': true } }), eight('Porridge')),
    null,
  );
  expect(planned?.meals[2]).toBe('Lentil soup');
  expect(ticks['2']).toBe(true);
});
