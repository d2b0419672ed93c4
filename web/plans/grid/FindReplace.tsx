import { useState } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Field } from '../../kit/Field.tsx';
import { usePlanForm } from '../form/planForm.ts';
import { replaced } from './fills.ts';

type Props = { say: (message: string) => void; onClose: () => void };

/** Puts one text in the place of another in all meals of the week, as one step of undo. */
export default function FindReplace({ say, onClose }: Props) {
  const form = usePlanForm();
  const [find, setFind] = useState('');
  const [by, setBy] = useState('');
  const [isMissing, miss] = useState(false);
  const replace = () => {
    const changed = form.fill(replaced(form.state.values, find, by));
    miss(changed === 0);
    if (changed === 0) return;
    say(`Replaced in ${changed === 1 ? 'one meal' : `${changed} meals`}. Undo takes it back.`);
    onClose();
  };
  return (
    <Dialog title="Find and replace in this week" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          replace();
        }}
      >
        <div className="stack">
          <Field
            label="Find"
            value={find}
            autoComplete="off"
            data-autofocus
            error={isMissing ? 'No meal has this.' : undefined}
            onChange={({ currentTarget: { value } }) => setFind(value)}
          />
          <Field
            label="Replace with"
            value={by}
            autoComplete="off"
            onChange={({ currentTarget: { value } }) => setBy(value)}
          />
        </div>
        <div className="buttons" data-foot>
          <Button type="button" variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Replace All</Button>
        </div>
      </form>
    </Dialog>
  );
}
