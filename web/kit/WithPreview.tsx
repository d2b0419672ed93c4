import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { ToggleGroup } from './ToggleGroup.tsx';
import classes from './WithPreview.module.css';

type Props = {
  /** What the choice between the two is called, and each of them; one by one, as a build keeps only words that are named. */
  names: { readonly show: string; readonly text: string; readonly preview: string };
  preview: ReactNode;
  /** Ctrl+S, or Cmd+S: the button is far away, after all that can be tried in the preview. */
  onSave: () => void;
  /** The form. */
  children: ReactNode;
};

/** A form with a preview beside it; a narrow screen shows only one of the two at a time. */
export function WithPreview({ names, preview, onSave, children }: Props) {
  const [shown, setShown] = useState<'text' | 'preview'>('text');
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (key.toLowerCase() !== 's' || altKey || shiftKey || !(ctrlKey || metaKey)) return;
    event.preventDefault();
    // What a dialog asks about must not be saved behind it.
    if (event.target instanceof Element && event.target.closest('dialog')) return;
    onSave();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <ToggleGroup
        label={names.show}
        look="segments"
        className={classes.tabs}
        choices={[
          { value: 'text', face: names.text },
          { value: 'preview', face: names.preview },
        ]}
        chosen={shown}
        onChoose={setShown}
      />
      <div className={classes.sides} data-shown={shown}>
        {children}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard. */}
        <section className={classes.preview} aria-labelledby="preview" tabIndex={0}>
          <h2 id="preview" className="small semibold below-3">
            {names.preview}
          </h2>
          {preview}
        </section>
      </div>
    </>
  );
}
