import { conflictWords } from '#domain/plans/conflictWords.ts';
import { MARK_REASON_MAX } from '#domain/plans/markedCode.ts';
import { LongField } from '../../ui/Field.tsx';
import { REASON_HINT } from '../marks/words.ts';

type Props = {
  /** What is marked in each meal. */
  marked: readonly string[];
  reason: string;
  error: string | undefined;
  onReason: (reason: string) => void;
};

/** Asks why the marked meals of an old version come back. */
export const MarkedReason = ({ marked, reason, error, onReason }: Props) => (
  <>
    <p>{conflictWords(marked.length, 'this customer')}:</p>
    <ul>
      {[...new Set(marked)].map((words) => (
        <li key={words}>
          <bdi>{words}</bdi>
        </li>
      ))}
    </ul>
    <LongField
      label="Reason"
      hint={REASON_HINT}
      rows={1}
      maxLength={MARK_REASON_MAX}
      value={reason}
      error={error}
      onChange={(event) => onReason(event.currentTarget.value)}
    />
  </>
);
