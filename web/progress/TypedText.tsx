import { type ReactNode, useRef, useState } from 'react';

type Props = {
  value: string;
  /** `isTyped`: the user is typing and may continue; false: the user tapped. */
  onChange: (text: string, isTyped: boolean) => void;
  /** The field lost the focus. */
  onLeave?: () => void;
  /** Whether both texts mean the same, one as typed and the other as stored. */
  isSame?: (one: string, other: string) => boolean;
  children: (value: string, onChange: (text: string) => void, isTyping: boolean) => ReactNode;
};

const isSameTrimmed = (one: string, other: string) => one.trim() === other.trim();

/**
 * A field that is saved while the user types. It keeps showing the typed text, for example a space at its end,
 * instead of the stored text, until it loses the focus or the text changes elsewhere.
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
    onLeave?.();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the blur event comes from the field inside.
    <div ref={frame} onBlur={leave}>
      {children(isTyping ? typed : value, change, isTyping)}
    </div>
  );
}
