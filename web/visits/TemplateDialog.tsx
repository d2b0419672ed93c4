import { useQueryClient } from '@tanstack/react-query';
import { HEADINGS_MAX } from '#domain/visits/record.ts';
import type { TemplateInput, VisitTemplate } from '#domain/visits/visitSchema.ts';
import { useForm } from '../draft/useForm.ts';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { LongField } from '../kit/Field.tsx';
import { Failure } from '../kit/Notice.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { saveTemplate, templateQuery } from './api.ts';
import { say } from './words.ts';

type Props = { template: VisitTemplate; onClose: () => void };

const schema = async () => (await import('#domain/visits/visitSchema.ts')).typedTemplateSchema;

/** The headings that new records of the practice begin with. */
export function TemplateDialog({ template, onClose }: Props) {
  const queries = useQueryClient();
  const form = useForm<{ headings: string }, TemplateInput>({
    initial: { headings: template.headings.join('\n') },
    schema,
    async submit(input) {
      const saved = await saveTemplate(input, template.version);
      queries.setQueryData(templateQuery.queryKey, saved);
      toastSuccess(say.headingsSaved);
      onClose();
    },
  });
  return (
    <Dialog title={say.headings} onClose={onClose}>
      <form {...form.form}>
        <LongField
          {...form.field('headings')}
          label={say.headingsLabel}
          hint={say.headingsHint(HEADINGS_MAX)}
          rows={6}
          data-autofocus
        />
        {form.failureMessage && (
          <Failure message={say.headingsFailed} reason={form.failureMessage} />
        )}
        <div className="buttons" data-foot>
          <Button variant="default" onClick={() => form.busy || onClose()}>
            {say.cancel}
          </Button>
          <Button type="submit" loading={form.busy}>
            {say.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
