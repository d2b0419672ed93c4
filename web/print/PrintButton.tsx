import { IconPrinter } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { PlanInput } from '#domain/plans/planSchema.ts';
import { Button, type ButtonProps } from '../kit/Button.tsx';
import { overlayRoot } from '../kit/Page.tsx';
import { say } from '../kit/words.ts';
import { type LastRow, PlanSheet } from './PlanSheet.tsx';

type Props = Omit<ButtonProps, 'children'> & {
  /** Called when printing begins; each plan has a sheet of its own. */
  plan: () => PlanInput | readonly PlanInput[];
  customer: string;
  /** A last row, such as what each day contains; null for none. */
  lastRow?: () => LastRow | null;
};

/** Prints a screen's plan instead of the screen, even when the browser's own Print is used. */
export function PrintButton({ plan, customer, lastRow, ...rest }: Props) {
  const printing = usePrinting();
  return (
    <>
      <Button variant="subtle" icon={IconPrinter} {...rest} onClick={() => window.print()}>
        {say.print}
      </Button>
      {printing &&
        createPortal(
          [plan()]
            .flat()
            .map((each) => (
              <PlanSheet
                key={each.startDate}
                plan={each}
                customer={customer}
                lastRow={lastRow?.() ?? null}
              />
            )),
          overlayRoot(),
        )}
    </>
  );
}

/** True while the browser prints this page, however printing was started. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser captures the page right after the event, so the sheet has to be rendered by then.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return printing;
}
