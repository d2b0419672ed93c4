import { useEffect, useRef } from 'react';
import type { Day } from '#domain/day.ts';
import { useErrorFocus } from '../draft/useErrorFocus.ts';
import type { DayForm } from './useDayForm.ts';

/**
 * Keeps the keyboard where the work is: a pressed Submit or Edit button disappears, and a refused
 * field is rarely the one in view. Never takes the focus from anything that has it.
 */
export function useDayFocus(form: DayForm, date: Day, arrived: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLFieldSetElement>(null);
  const { editing } = form;
  const was = useRef({ editing, date, arrived });

  useErrorFocus(content, form);

  useEffect(() => {
    const before = was.current;
    was.current = { editing, date, arrived };
    const switched = before.arrived && before.date === date && before.editing !== editing;
    if (!switched || document.activeElement !== document.body) return;
    const firstMeal = content.current?.querySelector<HTMLElement>('input[type=checkbox]:enabled');
    (firstMeal ?? heading.current)?.focus({ preventScroll: true });
  }, [editing, date, arrived]);

  return { heading, content };
}
