import { useEffect, useRef } from 'react';
import type { Day } from '#domain/day.ts';
import { useErrorFocus } from '../draft/useErrorFocus.ts';
import type { DayForm } from './useDayForm.ts';

/**
 * Moves the focus to the meals when the pressed Submit or Edit button disappears, and to the first refused field.
 * It never takes the focus from another element.
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
