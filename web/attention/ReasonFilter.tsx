import classes from './ReasonFilter.module.css';
import { REASON_KINDS, REASONS } from './reasons.ts';

type Props = {
  counts: AttentionCounts | undefined;
  chosen: ReasonKind | null;
  onChoose: (reason: ReasonKind | null) => void;
};

/** One chip a reason, each with how many people have it. */
export function ReasonFilter({ counts, chosen, onChoose }: Props) {
  const chip = (reason: ReasonKind | null, words: string) => (
    <button
      key={words}
      type="button"
      className={classes.chip}
      aria-pressed={chosen === reason}
      onClick={() => onChoose(reason)}
    >
      {words}{' '}
      <span className={classes.count}>
        {counts ? counts[reason ?? 'all'].toLocaleString('en-GB') : '–'}
      </span>
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere.
    <div className={classes.chips} role="group" aria-label="Filter by reason">
      {chip(null, 'Everybody')}
      {REASON_KINDS.map((kind) => chip(kind, REASONS[kind].label))}
    </div>
  );
}
