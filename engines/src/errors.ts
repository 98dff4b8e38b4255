import type { CountedUsage } from './counted-usage.ts'

/**
 * `auth` the key is wrong or may not do this; `quota` the account has no money left; `rate` too many requests; `overloaded` the upstream
 * has too much to do for everybody; `no_channel` a gateway has nobody to pass the request to; `too_long` more than the model takes;
 * `unknown_model` the upstream has no such model; `refused` the content is not allowed; `invalid` the upstream did not take the request as
 * it was put, or we did not put it; `nonsense` what came back is not an answer; `nothing` the upstream ended well and made nothing;
 * `broken` the upstream failed for a reason of its own; `unavailable` there is no connection to it; `cut` the answer broke off; `timeout`
 * it fell silent; `aborted` we ended it.
 */
export type EngineErrorKind =
  | 'auth'
  | 'quota'
  | 'rate'
  | 'overloaded'
  | 'no_channel'
  | 'too_long'
  | 'unknown_model'
  | 'refused'
  | 'invalid'
  | 'nonsense'
  | 'nothing'
  | 'broken'
  | 'unavailable'
  | 'cut'
  | 'timeout'
  | 'aborted'

/** Why our own code does not grant a request, as failures are named: whoever tells people has the texts. */
export type EngineReason = {
  code:
    | 'tools.no_background'
    | 'tools.nothing_in_front'
    | 'tools.nothing_painted'
    | 'tools.too_much_painted'
    | 'tools.same_shape'
    | 'tools.too_large'
    | 'tools.too_small'
    | 'tools.not_small_enough'
    | 'tools.no_font'
    | 'tools.unreadable'
    | 'painter.largest'
    | 'painter.no_further'
    | 'painter.unknown_work'
    | 'clip.broken'
    | 'clip.empty'
    | 'clip.too_large'
    | 'clip.too_long'
    | 'clip.unknown'
    | 'clip.unusual'
    | 'film.nothing_to_film'
    | 'film.unreadable'
    | 'film.animated'
    | 'film.too_small'
    | 'film.unknown_work'
    | 'composer.too_long'
    | 'composer.unknown_work'
    | 'sound.broken'
    | 'sound.codec'
    | 'sound.empty'
    | 'sound.too_large'
    | 'sound.too_long'
    | 'sound.unknown'
    | 'sound.unusual'
    | 'stems.mono'
    | 'stems.same_channels'
  /** What the text names. */
  values?: Record<string, string | number>
}

export class EngineError extends Error {
  readonly kind: EngineErrorKind
  /** The HTTP status, when there was one. */
  readonly status: number | undefined
  /** Seconds that the upstream asks us to wait. */
  readonly retryAfterS: number | undefined
  /** The upstream cannot have taken the request: asking again costs nothing. */
  readonly untaken: boolean
  /** Absent where the upstream's words are all there is. */
  readonly reason: EngineReason | undefined
  /** What the upstream had counted of an answer when it broke off; null where it had counted nothing. */
  usage: CountedUsage | null = null

  /** `message` is the upstream's own word where it gave one; it must never hold a key. */
  constructor(
    kind: EngineErrorKind,
    message: string,
    options: {
      status?: number
      retryAfterS?: number
      untaken?: boolean
      reason?: EngineReason
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'EngineError'
    this.kind = kind
    this.status = options.status
    this.retryAfterS = options.retryAfterS
    this.untaken = options.untaken ?? false
    this.reason = options.reason
  }
}
