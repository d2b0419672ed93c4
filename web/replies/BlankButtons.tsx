import { useRef } from 'react';
import { BLANKS, blankText } from '#domain/replies/savedReply.ts';
import { Button } from '../kit/Button.tsx';

/** Buttons that put a blank into the text of their form, where the caret is. */
export function BlankButtons({ onText }: { onText: (text: string) => void }) {
  const row = useRef<HTMLDivElement>(null);
  const insert = (blank: string) => {
    const field = row.current?.closest('form')?.querySelector('textarea');
    if (!field) return;
    const { value, selectionStart: from, selectionEnd: to } = field;
    onText(value.slice(0, from) + blank + value.slice(to));
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(from + blank.length, from + blank.length);
    });
  };
  return (
    <div ref={row} className="row wrap gap-2">
      {BLANKS.map(blankText).map((blank) => (
        <Button key={blank} variant="light" size="compact-sm" onClick={() => insert(blank)}>
          {blank}
        </Button>
      ))}
    </div>
  );
}
