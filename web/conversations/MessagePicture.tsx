import { useState } from 'react';
import { SmallPicture } from '../images/SmallPicture.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import classes from './MessageItem.module.css';
import { PICTURE_LOST } from './words.ts';

type Props = { url: string; writer: string };

/** The picture of a message as a thumbnail; a press opens it large over the screen. */
export function MessagePicture({ url, writer }: Props) {
  const [isLarge, setLarge] = useState(false);
  const name = writer === 'You' ? 'Your picture' : `Picture of ${writer}`;
  return (
    <>
      <SmallPicture
        url={url}
        name={name}
        className={classes.picture}
        width={220}
        height={165}
        lost={<p className={classes.text}>{PICTURE_LOST}</p>}
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
