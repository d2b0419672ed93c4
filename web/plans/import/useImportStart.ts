import { type RefObject, useEffect, useState } from 'react';
import { newKey } from '../../draft/createOnce.ts';
import type { FormState, PlanForm } from '../form/planForm.ts';
import { OWN_TABLE } from '../grid/clipboard.ts';

/** How an import begins: a press, a file dropped on the plan, or a paste into the grid. */
export type ImportStart = {
  readonly id: string;
} & (
  | { readonly kind: 'press' }
  | { readonly kind: 'file'; readonly file: File }
  | {
      readonly kind: 'paste';
      readonly html: string;
      readonly text: string;
      /** The form after the paste; null if it changed nothing. */
      readonly after: FormState | null;
    }
);

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;

/** Starts imports. All further code is loaded on the first start. */
export function useImportStart(root: RefObject<HTMLElement | null>, form: PlanForm) {
  const [start, setStart] = useState<ImportStart | null>(null);
  useEffect(() => {
    const editor = root.current;
    if (!editor) return;
    const listening = new AbortController();
    const { signal } = listening;
    const onDragOver = (event: DragEvent) => {
      // Otherwise the browser would leave the page and open the file.
      if (hasFiles(event)) event.preventDefault();
    };
    const onDrop = (event: DragEvent) => {
      // The dialog handles its own drops.
      const isInside = event.target instanceof Element && event.target.closest('dialog');
      if (!hasFiles(event) || isInside) return;
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file) setStart({ id: newKey(), kind: 'file', file });
    };
    const onPaste = ({ clipboardData, target }: ClipboardEvent) => {
      if (!(target instanceof HTMLTextAreaElement) || !target.dataset.field?.includes('.')) return;
      const html = clipboardData?.getData('text/html') ?? '';
      const text = clipboardData?.getData('text/plain') ?? '';
      if (html.includes(OWN_TABLE)) return;
      if (!/\n[^\n]*\S/.test(text) && !/<tr\b/i.test(html)) return;
      const before = form.state;
      // By then the grid, or the browser, has pasted the text.
      setTimeout(() => {
        const after = form.state === before ? null : form.state;
        setStart({ id: newKey(), kind: 'paste', html, text, after });
      });
    };
    editor.addEventListener('dragover', onDragOver, { signal });
    editor.addEventListener('drop', onDrop, { signal });
    editor.addEventListener('paste', onPaste, { signal, capture: true });
    return () => listening.abort();
  }, [form, root]);
  return {
    start,
    press: () => setStart({ id: newKey(), kind: 'press' }),
    /** Ends this import only; another may have begun while this one was read. */
    end: (ended: ImportStart) => setStart((now) => (now === ended ? null : now)),
  };
}
