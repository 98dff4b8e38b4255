/** A backup cannot be made or restored; the message says why and what to do, for the person who asked. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
