import { Fragment, type ReactNode, useState } from 'react';

type Props = { customerId: string; className?: string | undefined; children: ReactNode };

/**
 * Where something is typed or pressed that is about this customer alone. With another one it is made
 * anew, and so is what the browser can undo in it, if anybody has touched it; what nobody touched
 * stays and changes its words, which takes a fraction of the work.
 */
export function OfOneCustomer({ customerId, className, children }: Props) {
  const [kept, keep] = useState({ customerId, round: 0, touched: false });
  const isSame = kept.customerId === customerId;
  const round = kept.touched ? kept.round + 1 : kept.round;
  const current = isSame ? kept : { customerId, round, touched: false };
  if (!isSame) keep(current);

  // As a state, so that a touch while the next customer is being drawn still counts.
  const touch = () => {
    if (!current.touched) keep({ ...current, touched: true });
  };
  return (
    <div
      className={className}
      onPointerDownCapture={touch}
      onClickCapture={touch}
      onFocusCapture={touch}
      onInputCapture={touch}
      // A wheel scrolls what has no focus.
      onScrollCapture={touch}
    >
      <Fragment key={current.round}>{children}</Fragment>
    </div>
  );
}
