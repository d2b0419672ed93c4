import { IconBulb, IconFileTypePdf, IconPaperclip, IconSend, IconX } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, Suspense, useRef, useState } from 'react';
import type {
  Message,
  Subject,
  SuggestionInput,
  WaitingNote,
  Writing,
} from '#domain/conversations/conversationSchema.ts';
import { FILE_TYPE, MESSAGE_MAX, type Side } from '#domain/conversations/message.ts';
import type { Day } from '#domain/day.ts';
import { IMAGE_TYPES, smallImage } from '#domain/images/image.ts';
import { listed } from '#domain/language/language.ts';
import { openBlanks } from '#domain/replies/savedReply.ts';
import { useErrorFocus } from '../draft/useForm.ts';
import { Button, IconButton } from '../kit/Button.tsx';
import { FilePick } from '../kit/DeviceButtons.tsx';
import { AskAnyway } from '../kit/Dialog.tsx';
import { LongField } from '../kit/Field.tsx';
import { lazyPart } from '../kit/lazy.tsx';
import { Failure, VisuallyHidden } from '../kit/Notice.tsx';
import { say as ofKit } from '../kit/words.ts';
import { useMay } from '../session/session.ts';
import classes from './Composer.module.css';
import { roomWords } from './inWords.ts';
import type { MessageDraft } from './messageDraft.ts';
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

const ReplyPicker = lazyPart(() => import('../replies/ReplyPicker.tsx'));

/** The form for a message: text, picture, for a dietician a suggested meal, and Send. */
export function Composer(props: Props) {
  const { customerId, side, writing, showsSubject, suggestsFrom, plain = false } = props;
  const mayWritePlans = useMay('dietician');
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
  const [asks, ask] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useErrorFocus(content, form);
  if (writing.refusal) return <p className="line-above muted pad-row">{writing.refusal.message}</p>;

  const open = side === 'dietician' ? openBlanks(draft.text) : [];
  const submit = (event?: FormEvent | KeyboardEvent) => {
    event?.preventDefault();
    if (busy || picture.sending) return;
    if (open.length > 0) ask(true);
    else form.send();
  };
  /** The same as typing '/' at the end. */
  const beginReply = () => {
    const { text } = draft;
    change({
      text: text === '' || /[\s/]$/.test(text) ? `${text.replace(/\/$/, '')}/` : `${text} /`,
    });
    // Runs after the field shows it.
    requestAnimationFrame(() => {
      const field = content.current?.querySelector('textarea');
      field?.focus();
      field?.setSelectionRange(field.value.length, field.value.length);
    });
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
        ref={field}
        aria-label={ofKit.message}
        placeholder={say.placeholders[side]}
        value={draft.text}
        readOnly={busy}
        error={errors.text}
        errorRole="alert"
        data-autofocus={props.autoFocus || undefined}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      {side === 'dietician' && (
        <Suspense>
          <ReplyPicker
            {...{ customerId, field }}
            text={draft.text}
            onFill={(text) => change({ text })}
          />
        </Suspense>
      )}
      {open.length > 0 && <p className="small danger-ink">{say.stillBlank(listed(open))}</p>}
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
        <AttachmentChoice
          picture={picture}
          draft={draft}
          error={errors.pictureId ?? errors.fileId}
          onRemove={() => change({ picture: null, file: null })}
        />
        {side === 'dietician' && (
          <Button variant="subtle" title={say.savedReplies} onClick={beginReply}>
            /<VisuallyHidden>{say.savedReplies}</VisuallyHidden>
          </Button>
        )}
        {suggestsFrom && mayWritePlans && !draft.suggestion && (
          <Button
            variant="subtle"
            className={classes.suggest}
            icon={IconBulb}
            onClick={() => change({ suggestion: suggestionFor(form.subject, suggestsFrom) })}
          >
            {say.suggestMeal}
          </Button>
        )}
        <div className="row gap-3 pushed">
          {room && (
            <span className={classes.counter} data-over={draft.text.trim().length > MESSAGE_MAX}>
              {room}
            </span>
          )}
          <Button type="submit" loading={busy || picture.sending} icon={IconSend}>
            {ofKit.send}
          </Button>
        </div>
      </div>
      {asks && (
        <AskAnyway
          title={say.sendWithBlanks}
          reasons={open}
          anyway={say.sendAnyway}
          onAnyway={() => {
            ask(false);
            form.send();
          }}
          onCancel={() => ask(false)}
        />
      )}
    </form>
  );
}

type AttachmentChoiceProps = {
  picture: ReturnType<typeof usePicture>;
  draft: Pick<MessageDraft, 'picture' | 'file'>;
  error: string | undefined;
  onRemove: () => void;
};

const TYPES = [...IMAGE_TYPES, FILE_TYPE];

/** The picture or file of an unsent message: to choose, uploading, attached, or refused. */
function AttachmentChoice({ picture, draft, error, onRemove }: AttachmentChoiceProps) {
  const failure = picture.failure ?? error;
  const isAttached = draft.picture !== null || draft.file !== null;
  return (
    <>
      {picture.sending && (
        <div className={classes.picture}>
          <span role="status">{say.uploading}</span>
          <Button variant="subtle" size="compact-md" onClick={picture.cancel}>
            {ofKit.cancel}
          </Button>
        </div>
      )}
      {!picture.sending && isAttached && (
        <div className={classes.picture}>
          {draft.picture && <img src={smallImage(draft.picture.url)} alt={say.chosenPicture} />}
          {draft.file && (
            <span className="row gap-2 shrinks">
              <IconFileTypePdf size={20} stroke={1.5} aria-hidden />
              <bdi className="cut">{draft.file.name}</bdi>
            </span>
          )}
          <Button variant="subtle" color="gray" size="compact-md" icon={IconX} onClick={onRemove}>
            {ofKit.remove}
          </Button>
        </div>
      )}
      {!picture.sending && !isAttached && (
        <FilePick
          icon={IconPaperclip}
          label={say.addPicture}
          accept={TYPES}
          onPick={picture.choose}
        >
          {say.picture}
        </FilePick>
      )}
      {failure && <Failure message={say.attachFailed} reason={failure} />}
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
