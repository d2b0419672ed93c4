import { describe, expect, it } from 'vitest';
import { anItem as item } from '#test/factories/questionnaires.ts';
import { ALLERGENS, allergenName } from '../allergens/allergens.ts';
import { EMPTY_PROFILE } from '../profiles/profile.ts';
import { answerRefusal, countAnswers, isAnswered, settledAnswer, shownItems } from './answers.ts';
import { intoProfile } from './intoProfile.ts';
import {
  type AnswerValue,
  answerChangesSchema,
  type Item,
  type QuestionnaireInput,
  questionnaireInputSchema,
} from './questionnaireSchema.ts';

const when = (question: string, answer: string | boolean) => ({ enableWhen: { question, answer } });

const refusals = (items: readonly Item[], more: Partial<QuestionnaireInput> = {}) => {
  const input = { title: 'First visit', intro: '', items, forNewCustomers: false, ...more };
  const { error } = questionnaireInputSchema.safeParse(input);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('What a dietician can ask', () => {
  it('[FORM-01] takes every type of question, sections and conditions', () => {
    const items = [
      item('about', { type: 'section' }),
      item('weight', { type: 'number', unit: 'kg', profile: 'weight' }),
      item('eats', { type: 'choice', options: ['Everything', 'No meat'] }),
      item('often', { type: 'several', options: ['Home', 'Out'], ...when('eats', 'No meat') }),
      item('sleep', { type: 'scale' }),
      item('since', { type: 'date' }),
      item('ill', { type: 'yes-no' }),
      item('what', { profile: 'medicalConditions', ...when('ill', true) }),
    ];
    expect(refusals(items)).toEqual([]);
  });

  it('[FORM-01] refuses three hundred questions, and questions that are too long together', () => {
    const many = Array.from({ length: 300 }, (_, at) => item(`q${at}`));
    expect(refusals(many)).toEqual([
      'items: At most 100 questions. Make two questionnaires of it.',
    ]);
    const options = Array.from({ length: 30 }, (_, at) => `${at}${'x'.repeat(190)}`);
    const long = Array.from({ length: 11 }, (_, at) => item(`q${at}`, { type: 'choice', options }));
    expect(refusals(long)).toEqual(['items: This is too long. Make two questionnaires of it.']);
  });

  it('[FORM-01] refuses a title, a question and an option in which there is nothing to read', () => {
    for (const nothing of ['', ' ', '\u200b', '\u200d \ufeff', '\u3164', '\u2800', '\u00ad\u2060'])
      expect(
        refusals([item('q', { text: nothing, type: 'choice', options: ['A', nothing] })], {
          title: nothing,
        }),
      ).toEqual([
        'title: Give it a title.',
        'items.0.text: Write the question.',
        'items.0.options.1: Write what can be chosen.',
      ]);
    expect(refusals([item('q', { text: '🥦?' })], { title: 'می\u200cخواهم' })).toEqual([]);
  });

  it('[FORM-01] refuses conditions in a circle, on oneself, or on an answer that is gone', () => {
    const yes = (linkId: string, more: Partial<Item>) => item(linkId, { type: 'yes-no', ...more });
    const later = 'Choose a question above this one.';
    expect(refusals([yes('a', when('b', true)), yes('b', when('a', true))])).toEqual([
      `items.0.enableWhen: ${later}`,
    ]);
    expect(refusals([yes('a', when('a', true))])).toEqual([`items.0.enableWhen: ${later}`]);
    const eats = item('eats', { type: 'choice', options: ['Fish', 'Meat'] });
    expect(refusals([eats, item('b', when('eats', 'Eggs'))])).toEqual([
      'items.1.enableWhen: This answer is gone. Choose another one.',
    ]);
  });

  it('[FORM-01] refuses what nobody could answer', () => {
    expect(refusals([item('only', { type: 'section' })])).toEqual([
      'items: Ask at least one question.',
    ]);
    expect(refusals([item('a', { type: 'choice', options: ['One'] })])).toEqual([
      'items.0.options: Give at least two options, one on each line.',
    ]);
    expect(refusals([item('a'), item('a')])).toHaveLength(1);
    expect(refusals([item('a', { type: 'scale', scale: { from: 5, to: 5, low: '', high: '' } })]))
      // A scale needs two ends.
      .toEqual(['items.0.scale: The scale has to end above its start.']);
  });
});

describe('What is shown and answered', () => {
  const items = [
    item('ill', { type: 'yes-no' }),
    item('kind', { type: 'several', options: ['Gut', 'Skin'], ...when('ill', true) }),
    item('gut', when('kind', 'Gut')),
  ];
  const shown = (answers: Readonly<Record<string, AnswerValue>>) =>
    shownItems(items, new Map(Object.entries(answers))).map(({ linkId }) => linkId);

  it('[FORM-01] a question is shown if the one it depends on is shown and answered so', () => {
    expect(shown({})).toEqual(['ill']);
    expect(shown({ ill: true, kind: ['Skin'] })).toEqual(['ill', 'kind']);
    expect(shown({ ill: true, kind: ['Skin', 'Gut'] })).toEqual(['ill', 'kind', 'gut']);
    expect(shown({ ill: false, kind: ['Gut'], gut: 'Hurts' })).toEqual(['ill']);
    expect(countAnswers(items, new Map([['ill', true]]))).toEqual({ questions: 2, answered: 1 });
  });

  it('[FORM-01] takes a number as it was typed, and refuses what is no answer', () => {
    const weight = item('w', { type: 'number', unit: 'kg' });
    expect(['72,5', '٧٢٫٥', ' 72 ', ''].map((typed) => answerRefusal(weight, typed))).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(answerRefusal(weight, 'much')).toBe('Enter a number.');
    expect(isAnswered('\u200b \u3164')).toBe(false);
    const profile = { ...weight, profile: 'weight' } as const;
    expect(['72', '0', '100000000000000'].map((typed) => answerRefusal(profile, typed))).toEqual([
      null,
      'Enter a weight above 0.',
      'At most 1500.',
    ]);
    const day = item('d', { type: 'date' });
    expect(answerRefusal(day, '2026-02-30')).toBe('Enter a date as YYYY-MM-DD.');
    const choice = item('c', { type: 'choice', options: ['A', 'B'] });
    for (const wrong of ['C', true, 3, ['A']] as const)
      expect(answerRefusal(choice, Array.isArray(wrong) ? [...wrong] : (wrong as string))).toMatch(
        /doesn’t fit/,
      );
    const huge = [{ linkId: 'a', value: 'x'.repeat(4001) }];
    expect(answerChangesSchema.safeParse({ changes: huge }).error?.issues[0]?.message).toBe(
      'At most 4,000 characters. Shorten your answer.',
    );
  });

  it('[FORM-01] two devices with different answers are asked; the same answer is no contradiction', () => {
    expect(settledAnswer({ value: ['A', 'B'], bases: [null] }, ['B', 'A'])).toEqual(['A', 'B']);
    expect(settledAnswer({ value: 'Mine', bases: [null] }, 'Theirs')).toBeUndefined();
    expect(settledAnswer({ value: 'Later', bases: [null, 'Sent'] }, 'Sent')).toBe('Later');
    expect(settledAnswer({ value: '', bases: [null] }, 'Theirs')).toBe('Theirs');
  });
});

describe('What is taken over into a profile', () => {
  const profile = { ...EMPTY_PROFILE, name: 'Anna', medicalConditions: 'Coeliac disease' };

  it('[FORM-02] adds the allergens that were chosen, and other words where restrictions are', () => {
    const asked = { profile: 'allergens', unit: '' } as const;
    const taken = intoProfile(profile, asked, ['Peanuts', 'Kiwi']);
    expect(taken).toEqual({ ...profile, allergens: ['peanuts'], dietaryRestrictions: 'Kiwi' });
    expect(taken && intoProfile(taken, asked, ['Peanuts', 'Kiwi'])).toBeNull();
    for (const each of ALLERGENS)
      expect(intoProfile(profile, asked, [allergenName(each)])?.allergens).toContain(each);
  });

  it('[FORM-02] adds conditions once, and replaces the weight', () => {
    const conditions = { profile: 'medicalConditions', unit: '' } as const;
    expect(intoProfile(profile, conditions, 'coeliac disease')).toBeNull();
    expect(intoProfile(profile, conditions, 'Asthma')?.medicalConditions).toBe(
      'Coeliac disease\nAsthma',
    );
    const weight = { profile: 'weight', unit: 'lb' } as const;
    expect(intoProfile(profile, weight, '160,5')).toMatchObject({
      weight: 160.5,
      weightUnit: 'lbs',
    });
    expect(intoProfile(profile, weight, '')).toBeNull();
  });
});
