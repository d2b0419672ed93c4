import { IconArrowBackUp, IconDownload, IconFileTypePdf } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Message } from '#domain/conversations/conversationSchema.ts';
import { type Side, TAKE_BACK_MS, takeBackRefusal } from '#domain/conversations/message.ts';
import { inARow } from '#domain/language/language.ts';
import { SmallPicture } from '../images/SmallPicture.tsx';
import { Button } from '../kit/Button.tsx';
import { Dialog } from '../kit/Dialog.tsx';
import { Failure } from '../kit/Notice.tsx';
import { say as ofKit } from '../kit/words.ts';
import { conversed, takeBackMessage } from './api.ts';
import { sizeWords, timeWords, writerWords } from './inWords.ts';
import classes from './MessageItem.module.css';
import { SubjectLine } from './SubjectLine.tsx';
import { SuggestedMeal } from './SuggestedMeal.tsx';
import { say } from './words.ts';

type Props = {
  customerId: string;
  message: Message;
  /** Who reads. */
  side: Side;
  /** False if all messages have the same subject, so that it is not repeated. */
  withSubject?: boolean;
};

/** A message in the style of a letter: who wrote it, when, about what, the text, and the actions. */
export function MessageItem({ customerId, message, side, withSubject = true }: Props) {
  const { takenBack, suggestion, pictureUrl, text } = message;
  const isOwn = message.from === side;
  const writer = writerWords(message);
  return (
    <article
      className={classes.row}
      data-own={isOwn}
      data-taken-back={takenBack}
      data-message={message.id}
      aria-label={inARow([writer, timeWords(message.sentAt)])}
      tabIndex={-1}
    >
      <div className={classes.message}>
        <p className={classes.who}>
          <strong>
            <bdi>{writer}</bdi>
          </strong>
          <time dateTime={message.sentAt}>{timeWords(message.sentAt)}</time>
        </p>
        {withSubject && (
          <SubjectLine subject={message.subject} customerId={customerId} side={side} />
        )}
        {takenBack && <p className={classes.text}>{say.takenBack}</p>}
        {text && (
          <p className={classes.text} dir="auto">
            {text}
          </p>
        )}
        {pictureUrl && <MessagePicture url={pictureUrl} message={message} />}
        {message.file && <MessageFile file={message.file} />}
        {suggestion && (
          <SuggestedMeal {...{ customerId, side, suggestion }} messageId={message.id} />
        )}
        {message.mine && !takenBack && <Foot customerId={customerId} message={message} />}
      </div>
    </article>
  );
}

function Foot({ customerId, message }: Pick<Props, 'customerId' | 'message'>) {
  const canTakeBack = useCanTakeBack(message);
  const takeBack = useMutation({
    mutationFn: () => takeBackMessage(customerId, message.id),
    onSettled: () => conversed(customerId),
  });
  return (
    <>
      <div className={classes.foot}>
        {canTakeBack && (
          <Button
            variant="subtle"
            size="compact-sm"
            icon={IconArrowBackUp}
            loading={takeBack.isPending}
            onClick={() => takeBack.mutate()}
          >
            {ofKit.takeBack}
          </Button>
        )}
        {message.read && <span>{say.read}</span>}
      </div>
      <Failure message={say.takeBackFailed} error={takeBack.error} />
    </>
  );
}

/** A file to save. The server never shows it in a page. */
const MessageFile = ({ file: { url, name, bytes } }: { file: NonNullable<Message['file']> }) => (
  <a href={url} download={name} className={classes.file} aria-label={say.download(name)}>
    <IconFileTypePdf size={22} stroke={1.5} aria-hidden />
    <bdi className="breaks">{name}</bdi>
    <span className="small stiff">{sizeWords(bytes)}</span>
    <IconDownload size={18} stroke={1.5} aria-hidden />
  </a>
);

type MessagePictureProps = { url: string; message: Message };

/** The picture of a message as a thumbnail; a press opens it large over the screen. */
function MessagePicture({ url, message }: MessagePictureProps) {
  const [isLarge, setLarge] = useState(false);
  const name = message.mine ? say.yourPicture : say.pictureOf(writerWords(message));
  return (
    <>
      <SmallPicture
        url={url}
        name={name}
        className={classes.picture}
        width={220}
        height={165}
        lost={<p className={classes.text}>{say.pictureLost}</p>}
        onOpen={() => setLarge(true)}
      />
      {isLarge && (
        <Dialog wide title={name} onClose={() => setLarge(false)}>
          <img src={url} alt={name} className={classes.large} />
        </Dialog>
      )}
    </>
  );
}

/** Whether a message can still be taken back; becomes false by itself when the time limit ends. */
function useCanTakeBack({ mine, sentAt, takenBack, suggestion }: Message): boolean {
  const takenOver = suggestion !== null && suggestion.takenOverAt !== null;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const left = Date.parse(sentAt) + TAKE_BACK_MS - Date.now();
    if (left < 0) return;
    const timer = setTimeout(() => setNow(Date.now()), left + 1);
    return () => clearTimeout(timer);
  }, [sentAt]);
  return !takenBack && takeBackRefusal({ mine, sentAt, takenBack, takenOver }, now) === null;
}
