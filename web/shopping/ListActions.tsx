import { Button } from '../kit/Button.tsx';
import { CopyButton } from '../kit/DeviceButtons.tsx';
import { asText, type RowGroup } from './rows.ts';

/** Buttons to pass the list on: as text, or on paper. */
export function ListActions({ groups }: { groups: readonly RowGroup[] }) {
  return (
    <>
      <CopyButton label="Copy as Text" text={() => asText(groups)} />
      <Button variant="default" onClick={() => window.print()}>
        Print
      </Button>
    </>
  );
}
