import { type ReactNode, useState } from 'react';
import { smallImage } from '#domain/images/image.ts';
import { say } from './words.ts';

type Props = {
  /** The URL of the large version. */
  url: string;
  name: string;
  className: string | undefined;
  width: number;
  height: number;
  /** Shown instead if the picture cannot be fetched. */
  lost: ReactNode;
  onOpen: () => void;
};

/** A private picture as a thumbnail; a press shows it large. */
export function SmallPicture({ url, name, className, width, height, lost, onOpen }: Props) {
  const [isLost, setLost] = useState(false);
  if (isLost) return lost;
  return (
    <button type="button" className={className} aria-label={say.openLarge(name)} onClick={onOpen}>
      <img
        src={smallImage(url)}
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        onError={() => setLost(true)}
      />
    </button>
  );
}
