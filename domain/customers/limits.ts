export const STRIP_DAYS = 14;
export const CUSTOMERS_PAGE = 50;
export const NOTES_MAX = 20_000;
