import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LibraryPlan } from '#domain/planLibrary/libraryPlanSchema.ts';
import { Button } from '../ui/Button.tsx';
import { toastSuccess } from '../ui/Toaster.tsx';
import { changeInLibrary, libraryPlanQuery } from './api.ts';
import { LabelFields, useLabelForm } from './LabelFields.tsx';

/** Changes a plan's name and for whom it is; its week stays. */
export function ChangeForm({ plan, onEnd }: { plan: LibraryPlan; onEnd: () => void }) {
  const queries = useQueryClient();
  const initial = { name: plan.name, tags: plan.tags.join(', '), forWhom: plan.forWhom };
  const form = useLabelForm(initial, async (labels) => {
    const changed = await changeInLibrary(plan, labels);
    queries.setQueryData(libraryPlanQuery(plan.id).queryKey, changed);
    void queries.invalidateQueries({ queryKey: ['library-plan'] });
    toastSuccess('Changed.');
    onEnd();
  });
  const { ref } = form.form;
  // The pressed button is gone.
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  return (
    <form {...form.form} aria-label={`Change ${plan.name}`}>
      <LabelFields form={form} />
      <div className="buttons" data-foot>
        <Button type="button" variant="default" onClick={onEnd}>
          Cancel
        </Button>
        <Button type="submit" loading={form.busy}>
          Save
        </Button>
      </div>
    </form>
  );
}
