/** The database cannot be used as it is; the message says why and what to do, in one line, for the person who starts the server. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable'
}
