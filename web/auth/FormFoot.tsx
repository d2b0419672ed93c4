import { Button } from '../ui/Button.tsx';
import { Failure } from '../ui/Failure.tsx';

type Props = {
  /** The word on the button that sends the form. */
  label: string;
  failureMessage: string | null;
  busy: boolean;
  onCancel: () => void;
  /** Something goes by it. */
  removes?: boolean;
};

/** Below the fields of a form that opened in place: what went wrong, the button, and the way back. */
export const FormFoot = ({ label, failureMessage, busy, onCancel, removes }: Props) => (
  <>
    {failureMessage && <Failure message={failureMessage} />}
    <div className="buttons">
      <Button type="submit" {...(removes && { color: 'red' })} loading={busy}>
        {label}
      </Button>
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  </>
);
