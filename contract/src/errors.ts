// Every failure a caller can meet, once. The texts live beside the server, one for each key and language.

/** What each failure answers: the HTTP status, which is also the body's `code`. */
export const failures = {
  'request.invalid': { status: 422 },
  'request.too_large': { status: 413 },
  'request.not_found': { status: 404 },
  'request.too_fast': { status: 429 },
  'auth.required': { status: 401 },
  'auth.expired': { status: 401 },
  'auth.forbidden': { status: 403 },
  'auth.wrong_credentials': { status: 422 },
  'auth.wrong_password': { status: 422 },
  'auth.username_taken': { status: 409 },
  'auth.operator_link_spent': { status: 404 },
  'devices.not_found': { status: 404 },
  'sites.not_found': { status: 404 },
  'groups.not_found': { status: 404 },
  'entries.not_found': { status: 404 },
  'entries.busy': { status: 409 },
  'chat.empty_prompt': { status: 422 },
  'models.not_found': { status: 404 },
  'models.none': { status: 409 },
  'models.no_vision': { status: 422 },
  'runs.not_found': { status: 404 },
  'uploads.not_found': { status: 404 },
  'uploads.not_a_picture': { status: 422 },
  'uploads.too_large': { status: 413 },
  'pictures.blocked': { status: 403 },
  'pictures.unavailable': { status: 502 },
  'credits.short': { status: 430 },
  'engine.auth': { status: 502 },
  'engine.quota': { status: 502 },
  'engine.rate': { status: 503 },
  'engine.refused': { status: 420 },
  'engine.invalid': { status: 502 },
  'engine.unavailable': { status: 502 },
  'engine.cut': { status: 502 },
  'engine.timeout': { status: 504 },
  'run.interrupted': { status: 503 },
  'server.stopping': { status: 503 },
  'server.database_away': { status: 503 },
  'server.storage_full': { status: 507 },
  'server.fault': { status: 500 },
} as const satisfies Record<string, { status: number }>

export type FailureCode = keyof typeof failures

/** Values that a failure's text can name, such as `{ seconds: 30 }`. */
export type FailureValues = Record<string, string | number>

/** One field of the input that does not fit; `reason` is a text in the caller's language. */
export type FieldProblem = { field: string; reason: string }

/** The failure that use cases throw and the server turns into an answer; `fields` are named in the answer. */
export class Failure extends Error {
  readonly code: FailureCode
  readonly values: FailureValues
  readonly fields: FieldProblem[]
  readonly retryAfterS: number | undefined

  constructor(
    code: FailureCode,
    options: {
      values?: FailureValues
      fields?: FieldProblem[]
      retryAfterS?: number
      cause?: unknown
    } = {},
  ) {
    super(code, { cause: options.cause })
    this.name = 'Failure'
    this.code = code
    this.values = options.values ?? {}
    this.fields = options.fields ?? []
    this.retryAfterS = options.retryAfterS
  }

  get status(): number {
    return failures[this.code].status
  }
}
