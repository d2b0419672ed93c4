import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import {
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from './Button.tsx';
import classes from './Dialog.module.css';
import { Foot } from './Foot.tsx';
import { toastsAbove, toastsBack } from './Toaster.tsx';
import { say } from './words.ts';

type DialogProps = {
  title: ReactNode;
  /** Called by Escape, a tap outside and the close button. Without it the dialog has to be answered. */
  onClose?: (() => void) | undefined;
  /** Something is typed that closing would lose: Escape, a tap outside and the close button ask first. */
  typed?: boolean;
  children: ReactNode;
  /** `right`: a sheet along the edge, as high as the screen. */
  side?: 'right';
  /** The id of the text that is read out with the title when the dialog opens. */
  describedBy?: string;
  /** Wide enough to compare two things side by side; `screen`: for a whole week. */
  wide?: boolean | 'screen';
};

const isNowhere = () => document.activeElement === document.body;

/**
 * A native dialog: it keeps the focus inside, returns it on closing, and lies above everything else. Rendered only
 * while open; `data-autofocus` marks the first element to focus.
 */
export function Dialog({ title, onClose, typed = false, children, ...looks }: DialogProps) {
  const { side, describedBy, wide = false } = looks;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  /** What had the focus last, within the dialog. */
  const focused = useRef<HTMLElement>(null);
  const pressedOutside = useRef(false);
  const [isAsking, setAsking] = useState(false);
  const close = typed && onClose ? () => setAsking(true) : onClose;

  useLayoutEffect(() => {
    const opened = dialog.current;
    return () => {
      if (opened) toastsBack(opened);
    };
  }, []);
  useEffect(() => {
    const opened = dialog.current;
    const before = document.activeElement;
    opened?.showModal();
    if (opened) toastsAbove(opened);
    opened?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      opened?.close();
      const there = before instanceof HTMLElement && before.isConnected;
      const back = there ? before : document.querySelector('h1');
      // A question within a dialog that is discarded: the dialog has given the focus back already.
      if (there || isNowhere()) back?.focus({ preventScroll: true });
    };
  }, []);
  useEffect(() => {
    // What had the focus may have gone with a step of the dialog. A tap on text leaves it there, without the focus.
    if (!isNowhere() || focused.current?.isConnected) return;
    const begins = dialog.current?.querySelector<HTMLElement>('[data-autofocus]');
    (begins ?? dialog.current?.querySelector('button'))?.focus();
  });

  const isItself = ({ target }: SyntheticEvent) => target === dialog.current;
  const onCancel = (event: SyntheticEvent) => {
    // A file picker within the dialog that is cancelled says so with the same event.
    if (!isItself(event)) return;
    event.preventDefault();
    close?.();
  };
  // Browsers let a page prevent the first Escape only, and close the dialog with the next one.
  const openAgain = () => {
    if (!dialog.current?.isConnected || dialog.current.open) return;
    const had = focused.current;
    dialog.current.showModal();
    toastsAbove(dialog.current);
    had?.focus({ preventScroll: true });
  };
  // The content fills the dialog, so only its backdrop can be the target itself. A press has to begin and to end
  // there: a selection of text may end outside, and one drawn from outside may end within.
  const noteEnd = (event: PointerEvent) => {
    pressedOutside.current &&= isItself(event);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, through onCancel.
    <dialog
      ref={dialog}
      className={classes.dialog}
      data-side={side}
      data-wide={wide}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={onCancel}
      onClose={openAgain}
      onFocus={({ target }) => {
        focused.current = target;
      }}
      onPointerDown={(event) => {
        pressedOutside.current = isItself(event);
      }}
      onPointerUp={noteEnd}
      onClick={(event) => isItself(event) && pressedOutside.current && close?.()}
    >
      <div className={classes.content}>
        <div className={classes.head}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          {onClose && (
            <IconButton size={34} aria-label={say.close} onClick={close}>
              <IconX size={24} stroke={1.5} aria-hidden />
            </IconButton>
          )}
        </div>
        {children}
      </div>
      {onClose && (
        <ConfirmDialog
          opened={isAsking}
          title={say.discardTyped}
          message={say.typedIsLost}
          confirmLabel={say.discardIt}
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        />
      )}
    </dialog>
  );
}

type ConfirmDialogProps = {
  opened: boolean;
  title: string;
  message: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  onClose: () => void;
  busy?: boolean;
  /** The message is still being fetched: it can be cancelled, but not confirmed. */
  waits?: boolean;
  /** It cannot be undone. */
  isFinal?: boolean;
};

/** Asks first. Escape and Cancel leave everything as it is. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, message, confirmLabel, onConfirm, onClose } = props;
  const { busy = false, waits = false, isFinal = true } = props;
  const id = useId();
  if (!opened) return null;
  return (
    <Dialog title={title} describedBy={id} onClose={busy ? undefined : onClose}>
      <div id={id}>{message}</div>
      <Foot
        does={confirmLabel}
        onPress={onConfirm}
        onCancel={onClose}
        busy={busy}
        disabled={waits}
        isFinal={isFinal}
        asks
      />
    </Dialog>
  );
}

type AskAnywayProps = {
  title: string;
  /** The reasons for the question, one sentence each. */
  reasons: readonly string[];
  /** The label of the confirming button, such as 'Upload Anyway'. */
  anyway: string;
  onAnyway: () => void;
  onCancel: () => void;
};

/** Asks once before something surprising is stored. */
export const AskAnyway = ({ title, reasons, anyway, onAnyway, onCancel }: AskAnywayProps) => (
  <ConfirmDialog
    opened
    title={title}
    message={
      <ul className="grid gap-3">
        {reasons.map((reason) => (
          <li key={reason} className={classes.reason}>
            <IconAlertTriangle size={18} stroke={1.5} aria-hidden className={classes.icon} />
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    }
    confirmLabel={anyway}
    isFinal={false}
    onConfirm={onAnyway}
    onClose={onCancel}
  />
);
