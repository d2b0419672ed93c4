import { useEffect } from 'react';
import { forgetTyped, typeAhead } from '../ui/typeAhead.ts';
import { useKeys } from './useKeys.ts';

const KEYS = { r: () => typeAhead() };

/** R answers the customer in the address on every screen, also while the screen for it is on its way. */
export default function AnswerKey() {
  useKeys(KEYS, KEYS);
  useEffect(() => forgetTyped, []);
  return null;
}
