import { useEffect, useRef } from 'react';
import type { DayForm } from './useDayForm.ts';

/**
 * Keeps the keyboard where the work is: a pressed Submit or Edit button disappears, and a refused
 * field is rarely the one in view. Never takes the focus from anything that has it.
 */
export function useDayFocus({ editing, refusals }: DayForm) {
  const heading = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLFieldSetElement>(null);
  const was = useRef(editing);

  useEffect(() => {
    if (was.current === editing) return;
    was.current = editing;
    if (document.activeElement !== document.body) return;
    const firstMeal = content.current?.querySelector<HTMLElement>('input[type=checkbox]:enabled');
    (firstMeal ?? heading.current)?.focus({ preventScroll: true });
  }, [editing]);

  useEffect(() => {
    if (refusals > 0) content.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refusals]);

  return { heading, content };
}
