import { useDeferredValue } from 'react';
import { ALLERGENS, allergenWord } from '#domain/allergens/allergens.ts';
import { allergensToOffer } from '#domain/allergens/avoided.ts';
import { Button, Filled } from '../kit/Button.tsx';
import classes from './fields.module.css';
import type { FieldProps } from './profileValues.ts';
import { say } from './words.ts';

/** Offers the allergens that the customer has written in their own words, to be chosen. */
export default function FoundAllergens({ values, change }: Omit<FieldProps, 'error'>) {
  const offered = allergensToOffer(useDeferredValue(values));
  if (offered.length === 0) return null;
  return (
    <ul className={classes.found}>
      {offered.map(({ allergen, word }) => (
        <li key={allergen}>
          <span>
            <Filled text={say.weFound} word={<bdi>{word}</bdi>} />
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
            {say.choose(allergenWord(allergen))}
          </Button>
        </li>
      ))}
    </ul>
  );
}
