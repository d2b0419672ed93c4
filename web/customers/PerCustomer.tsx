import type { ReactNode } from 'react';

type Props = { customerId: string; className?: string | undefined; children: ReactNode };

/**
 * What is typed or pressed about this customer alone: it is made anew with another one, and so is what
 * the browser can undo in it.
 */
export const PerCustomer = ({ customerId, className, children }: Props) => (
  <div key={customerId} className={className}>
    {children}
  </div>
);
