import { useQueryClient } from '@tanstack/react-query';
import type { OwnFood, OwnFoodInput } from '#domain/foods/foodSchema.ts';
import { NUTRIENTS, type Nutrient } from '#domain/foods/nutrients.ts';
import { asTyped, inARow, isolated } from '#domain/language/language.ts';
import { quantityIn } from '#domain/quantity.ts';
import { useEditForm } from '../draft/useEditForm.ts';
import { type Checked, checkWith } from '../draft/useSending.ts';
import { DraftNotice } from '../kit/DraftNotice.tsx';
import { Field } from '../kit/Field.tsx';
import { Foot } from '../kit/Foot.tsx';
import { Failure } from '../kit/Notice.tsx';
import { toastFailure, toastSuccess } from '../kit/Toaster.tsx';
import { useMe } from '../session/session.ts';
import { object, type Shaped, string } from '../store/shape.ts';
import { addOwnFood, changeOwnFood, foodsChanged } from './api.ts';
import classes from './Foods.module.css';
import { say } from './words.ts';

/** What a label has; other values of a food stay as they are. */
const ON_LABEL = [
  'energy',
  'fat',
  'carbohydrate',
  'sugars',
  'fibre',
  'protein',
  'salt',
] as const satisfies readonly Nutrient[];
const MEASURES = ['piece', 'serving'] as const;

const shape = object({
  name: string,
  source: string,
  energy: string,
  fat: string,
  carbohydrate: string,
  sugars: string,
  fibre: string,
  protein: string,
  salt: string,
  piece: string,
  serving: string,
});
type Values = Shaped<typeof shape>;

type Props = {
  /** The food to change; null for a new one. */
  saved: OwnFood | null;
  name: string;
  onClose: () => void;
};

export function OwnFoodForm({ saved, name, onClose }: Props) {
  const queries = useQueryClient();
  const form = useEditForm<Values, OwnFoodInput, OwnFood>({
    key: `weekplate:${useMe().id}:own-food:${saved?.id ?? 'new'}`,
    shape,
    saved,
    valuesOf: (food) => valuesOf(food, name),
    check: (values) => checked(values, saved),
    create: addOwnFood,
    change: (input, { id, version }) => changeOwnFood({ id, version }, input),
    refetch: () => void foodsChanged(queries),
    async onStored(_, isDone) {
      // The list first, or Remove would go to the version before.
      await foodsChanged(queries);
      if (isDone) onClose();
    },
    done: ({ name: stored }) => toastSuccess(say.foodSaved(isolated(stored))),
    failed: (reason) => toastFailure(`${say.foodNotSaved} ${reason}`),
  });
  const amount = (each: (typeof ON_LABEL)[number]) => (
    <Field
      key={each}
      {...form.field(each)}
      label={inARow([say.nutrients[each], say.units[NUTRIENTS[each]]])}
      inputMode="decimal"
      autoComplete="off"
    />
  );
  return (
    <form {...form.form} className={classes.own} aria-label={saved ? saved.name : say.addFood}>
      <DraftNotice draft={form} outdated={say.foodSavedElsewhere} />
      <Field {...form.field('name')} label={say.foodName} required autoComplete="off" />
      <fieldset className={classes.question}>
        <legend>{say.in100g}</legend>
        <p className="quiet">{say.emptyIsUnknown}</p>
        <div className={classes.label}>{ON_LABEL.map(amount)}</div>
      </fieldset>
      <div className={classes.label}>
        {MEASURES.map((each) => (
          <Field
            key={each}
            {...form.field(each)}
            label={say.weighs[each]}
            inputMode="decimal"
            autoComplete="off"
          />
        ))}
      </div>
      <Field
        {...form.field('source')}
        label={say.source}
        hint={say.sourceHint}
        autoComplete="off"
      />
      {form.failureMessage && <Failure message={say.foodNotSaved} reason={form.failureMessage} />}
      <Foot
        does={say.saveFood}
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

function valuesOf(food: OwnFood | null, name: string): Values {
  const text = (value: number | undefined) => (value === undefined ? '' : asTyped(value));
  const { per100 = {}, portions = {}, source = '' } = food ?? {};
  return shape({
    name: food?.name ?? name,
    source,
    ...Object.fromEntries(ON_LABEL.map((each) => [each, text(per100[each])])),
    ...Object.fromEntries(MEASURES.map((each) => [each, text(portions[each])])),
  });
}

const schema = async () => (await import('#domain/foods/foodSchema.ts')).ownFoodInputSchema;

/** A field that is empty is unknown, never zero. What the form does not show stays. */
async function checked(values: Values, saved: OwnFood | null): Promise<Checked<OwnFoodInput>> {
  const typed = (each: (typeof ON_LABEL)[number] | (typeof MEASURES)[number], unit: string) =>
    quantityIn(values[each], { units: [unit], chosen: unit, table: {} })?.value ?? null;
  const numbers = [
    ...ON_LABEL.map((each) => [each, typed(each, NUTRIENTS[each])] as const),
    ...MEASURES.map((each) => [each, typed(each, 'g')] as const),
  ];
  const wrong = numbers.filter(([, value]) => value !== null && !(value >= 0 && value <= 5000));
  if (wrong.length > 0)
    return {
      ok: false,
      errors: Object.fromEntries(wrong.map(([each]) => [each, say.enterNumber])),
    };
  const of = (names: readonly string[], were: object = {}) => ({
    ...Object.fromEntries(Object.entries(were).filter(([each]) => !names.includes(each))),
    ...Object.fromEntries(
      numbers.filter(([each, value]) => names.includes(each) && value !== null),
    ),
  });
  const result = await checkWith(schema, {
    name: values.name,
    source: values.source,
    per100: of(ON_LABEL, saved?.per100),
    portions: of(MEASURES, saved?.portions),
  });
  if (result.ok) return result;
  const { per100, portions, ...errors } = result.errors;
  return {
    ok: false,
    errors: { ...errors, ...(per100 && { energy: per100 }), ...(portions && { piece: portions }) },
  };
}
