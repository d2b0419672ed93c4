import { type FormEvent, useState } from 'react';
import { Button } from '../kit/Button.tsx';
import { Field } from '../kit/Field.tsx';
import { OWN_LINE_MAX } from './basket.ts';
import classes from './Shopping.module.css';
import { ADD, FULL } from './words.ts';

type Props = { isFull: boolean; onAdd: (text: string) => void };

/** Adds a handwritten line. The field keeps the focus, so that the next one can be typed at once. */
export function AddOwn({ isFull, onAdd }: Props) {
  const [text, setText] = useState('');
  if (isFull) return <p className={classes.full}>{FULL}</p>;
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onAdd(text);
    setText('');
  };
  return (
    <form className={classes.add} onSubmit={add}>
      <Field
        label={ADD}
        value={text}
        maxLength={OWN_LINE_MAX}
        autoComplete="off"
        enterKeyHint="done"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="default">
        Add
      </Button>
    </form>
  );
}
