import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { MAIN_NUTRIENTS, NUTRIENT_IDS, NUTRIENTS, type Nutrient } from '#domain/foods/nutrients.ts';
import { isolated } from '#domain/language/language.ts';
import { TARGET_KINDS, type TargetKind } from '#domain/targets/target.ts';
import type { Targets, TargetsInput } from '#domain/targets/targetSchema.ts';
import { useEditForm } from '../draft/useEditForm.ts';
import { say as foods } from '../foods/words.ts';
import { Dialog } from '../kit/Dialog.tsx';
import { DraftNotice } from '../kit/DraftNotice.tsx';
import { Field, SelectField } from '../kit/Field.tsx';
import { Foot } from '../kit/Foot.tsx';
import { Failure, Unloaded } from '../kit/Notice.tsx';
import { toastFailure, toastSuccess } from '../kit/Toaster.tsx';
import { queryClient } from '../live/queryClient.tsx';
import { useMe } from '../session/session.ts';
import { saveTargets, targetsQuery, type Whose } from './api.ts';
import { Suggestion } from './Suggestion.tsx';
import classes from './Targets.module.css';
import {
  checkedTargets,
  emptyRow,
  type Row,
  rowError,
  type TargetValues,
  targetValues,
  valuesOf,
  withTargets,
} from './targetValues.ts';
import { say } from './words.ts';

type Props = Whose & { onClose: () => void };

/** What a day of a customer should contain, typed or suggested, and whether they see what it does. */
export default function TargetsDialog(props: Props) {
  const { customer, onClose } = props;
  const query = useQuery(targetsQuery(customer.id));
  return (
    <Dialog title={say.targetsFor(isolated(customer.name))} onClose={onClose} wide>
      {query.data ? (
        <TargetsForm {...props} saved={query.data} />
      ) : (
        <Unloaded
          query={query}
          failed={say.notLoaded}
          skeleton={<div className={classes.toCome} aria-busy="true" />}
        />
      )}
    </Dialog>
  );
}

function TargetsForm({ customer, fetchProfile, saved, onClose }: Props & { saved: Targets }) {
  const { queryKey } = targetsQuery(customer.id);
  const form = useEditForm<TargetValues, TargetsInput, Targets>({
    key: `weekplate:${useMe().id}:food-targets:${customer.id}`,
    shape: targetValues,
    saved,
    valuesOf,
    check: checkedTargets,
    async change(input, { version }) {
      const stored = await saveTargets(customer.id, input, version);
      queryClient.setQueryData(queryKey, stored);
      return stored;
    },
    refetch: () => void queryClient.invalidateQueries({ queryKey }),
    onStored: (_, isDone) => isDone && onClose(),
    done: () => toastSuccess(say.saved),
    failed: (reason) => toastFailure(say.notSaved(reason)),
  });
  const { values } = form;
  const setRow = (row: Row) => form.change({ targets: withRow(values.targets, row) });
  return (
    <form {...form.form} className="column gap-4" aria-label={say.targets}>
      <DraftNotice draft={form} outdated={say.savedBySomebodyElse} />
      <p className="muted pretty">{say.lead}</p>
      <Suggestion
        {...{ customer, fetchProfile }}
        formula={values.formula}
        onUse={(targets, formula) =>
          form.change({ targets: withTargets(values.targets, targets), formula })
        }
      />
      <div className={classes.rows}>
        {values.targets.map((row) => (
          <TargetRow
            key={row.nutrient}
            row={row}
            error={form.errors.targets === undefined ? undefined : rowError(row)}
            onChange={setRow}
          />
        ))}
      </div>
      <AnotherNutrient taken={values.targets} onAdd={(nutrient) => setRow(emptyRow(nutrient))} />
      <Field
        {...form.field('tolerance')}
        label={say.tolerance}
        description={say.toleranceHint}
        inputMode="numeric"
        autoComplete="off"
        className={classes.short}
      />
      <Switch
        checked={values.isShown}
        onChange={(isShown) => form.change({ isShown })}
        label={say.showsCustomer}
        about={say.showsCustomerHint}
      />
      {form.failureMessage && <Failure message={form.failureMessage} />}
      <Foot
        does={say.save}
        onCancel={() => {
          form.drop();
          onClose();
        }}
        busy={form.busy}
        disabled={form.isOutdated}
      />
    </form>
  );
}

/** The row in its place, or added in the order of the nutrients. */
const withRow = (rows: readonly Row[], row: Row): Row[] =>
  NUTRIENT_IDS.flatMap((id) =>
    id === row.nutrient ? row : (rows.find(({ nutrient }) => nutrient === id) ?? []),
  );

type RowProps = { row: Row; error: string | undefined; onChange: (row: Row) => void };

function TargetRow({ row, error, onChange }: RowProps) {
  const name = foods.nutrients[row.nutrient];
  return (
    <div className={classes.row}>
      <Field
        label={say.inUnit(name, foods.units[NUTRIENTS[row.nutrient]])}
        value={row.amount}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => onChange({ ...row, amount: value })}
      />
      <SelectField
        aria-label={say.meantAs(name)}
        value={row.kind}
        onChange={({ currentTarget: { value } }) => onChange({ ...row, kind: value as TargetKind })}
      >
        {TARGET_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {say.kinds[kind]}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

type AnotherProps = { taken: readonly Row[]; onAdd: (nutrient: Nutrient) => void };

function AnotherNutrient({ taken, onAdd }: AnotherProps) {
  const main: readonly Nutrient[] = MAIN_NUTRIENTS;
  const left = NUTRIENT_IDS.filter(
    (id) => !main.includes(id) && !taken.some(({ nutrient }) => nutrient === id),
  );
  return (
    <SelectField
      label={say.anotherNutrient}
      value=""
      className={classes.short}
      onChange={({ currentTarget: { value } }) => onAdd(value as Nutrient)}
    >
      <option value="" disabled>
        {say.choose}
      </option>
      {left.map((id) => (
        <option key={id} value={id}>
          {foods.nutrients[id]}
        </option>
      ))}
    </SelectField>
  );
}

type SwitchProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: ReactNode;
  about: string;
};

function Switch({ checked, onChange, label, about }: SwitchProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label className={classes.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          aria-describedby={id}
          onChange={() => onChange(!checked)}
        />
        {label}
      </label>
      <p id={id} className="small pretty">
        {about}
      </p>
    </div>
  );
}
