// Models differ in which optional fields they take, and new ones appear every week. A request that was declined for naming a field
// was not taken up, so it may be sent again without it; what was learnt holds for the model from then on.
import type { UpstreamError } from '../../upstream-failure.ts'
import type { RequestBody } from './openai-compatible.request.ts'

const optionalFields = [
  'temperature',
  'top_p',
  'stream_options',
  'reasoning_effort',
  'chat_template_kwargs',
  'enable_thinking',
  'thinking_budget',
  'max_completion_tokens',
  'max_tokens',
  'reasoning',
  'thinking',
] as const

type OptionalField = (typeof optionalFields)[number]

const saysUnsupported =
  /unsupported|not supported|does not support|unrecognized|unknown|unexpected|not permitted|not allowed|extra inputs|deprecated|不支持/i

/** The optional field of a request that an upstream declined to know; undefined when it complains of something else. */
export function refusedField(
  error: UpstreamError & { param?: string },
  body: RequestBody,
): OptionalField | undefined {
  if (!saysUnsupported.test(`${error.names} ${error.message}`)) return undefined
  const { param, message } = error
  return optionalFields.find(
    (field) =>
      field in body &&
      (param === field ||
        param?.startsWith(`${field}.`) ||
        (param === undefined && new RegExp(`\\b${field}\\b`).test(message))),
  )
}

/** The request without the field; an output limit takes its other name instead. */
export function withoutField(body: RequestBody, field: OptionalField): RequestBody {
  if (!(field in body)) return body
  const { [field]: value, ...rest } = body
  if (field === 'max_tokens') return { ...rest, max_completion_tokens: value }
  if (field === 'max_completion_tokens') return { ...rest, max_tokens: value }
  return rest
}

export type FieldMemory = {
  learn(model: string, field: OptionalField): void
  /** The request without what its model is known to refuse. */
  amend(model: string, body: RequestBody): RequestBody
}

export function createFieldMemory(): FieldMemory {
  const known = new Map<string, OptionalField[]>()
  return {
    learn: (model, field) => known.set(model, [...(known.get(model) ?? []), field]),
    amend: (model, body) => (known.get(model) ?? []).reduce(withoutField, body),
  }
}
