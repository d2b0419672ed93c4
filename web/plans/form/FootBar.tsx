import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import type { Refusal } from '#domain/refusal.ts';
import { Button } from '../../kit/Button.tsx';
import { TextLink } from '../../kit/Link.tsx';
import classes from './PlanForm.module.css';
import { isBlank, useFormValue } from './planForm.ts';
import { say } from './words.ts';

export type Failed = {
  readonly message: string;
  readonly reason?: string | undefined;
  /** Who was chosen when it failed; null for nobody. */
  readonly customerId?: string | null;
  /** Shown only as long as fields are marked as wrong. */
  readonly untilMended?: boolean;
};

type Props = {
  customerId: string | null;
  /** Why nothing can be uploaded for this customer now; the server would say the same. */
  refusal: Refusal | null;
  /** The customer does not exist (any more), so there is nobody to manage. */
  gone: boolean;
  failure: Failed | null;
  isKept: boolean;
  uploading: boolean;
  saving: boolean;
  onUpload: () => void;
  onSave: () => void;
  onCancel: () => void;
  /** News about this plan: here, at the foot, they push no cell away from under the caret. */
  children: ReactNode;
};

/** The foot of the form, always in view: what is unsaved, and what can be done with the plan. */
export function FootBar(props: Props) {
  const { customerId, refusal, gone, failure, isKept, uploading, saving } = props;
  const editing = useFormValue(({ state }) => state.source.kind === 'edit');
  const blank = useFormValue(({ state }) => isBlank(state));
  const refusalId = useId();
  const off = refusal !== null && !gone;
  const words = useFocusOnWords(off && !uploading);
  useRoomForBars();
  return (
    <div className={classes.bar} data-nobody={customerId === null}>
      <div ref={words} tabIndex={-1} className={classes.words}>
        {failure ? (
          <p role="alert" className={classes.failure}>
            <IconAlertTriangle size={18} stroke={1.5} aria-hidden className={classes.icon} />
            <span>
              <span>{failure.message}</span> {failure.reason && <span>{failure.reason}</span>}
            </span>
          </p>
        ) : refusal ? (
          <p id={refusalId} role="status" className="gap-2 text-13 flex pretty attentive">
            <IconAlertTriangle size={18} stroke={1.5} aria-hidden className={classes.icon} />
            <span>
              <span>{refusal.message}</span>{' '}
              {!gone && (
                <TextLink to={`/client/customers/${customerId}`}>{say.openManagement}</TextLink>
              )}
            </span>
          </p>
        ) : (
          <UnsavedState isKept={isKept} />
        )}
        {props.children}
      </div>
      <div className={classes.buttons}>
        {!blank && (
          <Button variant="subtle" color="gray" onClick={props.onCancel} disabled={uploading}>
            {editing ? say.cancelEdit : say.startOver}
          </Button>
        )}
        <Button variant="default" onClick={props.onSave} loading={saving}>
          {say.savePlan}
        </Button>
        <Button
          onClick={props.onUpload}
          loading={uploading}
          disabled={off}
          aria-describedby={refusal ? refusalId : undefined}
        >
          {editing ? say.updatePlan : say.uploadPlan}
        </Button>
      </div>
    </div>
  );
}

function UnsavedState({ isKept }: { isKept: boolean }) {
  const dirty = useFormValue((form) => form.dirty);
  const editing = useFormValue(({ state }) => state.source.kind === 'edit');
  const blank = useFormValue(({ state }) => isBlank(state));
  if (!dirty) {
    const fresh = blank ? say.nothingUnsaved : say.notUploaded;
    return (
      <p className={classes.state} data-quiet="true">
        {editing ? say.noChanges : fresh}
      </p>
    );
  }
  return (
    <p className={classes.state}>
      <span className={classes.dot} />
      {isKept ? say.unsavedKept : say.unsavedNotKept}
    </p>
  );
}

/** When the focused button is disabled, the focus moves to the words that say why. */
function useFocusOnWords(off: boolean) {
  const words = useRef<HTMLDivElement>(null);
  // The browser takes the focus from a disabled button, at once or later, so what had it is remembered.
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const bar = words.current?.parentElement;
    const note = () => {
      focused.current = document.activeElement;
    };
    const forget = ({ target }: FocusEvent) => {
      if (!(target as Element).matches(':disabled')) focused.current = null;
    };
    bar?.addEventListener('focusin', note);
    bar?.addEventListener('focusout', forget);
    return () => {
      bar?.removeEventListener('focusin', note);
      bar?.removeEventListener('focusout', forget);
    };
  }, []);
  useLayoutEffect(() => {
    if (off && focused.current?.matches('button:disabled')) words.current?.focus();
  }, [off]);
  return words;
}

/**
 * Toasts stand above the bar. A focused field is not scrolled behind the sticky row of days, which is as high. Set
 * by script, because browsers match `html:has(…)` again at each key stroke.
 */
function useRoomForBars(): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--plan-bar-height', '4rem');
    return () => {
      style.removeProperty('--plan-bar-height');
    };
  }, []);
}
