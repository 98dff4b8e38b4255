/** The embedded database cannot be had; the message says why and what to do, for the person who starts the server. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError'
}
