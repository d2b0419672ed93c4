export type {
  Customer,
  CustomerPage,
  CustomerQuery,
  CustomerRow,
  PlainCustomerPage,
  StandingCounts,
} from './customerSchema.ts';

export const STRIP_DAYS = 14;
export const CUSTOMERS_PAGE = 50;
