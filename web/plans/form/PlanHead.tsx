import {
  IconBooks,
  IconCalendarPlus,
  IconCalendarRepeat,
  IconTableImport,
  IconUserShare,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useId } from 'react';
import { type Day, formatDay } from '#domain/day.ts';
import { isolated } from '#domain/language/language.ts';
import { customerQuery } from '../../api/customer.ts';
import { Button } from '../../kit/Button.tsx';
import { DayField } from '../../kit/DayField.tsx';
import { Field, LongField } from '../../kit/Field.tsx';
import { lazyPart } from '../../kit/lazy.tsx';
import { say as ofKit } from '../../kit/words.ts';
import { say as ofPlanLibrary } from '../../planLibrary/words.ts';
import { say as ofPlans } from '../words.ts';
import { endsLate, planOf, withStartDate } from './fields.ts';
import { FORM_TITLE_ID } from './focusField.ts';
import classes from './PlanForm.module.css';
import { isBlank, useField, useFormValue, usePlanForm } from './planForm.ts';
import type { Reuse } from './useLoadPlan.ts';
import { say } from './words.ts';

type Props = {
  /** False while nobody is chosen: then a title stands above the picker. */
  isTitled: boolean;
  customerId: string | null;
  /** The plan uploaded last, and the first day of the week that would repeat it. */
  latest: { readonly id: string; readonly next: Day } | null;
  busy: boolean;
  onNext: (planId: string) => void;
  onReuse: (reuse: Reuse) => void;
  onWeeks: () => void;
  onImport: () => void;
  /** On a desktop, the tools of the week stand on the same line. */
  children: ReactNode;
};

const small = { variant: 'default', size: 'compact-sm', className: classes.begin } as const;

export function PlanHead(props: Props) {
  const { customerId, latest, busy, onNext, onReuse, onWeeks, onImport, children } = props;
  const title = useFormValue(({ state: { source } }) =>
    source.kind === 'edit' ? ofKit.editNamed(isolated(source.name)) : say.newPlan,
  );
  const blank = useFormValue(({ state }) => isBlank(state));
  return (
    <div className={classes.head}>
      {props.isTitled && (
        <h2 id={FORM_TITLE_ID} tabIndex={-1} className={classes.title}>
          {title}
        </h2>
      )}
      {blank && latest && (
        <Button
          {...small}
          variant="light"
          icon={IconCalendarRepeat}
          loading={busy}
          title={say.weekOf(formatDay(latest.next, 'short'))}
          onClick={() => onNext(latest.id)}
        >
          {ofKit.nextWeek}
        </Button>
      )}
      {!blank && customerId && (
        <>
          <Suspense>
            <PrintForm customerId={customerId} />
          </Suspense>
          <AgainButtons onReuse={onReuse} onWeeks={onWeeks} />
        </>
      )}
      <Button {...small} icon={IconBooks} onClick={() => onReuse({ kind: 'library' })}>
        {ofPlanLibrary.planLibrary}
      </Button>
      <Button {...small} icon={IconTableImport} onClick={onImport}>
        {say.importPlan}
      </Button>
      {children}
    </div>
  );
}

const PrintButton = lazyPart(async () => ({
  default: (await import('../../print/PrintButton.tsx')).PrintButton,
}));

function PrintForm({ customerId }: { customerId: string }) {
  const form = usePlanForm();
  const { data: customer } = useQuery(customerQuery(customerId));
  const name = customer ? customer.name.trim() || customer.email : '';
  return (
    <PrintButton
      plan={() => planOf(form.state.values)}
      customer={name}
      lastRow={() => form.onPaper}
      size="compact-sm"
    />
  );
}

type AgainButtonsProps = { onReuse: (reuse: Reuse) => void; onWeeks: () => void };

/** Other uses of the plan in the form: one for another customer, or the same for several weeks. */
function AgainButtons({ onReuse, onWeeks }: AgainButtonsProps) {
  const editedId = useFormValue(({ state: { source } }) =>
    source.kind === 'edit' ? source.id : null,
  );
  return editedId === null ? (
    <Button {...small} icon={IconCalendarPlus} onClick={onWeeks}>
      {say.severalWeeks}
    </Button>
  ) : (
    <Button
      {...small}
      icon={IconUserShare}
      onClick={() => onReuse({ kind: 'other', planId: editedId })}
    >
      {ofPlans.useForAnother}
    </Button>
  );
}

export function PlanFields() {
  const form = usePlanForm();
  const name = useField('name');
  const startDate = useField('startDate');
  const endDate = useField('endDate');
  const noteId = useId();
  return (
    <div className={classes.line}>
      <DayField
        label={say.fields.startDate}
        data-field="startDate"
        value={startDate.value}
        error={startDate.error}
        onChange={(day) => form.fill(withStartDate(form.state.values, day), 'startDate')}
      />
      <DayField
        label={say.fields.endDate}
        data-field="endDate"
        value={endDate.value}
        error={endDate.error}
        min={startDate.value}
        aria-describedby={noteId}
        onChange={(day) => form.type('endDate', day)}
      />
      <Field
        label={say.fields.name}
        dir="auto"
        data-field="name"
        autoComplete="off"
        value={name.value}
        error={name.error}
        onChange={(event) => form.type('name', event.currentTarget.value)}
      />
      <p id={noteId} role="status" className={classes.note}>
        {endsLate(startDate.value, endDate.value)}
      </p>
    </div>
  );
}

export function PlanNotes() {
  const form = usePlanForm();
  const { value, error } = useField('notes');
  return (
    <LongField
      label={say.fields.notes}
      dir="auto"
      data-field="notes"
      className="above-4"
      rows={2}
      value={value}
      error={error}
      onChange={(event) => form.type('notes', event.currentTarget.value)}
    />
  );
}
