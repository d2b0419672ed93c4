import { say } from './words.ts';

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

/** After this long without a key or a field, typing is over. */
const LONGEST_MS = 8000;

/**
 * Collects text typed for somebody before their field is on screen. It goes into a hidden, focused field, so that
 * no list takes the keys as shortcuts, and from there into the real field, however late that appears.
 */
export function typingAhead(newField: () => Field) {
  let held: { readonly forWhom: string; readonly field: Field } | null = null;
  let timer: ReturnType<typeof setTimeout>;
  const fields = new Map<string, Field>();
  const typed = new Map<string, string>();

  /** Stops collecting: keys have their usual meaning again. */
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
    /** Collects text for this person from now on. */
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
      // Switching to another window does not change the focus within this page.
      field.addEventListener('blur', () => {
        if (held?.field === field && document.hasFocus()) end();
      });
      wait();
      field.focus({ preventScroll: true });
    },

    /** Their field is on screen and takes the typed text. Returns a function to call when the field goes. */
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

    /** Another person may use this browser now. */
    forget(): void {
      end();
      typed.clear();
    },
  };
}

const ahead = typingAhead(() => {
  const field = document.createElement('textarea');
  field.className = 'visually-hidden';
  // Without a fixed position, the page would scroll to the typed text.
  Object.assign(field.style, { position: 'fixed', top: '0' });
  field.ariaLabel = say.answer;
  document.body.append(field);
  return field;
});

/** For whom an answer is at an address: the customer whose conversation or day is shown there. */
export function answeredAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>) {
  const params = new URLSearchParams(search);
  if (pathname === '/client/inbox') return params.get('customer');
  const [, customerId] = /^\/client\/customers\/([^/]+)$/.exec(pathname) ?? [];
  const isRead = customerId && ['progress', 'messages'].includes(params.get('tab') ?? 'progress');
  return isRead ? decodeURIComponent(customerId) : null;
}

/**
 * Text typed from now on goes into the field of the given customer, by default the one in the address, which may
 * be ahead of the screen. False: there is none.
 */
export function typeAhead(forWhom = answeredAt(window.location)): boolean {
  if (forWhom) ahead.begin(forWhom);
  return forWhom !== null;
}

export const takeTyped = ahead.take;
export const forgetTyped = ahead.forget;
