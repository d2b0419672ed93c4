/** Why a backup cannot be made, trusted or restored; `message` is one sentence for the operator. */
export class BackupError extends Error {}
