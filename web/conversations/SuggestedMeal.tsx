import { IconCheck } from '@tabler/icons-react';
import type { Side } from '#domain/conversations/message.ts';
import type { Suggestion } from '#domain/conversations/messageSchema.ts';
import { formatDay } from '#domain/day.ts';
import { messageOf } from '../api/errors.ts';
import { Button } from '../ui/Button.tsx';
import { AskAnyway } from '../ui/Dialog.tsx';
import { Failure } from '../ui/Notice.tsx';
import { dateAndTime } from '../ui/time.ts';
import classes from './MessageItem.module.css';
import { inPlanWords, TAKE_OVER_FAILED } from './suggestionWords.ts';
import { useTakeOver } from './useTakeOver.ts';

type Props = { customerId: string; messageId: string; suggestion: Suggestion; side: Side };

/** A meal that the dietician suggests: the present dish, the suggested one, and whether the plan has it now. */
export function SuggestedMeal({ customerId, messageId, suggestion, side }: Props) {
  const { date, timing, was, text, takenOverAt } = suggestion;
  const taking = useTakeOver(customerId, messageId);
  return (
    <section className={classes.suggestion} aria-label="Suggested meal">
      {/* No heading: the same message stands under headings of different levels. */}
      <p className={classes.when}>{[timing, formatDay(date, 'long')].filter(Boolean).join(', ')}</p>
      <dl>
        {was && (
          <div>
            <dt>Was</dt>
            <dd className={classes.was} dir="auto">
              {was}
            </dd>
          </div>
        )}
        <div>
          <dt>Suggested</dt>
          <dd dir="auto">{text}</dd>
        </div>
      </dl>
      {takenOverAt !== null && (
        <p className={classes.inPlan}>
          <IconCheck size={16} stroke={1.5} aria-hidden />
          {inPlanWords(side, dateAndTime(takenOverAt))}
        </p>
      )}
      {takenOverAt === null && side === 'dietician' && (
        <div>
          <Button
            variant="light"
            size="xs"
            loading={taking.busy}
            onClick={() => taking.takeOver([])}
          >
            Put It into the Plan
          </Button>
        </div>
      )}
      {taking.failure && <Failure message={TAKE_OVER_FAILED} reason={messageOf(taking.failure)} />}
      {taking.reasons && (
        <AskAnyway
          title="Put it into the plan?"
          reasons={taking.reasons}
          anyway="Put It In Anyway"
          onAnyway={() => taking.takeOver(taking.reasons ?? [])}
          onCancel={taking.cancel}
        />
      )}
    </section>
  );
}
