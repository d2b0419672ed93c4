import classes from './VisuallyHidden.module.css';

type Field = Pick<
  HTMLTextAreaElement,
  | 'value'
  | 'isConnected'
  | 'focus'
  | 'setRangeText'
  | 'addEventListener'
  | 'dispatchEvent'
  | 'remove'
>;

/** Nobody types any more, and no field has come. */
const LONGEST_MS = 8000;

/**
 * What is typed for somebody before the field for it is on screen. It goes into a field out of sight, which has
 * the focus, so that it is no key of any list, and from there into the field that comes. It is dropped when the
 * focus goes elsewhere, and when no field comes.
 */
export function typingAhead(newField: () => Field) {
  let held: { readonly forWhom: string; readonly field: Field } | null = null;
  let timer: ReturnType<typeof setTimeout>;
  const fields = new Map<string, Field>();

  const drop = () => {
    clearTimeout(timer);
    const { field } = held ?? {};
    held = null;
    field?.remove();
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(drop, LONGEST_MS);
  };

  return {
    /** What is typed from now on is for them. */
    begin(forWhom: string): void {
      const known = fields.get(forWhom);
      if (known?.isConnected) known.focus();
      if (known?.isConnected || held?.forWhom === forWhom) return;
      drop();
      const field = newField();
      held = { forWhom, field };
      field.addEventListener('input', wait);
      // Another window leaves the focus of this page where it is.
      field.addEventListener('blur', () => {
        if (held?.field === field && document.hasFocus()) drop();
      });
      wait();
      field.focus({ preventScroll: true });
    },

    /** Their field is on screen, and takes what was typed. Returns how it goes again. */
    take(forWhom: string, field: Field): () => void {
      fields.set(forWhom, field);
      if (held?.forWhom === forWhom) {
        const text = held.field.value;
        field.focus();
        drop();
        const end = field.value.length;
        field.setRangeText(text, end, end, 'end');
        if (text) field.dispatchEvent(new Event('input', { bubbles: true }));
      }
      return () => {
        if (fields.get(forWhom) === field) fields.delete(forWhom);
      };
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

/** What is typed from now on goes into the field of the customer in the address, or of another one. */
export function typeAhead(
  forWhom = new URLSearchParams(window.location.search).get('customer'),
): void {
  if (forWhom) ahead.begin(forWhom);
}

export const takeTyped = ahead.take;
