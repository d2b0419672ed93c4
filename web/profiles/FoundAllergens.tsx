import { useDeferredValue } from 'react';
import { ALLERGENS, allergenWord } from '#domain/allergens/allergens.ts';
import { allergensToOffer } from '#domain/allergens/avoided.ts';
import { Button } from '../kit/Button.tsx';
import classes from './fields.module.css';
import type { FieldProps } from './profileValues.ts';

/** Offers the allergens that the customer has written in their own words, to be chosen. */
export default function FoundAllergens({ values, change }: Omit<FieldProps, 'error'>) {
  const offered = allergensToOffer(useDeferredValue(values));
  if (offered.length === 0) return null;
  return (
    <ul className={classes.found}>
      {offered.map(({ allergen, word }) => (
        <li key={allergen}>
          <span>
            We found <bdi>“{word}”</bdi> in your words.
          </span>
          <Button
            variant="light"
            size="compact-sm"
            onClick={() =>
              change({
                allergens: ALLERGENS.filter(
                  (one) => one === allergen || values.allergens.includes(one),
                ),
              })
            }
          >
            Choose {allergenWord(allergen)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
