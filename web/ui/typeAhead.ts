import classes from './VisuallyHidden.module.css';

type Field = Pick<
  HTMLTextAreaElement,
  | 'value'
  | 'isConnected'
  | 'focus'
  | 'setRangeText'
  | 'setSelectionRange'
  | 'addEventListener'
  | 'dispatchEvent'
  | 'remove'
>;

/** Nobody types any more, and no field has come. */
const LONGEST_MS = 8000;

/**
 * What is typed for somebody before the field for it is on screen. It goes into a field out of sight, which has
 * the focus, so that it is no key of any list, and from there into the field that comes, however late.
 */
export function typingAhead(newField: () => Field) {
  let held: { readonly forWhom: string; readonly field: Field } | null = null;
  let timer: ReturnType<typeof setTimeout>;
  const fields = new Map<string, Field>();
  const typed = new Map<string, string>();

  /** The keys mean something else again. */
  const end = () => {
    clearTimeout(timer);
    if (!held) return;
    const { forWhom, field } = held;
    held = null;
    typed.set(forWhom, (typed.get(forWhom) ?? '') + field.value);
    field.remove();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(end, LONGEST_MS);
  };

  return {
    /** What is typed from now on is for them. */
    begin(forWhom: string): void {
      const known = fields.get(forWhom);
      if (known?.isConnected) {
        known.focus();
        known.setSelectionRange(known.value.length, known.value.length);
      }
      if (known?.isConnected || held?.forWhom === forWhom) return;
      end();
      const field = newField();
      held = { forWhom, field };
      field.addEventListener('input', wait);
      // Another window leaves the focus of this page where it is.
      field.addEventListener('blur', () => {
        if (held?.field === field && document.hasFocus()) end();
      });
      wait();
      field.focus({ preventScroll: true });
    },

    /** Their field is on screen, and takes what was typed. Returns how it goes again. */
    take(forWhom: string, field: Field): () => void {
      fields.set(forWhom, field);
      if (held?.forWhom === forWhom) {
        field.focus();
        end();
        field.setSelectionRange(field.value.length, field.value.length);
      }
      const text = typed.get(forWhom);
      typed.delete(forWhom);
      if (text) {
        field.setRangeText(text, field.value.length, field.value.length, 'end');
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      return () => {
        if (fields.get(forWhom) === field) fields.delete(forWhom);
      };
    },

    /** Somebody else may sit here now. */
    forget(): void {
      end();
      typed.clear();
    },
  };
}

const ahead = typingAhead(() => {
  const field = document.createElement('textarea');
  field.className = classes.hidden ?? '';
  // Where it stood in the page, the page would scroll to what is typed.
  Object.assign(field.style, { position: 'fixed', top: '0' });
  field.ariaLabel = 'Answer';
  document.body.append(field);
  return field;
});

/** Whom an answer is for at an address: the customer whose conversation, or whose day, is read there. */
export function answeredAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const params = new URLSearchParams(search);
  if (pathname === '/client/inbox') return params.get('customer');
  const [, customerId] = /^\/client\/customers\/([^/]+)$/.exec(pathname) ?? [];
  const isRead = customerId && ['progress', 'messages'].includes(params.get('tab') ?? 'progress');
  return isRead ? decodeURIComponent(customerId) : null;
}

/**
 * What is typed from now on goes into the field of the customer in the address, which is ahead of what is on
 * screen, or of another one. False: there is none.
 */
export function typeAhead(forWhom = answeredAt(window.location)): boolean {
  if (forWhom) ahead.begin(forWhom);
  return forWhom !== null;
}

export const takeTyped = ahead.take;
export const forgetTyped = ahead.forget;
