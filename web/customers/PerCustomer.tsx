import type { ReactNode } from 'react';

type Props = { customerId: string; className?: string | undefined; children: ReactNode };

/**
 * Around what is typed or pressed about one customer: with another customer it is mounted anew, so that
 * neither its state nor the browser's own undo carries over.
 */
export const PerCustomer = ({ customerId, className, children }: Props) => (
  <div key={customerId} className={className}>
    {children}
  </div>
);
