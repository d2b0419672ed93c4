export const IMPORT_ROWS_MAX = 1900;
export const IMPORT_BYTES_MAX = 1024 * 1024;
