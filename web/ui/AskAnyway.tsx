import { IconAlertTriangle } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './AskAnyway.module.css';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

type Props = {
  title: string;
  /** The reasons for the question, one sentence each. */
  reasons: readonly string[];
  /** The label of the confirming button, such as 'Upload Anyway'. */
  anyway: string;
  onAnyway: () => void;
  onCancel: () => void;
};

/** Asks once before something surprising is stored. Escape and Cancel leave everything as it is. */
export default function AskAnyway({ title, reasons, anyway, onAnyway, onCancel }: Props) {
  const reasonsId = useId();
  return (
    <Dialog title={title} describedBy={reasonsId} onClose={onCancel}>
      <ul id={reasonsId} className={classes.reasons}>
        {reasons.map((reason) => (
          <li key={reason} className={classes.reason}>
            <IconAlertTriangle size={18} stroke={1.5} aria-hidden className={classes.icon} />
            <span>{reason}</span>
          </li>
        ))}
      </ul>
      <div className="buttons" data-foot>
        <Button variant="default" onClick={onCancel} data-autofocus>
          Cancel
        </Button>
        <Button onClick={onAnyway}>{anyway}</Button>
      </div>
    </Dialog>
  );
}
