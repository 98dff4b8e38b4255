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
  'auth.has_username': { status: 409 },
  'auth.no_password': { status: 409 },
  'auth.only_way': { status: 409 },
  'auth.reset_expired': { status: 404 },
  'auth.ticket_expired': { status: 404 },
  'auth.wrong_code': { status: 422 },
  'auth.setup_expired': { status: 404 },
  'auth.has_second_factor': { status: 409 },
  'auth.no_second_factor': { status: 409 },
  'members.not_found': { status: 404 },
  'mail.not_set_up': { status: 409 },
  'email.wrong_code': { status: 422 },
  'email.expired': { status: 404 },
  'email.taken': { status: 409 },
  'email.only_way': { status: 409 },
  'auth.wrong_name': { status: 422 },
  'auth.login_old': { status: 409 },
  'auth.last_operator': { status: 409 },
  'messaging.not_set_up': { status: 409 },
  'messaging.expired': { status: 404 },
  'messaging.denied': { status: 420 },
  'messaging.refused': { status: 422 },
  'messaging.misconfigured': { status: 502 },
  'messaging.busy': { status: 503 },
  'messaging.unavailable': { status: 502 },
  'messaging.taken': { status: 409 },
  'messaging.has_another': { status: 409 },
  'messaging.not_bound': { status: 404 },
  'messaging.only_way': { status: 409 },
  'openid.not_set_up': { status: 409 },
  'openid.expired': { status: 404 },
  'openid.denied': { status: 420 },
  'openid.refused': { status: 422 },
  'openid.misconfigured': { status: 502 },
  'openid.unavailable': { status: 502 },
  'openid.taken': { status: 409 },
  'openid.has_another': { status: 409 },
  'openid.not_bound': { status: 404 },
  'passkeys.expired': { status: 404 },
  'passkeys.refused': { status: 422 },
  'passkeys.unknown': { status: 404 },
  'passkeys.taken': { status: 409 },
  'passkeys.too_many': { status: 409 },
  'passkeys.not_found': { status: 404 },
  'devices.not_found': { status: 404 },
  'accounts.not_found': { status: 404 },
  'sites.not_found': { status: 404 },
  'groups.not_found': { status: 404 },
  'entries.not_found': { status: 404 },
  'entries.busy': { status: 409 },
  'chat.empty_prompt': { status: 422 },
  'models.not_found': { status: 404 },
  'models.none': { status: 409 },
  'models.no_vision': { status: 422 },
  'models.vip_only': { status: 403 },
  'own_connections.none': { status: 404 },
  'own_connections.unreadable': { status: 409 },
  'own_connections.auth': { status: 502 },
  'own_connections.quota': { status: 502 },
  'own_connections.unavailable': { status: 502 },
  'own_connections.no_models': { status: 409 },
  'runs.not_found': { status: 404 },
  'works.not_found': { status: 404 },
  'works.under_way': { status: 409 },
  'works.too_many': { status: 429 },
  'works.picture_gone': { status: 409 },
  'works.no_files': { status: 409 },
  'works.lost': { status: 503 },
  'works.stopped': { status: 420 },
  'works.timeout': { status: 504 },
  'tools.no_background': { status: 420 },
  'tools.nothing_in_front': { status: 420 },
  'tools.nothing_painted': { status: 422 },
  'tools.too_much_painted': { status: 422 },
  'tools.same_shape': { status: 422 },
  'tools.too_large': { status: 422 },
  'tools.too_small': { status: 422 },
  'tools.not_small_enough': { status: 422 },
  'tools.no_font': { status: 420 },
  'tools.unreadable': { status: 422 },
  'painter.largest': { status: 409 },
  'painter.no_further': { status: 409 },
  'painter.unknown_work': { status: 409 },
  'library.case_not_found': { status: 404 },
  'library.not_painted': { status: 503 },
  'library.set_not_found': { status: 404 },
  'library.too_many_sets': { status: 409 },
  'uploads.not_found': { status: 404 },
  'uploads.not_a_picture': { status: 422 },
  'uploads.too_large': { status: 413 },
  'pictures.blocked': { status: 403 },
  'pictures.unavailable': { status: 502 },
  'gallery.not_found': { status: 404 },
  'gallery.author_not_found': { status: 404 },
  'gallery.not_done': { status: 409 },
  'gallery.refused_words': { status: 420 },
  'gallery.refused': { status: 420 },
  'gallery.refused_by_check': { status: 420 },
  'gallery.oneself': { status: 409 },
  'albums.not_found': { status: 404 },
  'albums.too_many': { status: 409 },
  'albums.full': { status: 409 },
  'shares.not_found': { status: 404 },
  'shares.password': { status: 422 },
  'shares.too_many': { status: 409 },
  'shares.empty': { status: 409 },
  'downloads.not_found': { status: 404 },
  'icons.bad_name': { status: 400 },
  'icons.too_many': { status: 400 },
  'icons.set_not_carried': { status: 501 },
  'credits.short': { status: 430 },
  'packages.not_found': { status: 404 },
  'packages.bought': { status: 409 },
  'payments.no_way': { status: 409 },
  'payments.misconfigured': { status: 502 },
  'payments.refused': { status: 502 },
  'payments.unavailable': { status: 502 },
  'orders.not_found': { status: 404 },
  'orders.too_many': { status: 409 },
  'orders.not_paid': { status: 409 },
  'refunds.too_much': { status: 422 },
  'codes.unknown': { status: 404 },
  'codes.used_by_you': { status: 409 },
  'codes.used': { status: 409 },
  'codes.batch_used': { status: 409 },
  'codes.expired': { status: 409 },
  'codes.revoked': { status: 409 },
  'codes.members_only': { status: 403 },
  'codes.too_many_tries': { status: 429 },
  'codes.worth_nothing': { status: 422 },
  'codes.expires_before': { status: 422 },
  'codes.one_purse': { status: 422 },
  'codes.batch_not_found': { status: 404 },
  'check_in.off': { status: 409 },
  'credits.line_not_found': { status: 404 },
  'credits.one_purse': { status: 409 },
  'credits.not_whole': { status: 422 },
  'export.spent': { status: 404 },
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
