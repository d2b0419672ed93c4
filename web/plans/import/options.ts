import type { ImportOptions } from '#domain/import/recognise.ts';
import { weekdayOf } from '#domain/import/weekday.ts';
import type { PlanForm } from '../form/planForm.ts';

/** How a source is understood until somebody says otherwise. */
export const optionsFor = (form: PlanForm): ImportOptions => ({
  orientation: null,
  firstDay: null,
  planWeekday: weekdayOf(form.state.values.startDate ?? ''),
});
