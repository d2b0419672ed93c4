import { type ReactNode, useState } from 'react';
import { smallImage } from '#domain/images/image.ts';

type Props = {
  /** Of its large size. */
  url: string;
  name: string;
  className: string | undefined;
  width: number;
  height: number;
  /** In its place where it cannot be fetched. */
  lost: ReactNode;
  onOpen: () => void;
};

/** A private picture, small; pressed, it is shown large. */
export function SmallPicture({ url, name, className, width, height, lost, onOpen }: Props) {
  const [isLost, setLost] = useState(false);
  if (isLost) return lost;
  return (
    <button
      type="button"
      className={className}
      aria-label={`${name}, open it large`}
      onClick={onOpen}
    >
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
