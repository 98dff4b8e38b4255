// What the Gemini API sends. Pieces of an answer are read by hand, for speed; only lists of models go through schemas.
import { z } from 'zod'
import { readErrorShape } from '../../error-shapes.ts'
import type { UpstreamModel } from '../../kinds/chat.ts'
import { canChat, mergeAbilities } from '../../model-abilities.ts'
import { modelRows } from '../../model-rows.ts'
import type { UpstreamError } from '../../upstream-failure.ts'
import type { UsageWire } from './gemini.usage.ts'

export type PartWire = {
  text?: string
  /** The text is thinking. */
  thought?: boolean
  thoughtSignature?: string
  inlineData?: { mimeType?: string; data?: string }
  functionCall?: { id?: string; name?: string; args?: unknown }
}

export type ChunkWire = {
  candidates?: {
    content?: { parts?: PartWire[] }
    finishReason?: string
    finishMessage?: string
  }[]
  promptFeedback?: { blockReason?: string }
  usageMetadata?: UsageWire | null
  error?: unknown
}

/** What a call came with, as it must go back with its result. */
export type CallSeal = {
  /** The upstream's id of the call, when it gave one. */
  id?: string
  signature?: string
}

const modelRow = z.object({
  name: z.string(),
  displayName: z.string().optional().catch(undefined),
  inputTokenLimit: z.number().optional().catch(undefined),
  supportedGenerationMethods: z.array(z.string()).optional().catch(undefined),
  thinking: z.boolean().optional().catch(undefined),
})

export const modelPage = z.object({
  models: modelRows,
  nextPageToken: z.string().optional().catch(undefined),
})

export function readModel(row: unknown): UpstreamModel | undefined {
  const parsed = modelRow.safeParse(row)
  if (!parsed.success) return undefined
  const { displayName, inputTokenLimit, supportedGenerationMethods, thinking } = parsed.data
  const name = parsed.data.name.replace(/^models\//, '')
  if (!canChat(name)) return undefined
  if (supportedGenerationMethods?.includes('generateContent') === false) return undefined
  return {
    name,
    ...(displayName ? { label: displayName } : {}),
    abilities: mergeAbilities(name, { reasoning: thinking, contextTokens: inputTokenLimit }),
  }
}

const mediaRow = modelRow.extend({ description: z.string().optional().catch(undefined) })

/** A model of any kind, with the methods by which it is asked; undefined for a row of another shape. */
export function readMediaModel(row: unknown) {
  const parsed = mediaRow.safeParse(row)
  if (!parsed.success) return undefined
  const { displayName, description, supportedGenerationMethods: methods } = parsed.data
  const name = parsed.data.name.replace(/^models\//, '')
  return { name, label: displayName ?? name, description, methods }
}

const errorBody = z.object({
  error: z.object({
    code: z.number().optional().catch(undefined),
    message: z.string(),
    status: z.string().optional().catch(undefined),
    details: z
      .array(
        z.object({
          reason: z.string().optional().catch(undefined),
          retryDelay: z.string().optional().catch(undefined),
        }),
      )
      .optional()
      .catch(undefined),
  }),
})

export function readError(json: unknown): UpstreamError | undefined {
  const parsed = errorBody.safeParse(Array.isArray(json) ? json[0] : json)
  // A gateway in front of it describes errors in its own way.
  if (!parsed.success) return readErrorShape(json)
  const { code, message, status, details = [] } = parsed.data.error
  const name = code ?? readErrorShape(json)?.status
  const reasons = details.map(({ reason }) => reason).filter((reason) => reason !== undefined)
  const delay = details.find(({ retryDelay }) => retryDelay !== undefined)?.retryDelay
  const retryAfterS = delay === undefined ? Number.NaN : Math.ceil(Number.parseFloat(delay))
  return {
    message,
    names: [status ?? '', ...reasons].join(' '),
    ...(name === undefined ? {} : { status: name }),
    ...(Number.isNaN(retryAfterS) ? {} : { retryAfterS }),
  }
}
