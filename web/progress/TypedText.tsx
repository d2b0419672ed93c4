import { type ReactNode, useRef, useState } from 'react';

type Props = {
  value: string;
  /** `isTyped`: it is being typed, and may go on; otherwise it was tapped. */
  onChange: (text: string, isTyped: boolean) => void;
  /** The field was left. */
  onLeave: () => void;
  /** Whether both texts say the same, one as it was typed and one as it is stored. */
  isSame?: (one: string, other: string) => boolean;
  children: (value: string, onChange: (text: string) => void, isTyping: boolean) => ReactNode;
};

const isSameTrimmed = (one: string, other: string) => one.trim() === other.trim();

/**
 * A field that is saved while it is typed in. It goes on showing what is typed, the space at its end for
 * example, and not what is stored of that, until it is left or the text becomes another one elsewhere.
 */
export function TypedText(props: Props) {
  const { value, onChange, onLeave, isSame = isSameTrimmed, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const isTyping = typed !== null && isSame(typed, value);
  const change = (text: string) => {
    const field = frame.current?.querySelector('input, textarea');
    const isTyped = field === document.activeElement;
    setTyped(isTyped ? text : null);
    onChange(text, isTyped);
  };
  const leave = () => {
    setTyped(null);
    onLeave();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the blur is that of the field within.
    <div ref={frame} onBlur={leave}>
      {children(isTyping ? typed : value, change, isTyping)}
    </div>
  );
}
