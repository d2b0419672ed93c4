import { useState } from 'react';
import type { Allergen } from '#domain/allergens/allergens.ts';
import type { DieticianChoice } from '#domain/allergens/chosenSchema.ts';
import { messageOf } from '../api/errors.ts';
import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';
import { AllergenChips } from './AllergenChips.tsx';
import { useChooseAllergens } from './api.ts';
import classes from './ChosenAllergens.module.css';
import { CHOOSE_FAILED, CHOSEN_NONE, chosenWords } from './words.ts';

/** Null: what stands above is to be replaced. */
type Draft = { readonly allergens: readonly Allergen[]; readonly version: number | null };
type Props = { customerId: string; chosen: DieticianChoice | null };

/** What a dietician is told on the phone is chosen here, beside what the customer chooses. */
export function ChosenAllergens({ customerId, chosen }: Props) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const current = chosen?.version ?? 0;
  const choosing = useChooseAllergens(customerId);
  return (
    <section className={classes.chosen} aria-label="Allergens You Choose">
      <p>{chosen ? chosenWords(chosen) : CHOSEN_NONE}</p>
      {draft && (
        <AllergenChips
          chosen={draft.allergens}
          onChange={(allergens) => setDraft({ ...draft, allergens })}
        />
      )}
      {choosing.isError && <Failure message={CHOOSE_FAILED} reason={messageOf(choosing.error)} />}
      <div className="buttons">
        {draft ? (
          <>
            <Button variant="default" onClick={() => setDraft(null)}>
              Cancel
            </Button>
            <Button
              loading={choosing.isPending}
              onClick={() =>
                choosing.mutate(
                  { input: { allergens: draft.allergens }, version: draft.version ?? current },
                  {
                    onSuccess: () => setDraft(null),
                    // What somebody else chose stands above; the next press knows of it.
                    onError: () => setDraft((now) => now && { ...now, version: null }),
                  },
                )
              }
            >
              Save Allergens
            </Button>
          </>
        ) : (
          <Button
            variant="default"
            onClick={() => setDraft({ allergens: chosen?.allergens ?? [], version: current })}
          >
            Choose Allergens
          </Button>
        )}
      </div>
    </section>
  );
}
