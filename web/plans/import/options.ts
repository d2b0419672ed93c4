import type { ImportOptions } from '#domain/import/recognise.ts';
import type { PlanForm } from '../form/planForm.ts';

/** How a source is read until the dietician changes it. */
export const optionsFor = (form: PlanForm): ImportOptions => ({
  orientation: null,
  firstDay: null,
  planStart: form.state.values.startDate ?? '',
});
