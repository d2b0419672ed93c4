import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ALLERGENS, type Allergen } from '#domain/allergens/allergens.ts';
import type { DieticianChoice } from '#domain/allergens/chosenSchema.ts';
import { messageOf } from '../api/errors.ts';
import { Button } from '../kit/Button.tsx';
import { Failure } from '../kit/Notice.tsx';
import { toastSuccess } from '../kit/Toaster.tsx';
import { say as ofKit } from '../kit/words.ts';
import { May } from '../session/session.ts';
import { AllergenChips } from './AllergenChips.tsx';
import { customerProfileQuery, isChosenMeanwhile, useChooseAllergens } from './api.ts';
import classes from './ChosenAllergens.module.css';
import { chosenWords, meanwhileWords } from './inWords.ts';
import { say } from './words.ts';

type Props = { customerId: string; chosen: DieticianChoice | null };

/** Allergens that a dietician hears of by phone are chosen here, next to those that the customer chooses. */
export function ChosenAllergens({ customerId, chosen }: Props) {
  const [draft, setDraft] = useState<ChosenDraft | null>(null);
  const queries = useQueryClient();
  const choosing = useChooseAllergens(customerId);
  const section = useFocusInside(draft !== null);
  const save = ({ allergens, version }: ChosenDraft) =>
    choosing.mutate(
      { input: { allergens }, version },
      {
        onSuccess() {
          setDraft(null);
          toastSuccess(say.allergensSaved);
        },
        onError(error) {
          if (!isChosenMeanwhile(error)) return;
          const { queryKey } = customerProfileQuery(customerId);
          const theirs = queries.getQueryData(queryKey)?.chosen ?? null;
          setDraft((now) => now && joined(now, theirs));
        },
      },
    );
  const begin = (next: ChosenDraft | null) => {
    choosing.reset();
    setDraft(next);
  };
  return (
    <section ref={section} className={classes.chosen} aria-label={say.allergensYouChoose}>
      <p className="plain">{chosen ? chosenWords(chosen) : say.noneChosenYet}</p>
      {draft && (
        <AllergenChips
          chosen={draft.allergens}
          onChange={(allergens) => setDraft({ ...draft, allergens })}
        />
      )}
      {choosing.isError && (
        <Failure
          message={say.chooseFailed}
          reason={draft?.meanwhile ?? messageOf(choosing.error)}
        />
      )}
      <div className="buttons">
        {draft ? (
          <>
            <Button variant="default" onClick={() => begin(null)}>
              {ofKit.cancel}
            </Button>
            <Button loading={choosing.isPending} onClick={() => save(draft)}>
              {say.saveAllergens}
            </Button>
          </>
        ) : (
          <May by={['dietician']}>
            <Button variant="default" onClick={() => begin(draftFrom(chosen))}>
              {say.chooseAllergens}
            </Button>
          </May>
        )}
      </div>
    </section>
  );
}

/** The pressed button disappears: focuses the first chip on opening, and the button on closing. */
function useFocusInside(isOpen: boolean) {
  const section = useRef<HTMLElement>(null);
  const was = useRef(isOpen);
  useEffect(() => {
    if (was.current === isOpen) return;
    was.current = isOpen;
    const { activeElement, body } = document;
    // The user moved on to another element while it was being saved.
    if (activeElement !== body && !section.current?.contains(activeElement)) return;
    section.current?.querySelector<HTMLElement>(isOpen ? 'input' : 'button')?.focus();
  }, [isOpen]);
  return section;
}

export type ChosenDraft = {
  readonly allergens: readonly Allergen[];
  /** The choice on which the draft is based, and its version; 0 for none. */
  readonly from: readonly Allergen[];
  readonly version: number;
  /** What somebody else chose in the meantime, in words; null for nothing. */
  readonly meanwhile: string | null;
};

export function draftFrom(chosen: DieticianChoice | null): ChosenDraft {
  const allergens = chosen?.allergens ?? [];
  return { allergens, from: allergens, version: chosen?.version ?? 0, meanwhile: null };
}

/** Also ticks what somebody else added in the meantime; the next save is based on their choice. */
export function joined(draft: ChosenDraft, theirs: DieticianChoice | null): ChosenDraft {
  if (!theirs || theirs.version === draft.version) return draft;
  const { allergens: from, version } = theirs;
  const added = from.filter((one) => !draft.from.includes(one) && !draft.allergens.includes(one));
  const allergens = ALLERGENS.filter((one) => draft.allergens.includes(one) || added.includes(one));
  return { allergens, from, version, meanwhile: meanwhileWords(theirs, added) };
}
