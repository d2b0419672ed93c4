import type { Leftover } from '#domain/import/reading.ts';
import classes from './ImportDialog.module.css';
import { ALL_TO_NOTES, LEFT_OVER, moreWords, TO_NOTES } from './words.ts';

type Props = {
  leftovers: readonly Leftover[];
  withLeftovers: boolean;
  onWithLeftovers: (with_: boolean) => void;
};

const SHOWN = 40;

/** What fits in no cell: what goes into the notes, and what is left out unless the dietician says otherwise. */
export function Leftovers({ leftovers, withLeftovers, onWithLeftovers }: Props) {
  const notes = leftovers.filter(({ kind }) => kind === 'note');
  const left = leftovers.filter(({ kind }) => kind === 'left');
  return (
    <>
      {notes.length > 0 && <List title={TO_NOTES} leftovers={notes} />}
      {left.length > 0 && (
        <>
          <List title={LEFT_OVER} leftovers={left} />
          <label className={classes.sure}>
            <input
              type="checkbox"
              checked={withLeftovers}
              onChange={({ currentTarget }) => onWithLeftovers(currentTarget.checked)}
            />
            {ALL_TO_NOTES}
          </label>
        </>
      )}
    </>
  );
}

function List({ title, leftovers }: { title: string; leftovers: readonly Leftover[] }) {
  return (
    <section className={classes.leftovers}>
      <h3 className={classes.heading}>
        {title} ({leftovers.length})
      </h3>
      <ul aria-label={title}>
        {leftovers.slice(0, SHOWN).map(({ text, why }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same text may be left over twice.
          <li key={at}>
            <bdi>{text}</bdi> <span className={classes.quiet}>{why}</span>
          </li>
        ))}
        {leftovers.length > SHOWN && <li>{moreWords(leftovers.length - SHOWN)}</li>}
      </ul>
    </section>
  );
}
