import { useEffect } from 'react';
import { forgetTyped, typeAhead } from '../session/typeAhead.ts';
import { useKeys } from './useKeys.ts';

const KEYS = { r: () => typeAhead() };

/**
 * R answers the customer named in the URL, on every screen, even while that customer's screen is still
 * loading.
 */
export default function AnswerKey() {
  useKeys(KEYS, KEYS);
  useEffect(() => forgetTyped, []);
  return null;
}
