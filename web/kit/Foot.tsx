import { Button } from './Button.tsx';
import { say } from './words.ts';

type Props = {
  does: string;
  /** Does it; without it the button submits its form. */
  onPress?: (() => void) | undefined;
  onCancel: () => void;
  /** It is being done, and can no longer be cancelled. */
  busy?: boolean;
  disabled?: boolean | undefined;
  /** It cannot be undone. */
  isFinal?: boolean;
  /** The dialog asks a question, which Enter answers with no. */
  asks?: boolean;
  /** In place of 'Cancel'. */
  keeps?: string;
};

/** The foot of a dialog or a form: Cancel, and what it is for. */
export function Foot({ does, onPress, onCancel, busy = false, ...props }: Props) {
  const { disabled, isFinal = false, asks, keeps = say.cancel } = props;
  return (
    <div className="buttons" data-foot>
      <Button variant="default" onClick={() => busy || onCancel()} data-autofocus={asks}>
        {keeps}
      </Button>
      <Button
        type={onPress ? 'button' : 'submit'}
        color={isFinal ? 'red' : 'leaf'}
        loading={busy}
        disabled={disabled}
        onClick={onPress}
      >
        {does}
      </Button>
    </div>
  );
}
