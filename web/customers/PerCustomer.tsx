import type { ReactNode } from 'react';

type Props = { customerId: string; className?: string | undefined; children: ReactNode };

/**
 * Wraps what is typed or pressed about one customer: it is remounted for another customer, so that neither
 * its state nor the browser's undo carries over.
 */
export const PerCustomer = ({ customerId, className, children }: Props) => (
  <div key={customerId} className={className}>
    {children}
  </div>
);
