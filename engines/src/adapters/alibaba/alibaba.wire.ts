// What Alibaba Cloud's Video AI (videoenhan, 2020-03-20) sends.
import { z } from 'zod'
import type { UpstreamError } from '../../upstream-failure.ts'

const text = z.string().nullish().catch(undefined)
/** Job ids are request ids: UUIDs in capitals. */
const id = z.string().regex(/^[\w-]+$/)

/** The id of the request that was taken is the id of the job. */
export const submitted = z.object({ RequestId: id })

export const job = z.object({
  Data: z.object({
    Status: z.string(),
    /** JSON as text. */
    Result: text,
    ErrorCode: text,
    ErrorMessage: text,
  }),
})
export type Job = z.output<typeof job>['Data']

export const ticketShape = z.object({ id })

/** The address of the clip. Unverified: how its name is spelt in the result of this call. */
export function clipOf({ Result }: Job): string | undefined {
  try {
    const result = z.record(z.string(), z.unknown()).parse(JSON.parse(Result ?? ''))
    const [, url] = Object.entries(result).find(([name]) => /^video_?url$/i.test(name)) ?? []
    return typeof url === 'string' && url !== '' ? url : undefined
  } catch {
    return undefined
  }
}

const complaint = z.object({ Code: z.string(), Message: text })

/** Unverified: which codes there are for an account in arrears, for throttling and for clips that are not allowed. */
export function namesOf(code: string): string {
  if (/AccessKeyId|Signature|SecurityToken|Forbidden|NoPermission|NotPurchase/i.test(code))
    return 'authentication_error'
  if (/Arrear|Overdue|OutOfService|InsufficientBalance/i.test(code)) return 'billing_error'
  if (/Throttling|TooFrequent/i.test(code)) return 'rate_limit'
  if (/Illegal|Sensitive|Porn|Compliance|ContentSecurity|Green/i.test(code)) return 'content_filter'
  return ''
}

export function readError(json: unknown): UpstreamError | undefined {
  const { data } = complaint.safeParse(json)
  if (!data) return undefined
  const { Code, Message } = data
  return { message: Message ? `${Code}: ${Message}` : Code, names: namesOf(Code) }
}
