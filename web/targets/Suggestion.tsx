import { useState } from 'react';
import { asTyped, inDigits, listed } from '#domain/language/language.ts';
import { type Known, knownFor, type NoFormula, suggested } from '#domain/targets/formula.ts';
import { FACTORS, PER_KG, type Target } from '#domain/targets/target.ts';
import type { Formula } from '#domain/targets/targetSchema.ts';
import { say as domainSays } from '#domain/targets/words.ts';
import { say as foods } from '../foods/words.ts';
import { Button } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { toastFailure } from '../kit/Toaster.tsx';
import type { Whose } from './api.ts';
import classes from './Targets.module.css';
import { typedNumber } from './targetValues.ts';
import { say } from './words.ts';

type Props = Whose & {
  /** How the amounts in the form were calculated; null for typed ones. */
  formula: Formula | null;
  onUse: (targets: readonly Target[], formula: Formula) => void;
};

/** Targets from a formula with its source; or why it is not for this person. */
export function Suggestion({ customer, fetchProfile, formula, onUse }: Props) {
  const [known, setKnown] = useState<Known | NoFormula | null>(null);
  const [busy, setBusy] = useState(false);
  const look = async () => {
    setBusy(true);
    try {
      setKnown(knownFor(await fetchProfile(), customer.today));
    } catch {
      toastFailure(say.profileNotLoaded);
    }
    setBusy(false);
  };
  if (known && 'why' in known)
    return (
      <p role="status" className={classes.suggestion}>
        {known.why === 'missing'
          ? say.missing(listed(known.missing.map((each) => say.missingParts[each])))
          : say.noFormula[known.why]}
      </p>
    );
  if (known)
    return (
      <Calculated
        known={known}
        onUse={(targets, used) => {
          setKnown(null);
          onUse(targets, used);
        }}
      />
    );
  return (
    <div className={classes.begin}>
      {formula && <p className="small pretty">{formulaWords(formula)}</p>}
      <Button variant="default" loading={busy} onClick={() => void look()}>
        {say.suggest}
      </Button>
    </div>
  );
}

const formulaWords = ({ resting, factor, perKg }: Formula): string =>
  say.calculated(inDigits(resting), inDigits(factor), inDigits(perKg));

/** A number within bounds; null for anything else. */
function within(text: string, [least, most]: readonly [number, number]): number | null {
  const value = typedNumber(text);
  return value !== null && value >= least && value <= most ? value : null;
}

type CalculatedProps = { known: Known } & Pick<Props, 'onUse'>;

function Calculated({ known: { body, factor, perKg }, onUse }: CalculatedProps) {
  const [typedFactor, typeFactor] = useState(factor === null ? '' : asTyped(factor));
  const [typedPerKg, typePerKg] = useState(asTyped(perKg));
  const [used, usedPerKg] = [within(typedFactor, FACTORS), within(typedPerKg, PER_KG)];
  const result = used === null || usedPerKg === null ? null : suggested(body, used, usedPerKg);
  const { kg, cm, age, sex } = body;
  return (
    <fieldset className={classes.suggestion}>
      <legend className={classes.legend}>{say.suggestion}</legend>
      <p className="plain">
        {say.restingFrom(
          inDigits(suggested(body, 1, perKg).resting),
          say.body(
            say.sexes[sex],
            inDigits(age),
            inDigits(Math.round(kg * 10) / 10),
            inDigits(Math.round(cm)),
          ),
        )}
      </p>
      <div className={classes.factors}>
        <Field
          label={say.factor}
          hint={factor === null ? say.factorUnknown : say.factorHint}
          value={typedFactor}
          error={used === null ? domainSays.amountRange(...FACTORS) : undefined}
          inputMode="decimal"
          autoComplete="off"
          data-autofocus
          onChange={({ currentTarget: { value } }) => typeFactor(value)}
        />
        <Field
          label={say.perKg}
          hint={say.perKgHint}
          value={typedPerKg}
          error={usedPerKg === null ? domainSays.amountRange(...PER_KG) : undefined}
          inputMode="decimal"
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => typePerKg(value)}
        />
      </div>
      {result && (
        <p className="plain">
          {result.targets
            .map(({ nutrient, amount }) =>
              say.amountOf(
                foods.nutrients[nutrient],
                `${inDigits(amount)} ${foods.units[nutrient === 'energy' ? 'kcal' : 'g']}`,
              ),
            )
            .join(' · ')}
        </p>
      )}
      <p className="small pretty">{say.suggestionHint}</p>
      <div className="buttons">
        <Button
          disabled={!result}
          onClick={() =>
            result &&
            used !== null &&
            usedPerKg !== null &&
            onUse(result.targets, { resting: result.resting, factor: used, perKg: usedPerKg })
          }
        >
          {say.useThese}
        </Button>
      </div>
    </fieldset>
  );
}
