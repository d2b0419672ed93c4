import { useState } from 'react';
import { smallImage } from '#domain/images/image.ts';
import { Dialog } from '../ui/Dialog.tsx';
import classes from './MessageItem.module.css';
import { PICTURE_LOST } from './words.ts';

type Props = { url: string; writer: string };

/** The picture of a message, small; pressed, it is shown large over what is on screen. */
export function MessagePicture({ url, writer }: Props) {
  const [isLarge, setLarge] = useState(false);
  const [isLost, setLost] = useState(false);
  if (isLost) return <p className={classes.text}>{PICTURE_LOST}</p>;
  const name = writer === 'You' ? 'Your picture' : `Picture of ${writer}`;
  return (
    <>
      <button
        type="button"
        className={classes.picture}
        aria-label={`${name}, open it large`}
        onClick={() => setLarge(true)}
      >
        <img
          src={smallImage(url)}
          alt=""
          width={220}
          height={165}
          loading="lazy"
          decoding="async"
          onError={() => setLost(true)}
        />
      </button>
      {isLarge && (
        <Dialog wide title={name} onClose={() => setLarge(false)}>
          <img src={url} alt={name} className={classes.large} />
        </Dialog>
      )}
    </>
  );
}
