// What every way to pay can do, whoever stands behind it. A gateway talks to its vendor; it knows no order, no ledger, no database.

export const gatewayIds = ['stripe', 'alipay', 'wechat', 'epay'] as const
export type GatewayId = (typeof gatewayIds)[number]

/** Money in the currency's smallest unit (fen, cents; whole yen), never a fraction. `currency` is an ISO 4217 code in capitals. */
export type Money = { amountMinor: number; currency: string }

/** Why a price cannot be paid by a way; `amountMinor` is the nearest above that can. */
export type MoneyRefusal =
  | { because: 'currency' }
  | { because: 'minimum' | 'digits'; amountMinor: number }

export type PaymentRequest = Money & {
  /** Ours, 6 to 32 letters and digits; the vendor takes one payment for it, however often it is asked. */
  orderNo: string
  /** What is bought, as the vendor shows it. */
  title: string
  /** The vendor takes no payment after it; Stripe may for another half hour, as it knows no shorter time: `close` then. */
  expiresAt: Date
  /** Where the vendor sends its notices. */
  notifyUrl: string
  /** Where the browser comes back to, for ways that lead it away. */
  returnUrl: string
  locale: string
  isPhone: boolean
}

/** What the payer does next: go to an address, or scan a code. `reference` is the vendor's own number, where it gives one at once. */
export type PaymentStart =
  | { kind: 'redirect'; url: string; reference: string | null }
  | { kind: 'qr'; code: string; reference: string | null }

/**
 * An order of ours as its vendor knows it. `reference` null: the vendor had given none when the order was begun; later it may be the
 * one of `start` or the one of `paid`. `expiresAt` as it was begun with: a vendor may not know an order that can still be paid.
 */
export type StartedPayment = Money & { orderNo: string; reference: string | null; expiresAt: Date }

export type PaymentState =
  | { state: 'waiting' }
  | ({
      state: 'paid'
      reference: string
      paidAt: Date
      /** The vendor has given money back, all of it or some, by whomever it was asked. Absent where it has not or does not tell. */
      givenBack?: 'whole' | 'some'
    } & Money)
  /** Closed, expired or unknown to the vendor: it takes no money for it any more. */
  | { state: 'closed' }

export type PaidState = Extract<PaymentState, { state: 'paid' }>

export type RefundRequest = {
  payment: StartedPayment
  /** Ours, 6 to 32 letters and digits; asked for again it is the same refund. */
  refundNo: string
  amountMinor: number
  reason: string
}

export type RefundState = { state: 'pending' | 'done' | 'failed'; reason?: string }

/**
 * Money that the vendor gave back without being asked by us: by its own console, or because the buyer's bank took it. `reference` is that of
 * the payment, `vendorNo` the vendor's number of it; `failed` after `done`: the money came back.
 */
export type VendorRefund = Money & {
  reference: string
  vendorNo: string
  reason: string
  refund: RefundState
}

/** A vendor's message, its signature checked. `other` is one that says nothing of a payment. */
export type PaymentNotice =
  | { kind: 'payment'; orderNo: string; payment: PaymentState }
  | { kind: 'refund'; refundNo: string; refund: RefundState }
  | ({ kind: 'vendor-refund' } & VendorRefund)
  | { kind: 'other' }

/** The message as it came in: the body's bytes unread, header names in small letters. */
export type RawNotice = { headers: Record<string, string | undefined>; body: Buffer }

/** What a vendor wants to hear about its notice; after `failed` it sends it again. */
export type NoticeAnswer = { status: number; type: string; body: string }

export interface PaymentGateway {
  readonly id: GatewayId
  /** Currencies it takes, in capitals; empty for any. */
  readonly currencies: readonly string[]
  /** What it would not take of a currency that it takes. Absent: nothing. */
  refuses?(money: Money): MoneyRefusal | undefined
  /** Begins a payment, or the same one again. Throws GatewayError. */
  start(request: PaymentRequest): Promise<PaymentStart>
  /** Where a payment stands. Throws GatewayError. */
  query(payment: StartedPayment): Promise<PaymentState>
  /**
   * Has the vendor take no payment any more; resolves with `paid` when somebody was quicker, with `waiting` when it cannot be closed
   * yet (a code that nobody scanned, a bank that is still at it): ask again after `expiresAt`. Throws GatewayError.
   */
  close(payment: StartedPayment): Promise<PaymentState>
  /** Gives money back, wholly or in part. While it is `pending`, ask `queryRefund`: not every vendor sends a notice. Throws GatewayError. */
  refund(request: RefundRequest): Promise<RefundState>
  /** Throws GatewayError; `refused` also when the vendor knows no such refund: it is safe to ask for it again. */
  queryRefund(request: RefundRequest): Promise<RefundState>
  /** Reads a notice. Throws GatewayError `signature` when it is not the vendor's, or too old. */
  readNotice(notice: RawNotice): Promise<PaymentNotice>
  answerNotice(outcome: 'taken' | 'failed'): NoticeAnswer
}

/**
 * `config` keys or addresses do not fit; `refused` the vendor will not, and says why; `unavailable` it cannot be reached or does not
 * understand itself: whether it acted is unknown; `signature` a message is not the vendor's.
 */
export type GatewayErrorKind = 'config' | 'refused' | 'unavailable' | 'signature'

export class GatewayError extends Error {
  readonly kind: GatewayErrorKind
  constructor(kind: GatewayErrorKind, message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.name = 'GatewayError'
    this.kind = kind
  }
}
