import { IconPrinter } from '@tabler/icons-react';
import { createPortal } from 'react-dom';
import type { PlanInput } from '#domain/plans/plan.ts';
import { usePractice } from '../api/practice.ts';
import { Button, type ButtonProps } from '../ui/Button.tsx';
import { layers } from '../ui/layers.ts';
import { PlanSheet } from './PlanSheet.tsx';
import { usePrinting } from './usePrinting.ts';

type Props = Omit<ButtonProps, 'children'> & {
  /** Asked when it is printed. */
  plan: () => PlanInput;
  customer: string;
};

/** Prints the plan of a screen instead of the screen, also when the browser's own Print is used. */
export function PrintButton({ plan, customer, ...rest }: Props) {
  const practice = usePractice().data?.name ?? '';
  const printing = usePrinting();
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden />}
        {...rest}
        onClick={() => window.print()}
      >
        Print
      </Button>
      {printing &&
        createPortal(<PlanSheet plan={plan()} customer={customer} practice={practice} />, layers())}
    </>
  );
}
