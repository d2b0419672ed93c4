import { AnchorButton, Button } from '../ui/Button.tsx';
import { toastSuccess } from '../ui/toasts.ts';
import classes from './SecondFactor.module.css';

type Props = { codes: readonly string[]; onDone: () => void };

/** The only time that they are seen. */
export function RecoveryCodesShown({ codes, onDone }: Props) {
  const plain = `${codes.join('\n')}\n`;
  const copy = () =>
    navigator.clipboard.writeText(plain).then(
      () => toastSuccess('Copied.'),
      // Not allowed here: the codes stand there to be selected.
      () => undefined,
    );
  return (
    <>
      <p role="status">
        <strong>Two-factor sign-in is on. Keep these recovery codes.</strong> Each opens your
        account once, in place of a code, if you lose your phone. They are not shown again.
      </p>
      <ul className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="buttons">
        <Button variant="default" onClick={() => void copy()}>
          Copy
        </Button>
        <AnchorButton
          variant="default"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(plain)}`}
          download="weekplate-recovery-codes.txt"
        >
          Download
        </AnchorButton>
        <Button onClick={onDone}>I Have Kept Them</Button>
      </div>
    </>
  );
}
