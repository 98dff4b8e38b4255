/** A failure that can be told to people as it is: its message is in the page's language. */
export class ReadableFailure extends Error {
  /** Names the request, for whoever is asked for help; undefined when no server was reached. */
  readonly requestId: string | undefined

  constructor(message: string, requestId?: string | undefined) {
    super(message)
    this.name = 'ReadableFailure'
    this.requestId = requestId
  }
}
