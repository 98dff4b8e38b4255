// What the proxy's answers look like: both of its lines, and gateways in front of them.
import { z } from 'zod'
import type { EngineErrorKind } from '../../errors.ts'
import type { UpstreamError } from '../../upstream-failure.ts'

/** Ids are numbers too long for a double; gateways send some of them bare. */
const idText = z.union([z.string().min(1), z.number().transform(String)])
const text = z.string().nullish().catch(undefined)

export const submitReply = z.object({
  code: z.number(),
  description: text,
  result: z.unknown().optional(),
  properties: z.record(z.string(), z.unknown()).nullish().catch(undefined),
})
export type SubmitReply = z.output<typeof submitReply>

/** The id in an answer's `result`; undefined when there is none. */
export function resultId({ result }: SubmitReply): string | undefined {
  const id = idText.safeParse(result)
  return id.success ? id.data : undefined
}

const files = z
  .array(z.object({ url: z.string().min(1) }))
  .nullish()
  .catch(undefined)

export const button = z.object({ customId: z.string() })

export const task = z.object({
  id: idText,
  action: text,
  status: text,
  prompt: text,
  promptEn: text,
  description: text,
  state: text,
  progress: z.union([z.string(), z.number()]).nullish().catch(undefined),
  imageUrl: text,
  imageUrls: files,
  videoUrl: text,
  videoUrls: files,
  failReason: text,
  seed: z.union([z.number(), z.string()]).nullish().catch(undefined),
  buttons: z.array(z.unknown()).nullish().catch(undefined),
  properties: z.record(z.string(), z.unknown()).nullish().catch(undefined),
})
export type TaskWire = z.output<typeof task>

/** What can be pressed under a task's picture; empty on the line that has no buttons. */
export const buttonIds = ({ buttons }: TaskWire): string[] =>
  (buttons ?? []).flatMap((one) => {
    const read = button.safeParse(one)
    return read.success && read.data.customId !== '' ? [read.data.customId] : []
  })

type Refusal = { kind: EngineErrorKind; message: string; untaken: boolean }

/** What a code of the proxy's own means; undefined for success. */
export function refusalOf(reply: SubmitReply): Refusal | undefined {
  const { code, description, properties } = reply
  const words = description?.trim() || `The proxy answered with code ${code}.`
  switch (code) {
    case 1:
    case 21:
    case 22:
      return undefined
    case 23:
      return { kind: 'rate', message: words, untaken: true }
    case 24: {
      const banned = properties?.bannedWord
      return {
        kind: 'refused',
        message: typeof banned === 'string' && banned ? `${words}: ${banned}` : words,
        untaken: true,
      }
    }
    case 3:
    case 4:
      return { kind: 'invalid', message: words, untaken: true }
    default: {
      const kind = kindOfWords(words)
      // 9 is what the proxy says before a request reaches its queue; codes that nobody knows may mean anything.
      return {
        kind: kind === 'aborted' ? 'broken' : kind,
        message: words,
        untaken: code === 9,
      }
    }
  }
}

const meanings: readonly (readonly [EngineErrorKind, RegExp])[] = [
  ['aborted', /取消|cancel/i],
  [
    'refused',
    /banned|sensitive|moderat|blocked|policy|nsfw|safety|community (standards|guidelines)|敏感|违规|違規|屏蔽|审核/i,
  ],
  [
    'quota',
    /quota_not_enough|insufficient|subscription|payment|credits?\b|fast hours|额度|余额|餘額/i,
  ],
  ['overloaded', /无可用的?(?:账号|账户|实例)|no available account|队列已满|queue is full/i],
  ['timeout', /timed? ?out|超时|逾時/i],
  ['invalid', /invalid|unrecognized|参数|參數|must be|不能为空/i],
]

/** What the words of a failure mean; `broken` when they say nothing that we know. */
export const kindOfWords = (words: string): EngineErrorKind =>
  meanings.find(([, pattern]) => pattern.test(words))?.[0] ?? 'broken'

/** The error in a reply that is no success: the proxy's own, a gateway's, or that of the framework below. */
export function readError(json: unknown): UpstreamError | undefined {
  if (typeof json !== 'object' || json === null) return undefined
  const { error, description, message, code, type } = json as Record<string, unknown>
  const inner =
    typeof error === 'object' && error !== null ? (error as Record<string, unknown>) : {}
  const words = [inner.message, description, message, error].find(
    (one) => typeof one === 'string' && one !== '',
  ) as string | undefined
  if (words === undefined) return undefined
  const spent = /quota_not_enough|额度不足|额度已用尽/.test(words) ? 'insufficient_quota' : ''
  const names = [inner.type, inner.code, type, spent].filter((name) => typeof name === 'string')
  // Of the proxy's own codes this one is the only that comes with a status of another meaning.
  if (code === 24) names.push('content_filter')
  return { message: words, names: names.join(' ') }
}
