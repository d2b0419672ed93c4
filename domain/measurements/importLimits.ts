export const IMPORT_ROWS_MAX = 3000;
export const IMPORT_BYTES_MAX = 1024 * 1024;
