export const FILE_TYPE = 'application/pdf';
export const FILE_MOST_BYTES = 10 * 1024 * 1024;

/** How many files the conversation with one customer can have. */
export const FILES_MAX = 100;

/** Of its name, without the ending. */
export const FILE_TITLE_MAX = 100;

/** The names that the server gives to files; they contain nothing that was sent. */
export const STORED_FILE = /^[0-9a-f-]{36}\.pdf$/;

/** The address of a message's file. */
export const messageFileUrl = (customerId: string, fileId: string): string =>
  `/api/customers/${customerId}/message-files/${fileId}`;

/**
 * The name under which a file is shown and saved: without folders, and without control and formatting characters,
 * which could make 'exe.pdf' look like 'fdp.exe'. It always ends in '.pdf'.
 */
export function fileNameOf(sent: string): string {
  const title = sent
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/^.*[\\/]/, '')
    .replaceAll(/[:*?"<>|]/g, ' ')
    .replace(/(\.pdf)+$/i, '')
    .replace(/^[.\s]+/, '')
    .slice(0, FILE_TITLE_MAX)
    .trim();
  return `${title || 'file'}.pdf`;
}
