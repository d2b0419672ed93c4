import { IconBulb, IconPhoto, IconSend, IconX } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import type {
  Message,
  Subject,
  SuggestionInput,
  WaitingNote,
  Writing,
} from '#domain/conversations/conversationSchema.ts';
import { MESSAGE_MAX, type Side } from '#domain/conversations/message.ts';
import type { Day } from '#domain/day.ts';
import { smallImage } from '#domain/images/image.ts';
import { useErrorFocus } from '../draft/errorFocus.ts';
import { Button, IconButton } from '../kit/Button.tsx';
import { FilePick } from '../kit/DeviceButtons.tsx';
import { LongField } from '../kit/Field.tsx';
import { Failure } from '../kit/Notice.tsx';
import classes from './Composer.module.css';
import { roomWords } from './inWords.ts';
import type { Attached } from './messageDraft.ts';
import { SubjectLine } from './SubjectLine.tsx';
import { SuggestionFields } from './SuggestionFields.tsx';
import { useBoundComposer } from './useBoundComposer.ts';
import type { usePicture } from './usePicture.ts';
import { say } from './words.ts';

type Props = {
  customerId: string;
  /** Who writes. */
  side: Side;
  /** What a new message is about here; a message that was begun keeps its own subject. */
  subject: Subject;
  /** For a dietician: the subject of what waits for an answer, which a new message is about instead. */
  asked?: Subject | undefined;
  /** Shows the subject above the field, with a button to remove it. */
  showsSubject?: boolean;
  /** Whether one may write at all, as the server decided. */
  writing: Writing;
  /** For a dietician: the message that this one answers, see `useBoundComposer`. */
  answers?: string | undefined;
  notes?: readonly WaitingNote[];
  /** For a dietician: the customer's own today, the first day for which a meal can be suggested. */
  suggestsFrom?: Day | undefined;
  /** Leaves out the frame that it has under a conversation. */
  plain?: boolean;
  autoFocus?: boolean;
  onSent?: (message: Message) => void;
  /** Called when Escape is pressed in one of its fields. */
  onLeave?: (() => void) | undefined;
};

const NONE: readonly WaitingNote[] = [];

/** The form for a message: text, picture, for a dietician a suggested meal, and Send. */
export function Composer(props: Props) {
  const { customerId, side, writing, showsSubject, suggestsFrom, plain = false } = props;
  const content = useRef<HTMLFormElement>(null);
  const form = useBoundComposer({
    customerId,
    own: props.subject,
    asked: props.asked,
    isFixed: !showsSubject,
    answers: props.answers,
    notes: props.notes ?? NONE,
    onSent(message) {
      // The keys that lead to the next person must not be typed.
      if (props.onLeave) props.onLeave();
      else content.current?.querySelector('textarea')?.focus({ preventScroll: true });
      props.onSent?.(message);
    },
  });
  const { draft, busy, errors, change, picture } = form;
  useErrorFocus(content, form);
  if (writing.refusal) return <p className={classes.refused}>{writing.refusal.message}</p>;

  const submit = (event?: FormEvent | KeyboardEvent) => {
    event?.preventDefault();
    if (!busy && !picture.sending) form.send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
    if (event.key !== 'Escape' || !props.onLeave) return;
    event.preventDefault();
    props.onLeave();
  };
  const room = roomWords(draft.text, MESSAGE_MAX);
  return (
    <form
      ref={content}
      noValidate
      className={classes.composer}
      data-plain={plain}
      aria-label={say.newMessage}
      onSubmit={submit}
      onKeyDown={onKeyDown}
    >
      {showsSubject && form.subject.kind !== 'general' && (
        <div className={classes.about}>
          <SubjectLine subject={form.subject} {...{ customerId, side }} />
          <IconButton size={36} aria-label={say.notAboutThis} onClick={form.makeGeneral}>
            <IconX size={18} stroke={1.5} aria-hidden />
          </IconButton>
        </div>
      )}
      <LongField
        aria-label={say.message}
        placeholder={say.placeholders[side]}
        value={draft.text}
        readOnly={busy}
        error={errors.text}
        errorRole="alert"
        data-autofocus={props.autoFocus || undefined}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      {draft.suggestion && (
        <SuggestionFields
          {...{ customerId, errors }}
          suggestion={draft.suggestion}
          onChange={(suggestion) => change({ suggestion })}
          onRemove={() => change({ suggestion: null })}
        />
      )}
      {form.failureMessage && <Failure message={say.sendFailed} reason={form.failureMessage} />}
      {writing.hint && <p className="small">{writing.hint}</p>}
      {!form.isKept && <p className="small">{say.keepsNoDrafts}</p>}
      <div className={classes.row}>
        <PictureChoice
          picture={picture}
          shown={draft.picture}
          error={errors.pictureId}
          onRemove={() => change({ picture: null })}
        />
        {suggestsFrom && !draft.suggestion && (
          <Button
            variant="subtle"
            className={classes.suggest}
            icon={IconBulb}
            onClick={() => change({ suggestion: suggestionFor(form.subject, suggestsFrom) })}
          >
            {say.suggestMeal}
          </Button>
        )}
        <div className={classes.send}>
          {room && (
            <span className={classes.counter} data-over={draft.text.trim().length > MESSAGE_MAX}>
              {room}
            </span>
          )}
          <Button type="submit" loading={busy || picture.sending} icon={IconSend}>
            {say.send}
          </Button>
        </div>
      </div>
    </form>
  );
}

type PictureChoiceProps = {
  picture: ReturnType<typeof usePicture>;
  /** The picture attached to the message; null for none. */
  shown: Attached | null;
  error: string | undefined;
  onRemove: () => void;
};

/** The picture of an unsent message: to choose, uploading, attached, or refused. */
function PictureChoice({ picture, shown, error, onRemove }: PictureChoiceProps) {
  const failure = picture.failure ?? error;
  return (
    <>
      {picture.sending && (
        <div className={classes.picture}>
          <span role="status">{say.uploadingPicture}</span>
          <Button variant="subtle" size="compact-md" onClick={picture.cancel}>
            {say.cancel}
          </Button>
        </div>
      )}
      {!picture.sending && shown && (
        <div className={classes.picture}>
          <img src={smallImage(shown.url)} alt={say.chosenPicture} />
          <Button variant="subtle" color="gray" size="compact-md" icon={IconX} onClick={onRemove}>
            {say.remove}
          </Button>
        </div>
      )}
      {!picture.sending && !shown && (
        <FilePick icon={IconPhoto} label={say.addPicture} onPick={picture.choose}>
          {say.picture}
        </FilePick>
      )}
      {failure && <Failure message={say.pictureFailed} reason={failure} />}
    </>
  );
}

/**
 * The initial values of a suggested meal: the meal that the subject is about; for a past day, the same meal
 * today. The present dish is shown beside the field and never filled in, so that nothing is sent that nobody
 * wrote.
 */
export function suggestionFor(subject: Subject, today: Day): SuggestionInput {
  const isAhead = 'date' in subject && subject.kind !== 'measurement' && subject.date >= today;
  return {
    date: isAhead ? subject.date : today,
    meal: subject.kind === 'meal' ? subject.meal : 0,
    text: '',
  };
}
