import { beforeAll, describe, expect, it } from 'vitest';
import { ALLERGENS } from '#domain/allergens/allergens.ts';
import { LANGUAGES, type Language } from '#domain/language/language.ts';
import { EMPTY_PROFILE } from '#domain/profiles/profile.ts';
import { intoProfile } from '#domain/questionnaires/intoProfile.ts';
import { questionnaireInputSchema } from '#domain/questionnaires/questionnaireSchema.ts';
import { learnLanguages, readBy } from '../reader.ts';
import { starterQuestionnaires } from './starters.ts';

beforeAll(learnLanguages);

describe('The questionnaires that come with the product', () => {
  const shapeOf = (of: Language) =>
    readBy(of, starterQuestionnaires).map(({ starter, items }) => ({
      starter,
      items: items.map(({ text: _, options, ...item }) => ({
        ...item,
        scale: Boolean(item.scale.low && item.scale.high),
        options: options.length,
      })),
    }));

  it.each(Object.keys(LANGUAGES) as Language[])(
    '[FORM-01] first visit, 24-hour recall, follow-up and food frequency ask the same in %s',
    (of) => {
      expect(shapeOf(of)).toEqual(shapeOf('en'));
      for (const { starter: _, ...input } of readBy(of, starterQuestionnaires))
        expect(questionnaireInputSchema.parse(input)).toEqual(input);
    },
  );

  it.each(Object.keys(LANGUAGES) as Language[])(
    '[FORM-02] every allergen that can be chosen in %s is understood by the profile',
    (of) => {
      const [visit] = readBy(of, starterQuestionnaires);
      const asked = visit?.items.find(({ profile }) => profile === 'allergens');
      for (const [at, option] of (asked?.options ?? []).entries())
        expect([
          option,
          readBy(of, () => asked && intoProfile(EMPTY_PROFILE, asked, [option])?.allergens),
        ]).toEqual([option, expect.arrayContaining([ALLERGENS[at]])]);
    },
  );
});
