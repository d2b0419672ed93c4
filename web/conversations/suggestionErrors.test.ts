import { expect, test } from 'vitest';
import { ERROR_KEYS } from './suggestion.ts';
import { withSuggestion } from './suggestionCheck.ts';

test('[TALK-05] what is wrong with a suggestion stands at its field, and what is wrong with the message at that', async () => {
  const errors = {
    'suggestion.text': 'Enter a meal.',
    'suggestion.date': 'Choose a day.',
    text: 'Too long.',
  };
  const checked = await withSuggestion('anna', { ok: false, errors });
  expect(checked).toEqual({
    ok: false,
    errors: {
      'suggestion-text': 'Enter a meal.',
      'suggestion-date': 'Choose a day.',
      text: 'Too long.',
    },
  });
  expect(ERROR_KEYS).toContain('suggestion-text');
});
