import { type ReactNode, useState } from 'react';
import { ToggleGroup } from './ToggleGroup.tsx';
import classes from './WithPreview.module.css';

type Props = {
  /** What the choice between the two is called, and each of them; one by one, as a build keeps only words that are named. */
  names: { readonly show: string; readonly text: string; readonly preview: string };
  preview: ReactNode;
  /** The form. */
  children: ReactNode;
};

/** A form with a preview beside it; a narrow screen shows only one of the two at a time. */
export function WithPreview({ names, preview, children }: Props) {
  const [shown, setShown] = useState<'text' | 'preview'>('text');
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
          <h2 id="preview" className={classes.heading}>
            {names.preview}
          </h2>
          {preview}
        </section>
      </div>
    </>
  );
}
