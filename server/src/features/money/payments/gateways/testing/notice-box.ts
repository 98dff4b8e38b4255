// The notices of a vendor's stand-in: when, how often and how truly they are sent.
import type { RawNotice } from '../payment-gateway.ts'

/** How a notice is written: `at` is the moment it is signed for, `forged` with a key that is not the vendor's. */
export type NoticeWriter = (options: { at: Date; forged: boolean }) => RawNotice

type Made = { orderNo: string; address: string | undefined; write: NoticeWriter }

export type NoticeBox = {
  /** How often each is sent by itself as soon as there is one. Once, when nothing is said. */
  times: number
  /** Whether they are signed with a key that is not the vendor's. */
  forged: boolean
  /** How many there were for an order. */
  count(orderNo: string): number
  /** The last one of an order, as it would come in now, or at `at`. */
  last(orderNo: string, options?: { at?: Date; forged?: boolean }): RawNotice
  /** Sends the last one of an order once more; whether the vendor is content with the answer. */
  send(orderNo: string): Promise<boolean>
}

/** `isContent` reads the answer to a notice as the vendor does; `by` says where in its call a notice stands. */
export function createNoticeBox(
  isContent: (answer: { status: number; body: string }) => boolean,
  by: 'body' | 'address' = 'body',
) {
  const made: Made[] = []
  const newest = (orderNo: string) => {
    const found = made.findLast((notice) => notice.orderNo === orderNo)
    if (!found) throw new Error(`no notice for ${orderNo}`)
    return found
  }
  const deliver = async ({ address, write }: Made) => {
    if (!address) return false
    const { headers, body } = write({ at: new Date(), forged: box.forged })
    const sent = Object.entries(headers).map(([name, value]) => [name, value ?? ''])
    const sending =
      by === 'address'
        ? fetch(`${address}?${body}`)
        : fetch(address, {
            method: 'POST',
            headers: Object.fromEntries(sent),
            body: new Uint8Array(body),
          })
    const reply = await sending.catch(() => undefined)
    return reply !== undefined && isContent({ status: reply.status, body: await reply.text() })
  }
  const box: NoticeBox = {
    times: 1,
    forged: false,
    count: (orderNo) => made.filter((notice) => notice.orderNo === orderNo).length,
    last: (orderNo, { at = new Date(), forged = false } = {}) =>
      newest(orderNo).write({ at, forged }),
    send: (orderNo) => deliver(newest(orderNo)),
  }
  /** Puts a notice down, and sends it as often as `times` says, whatever comes back. */
  const put = async (notice: Made) => {
    made.push(notice)
    for (let sent = 0; sent < box.times; sent += 1) await deliver(notice)
  }
  return { box, put }
}
