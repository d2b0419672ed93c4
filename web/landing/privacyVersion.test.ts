import { createHash } from 'node:crypto';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BUILT_IN_PRIVACY } from '#domain/signIn/access.ts';
import { PrivacyText } from './legalTexts/PrivacyText.tsx';

/** The hash of each published text, by the version that people agreed to. */
const TEXTS: Readonly<Record<string, string>> = {
  'weekplate-2026-11-21': 'af4d699e6f830ced',
  'weekplate-2026-11-22': '18d7dbabb0963b80',
  'weekplate-2026-11-26': 'f22ae671f9bd273f',
};

it('[T-J1] another Privacy Policy has another version, so that it stays known who agreed to what', () => {
  const text = renderToString(createElement(PrivacyText)).replaceAll(/<[^>]*>|\s+/g, ' ');
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 16);
  // If the text has changed since its release, give it a new version and add a line above.
  expect(hash).toBe(TEXTS[BUILT_IN_PRIVACY]);
});
