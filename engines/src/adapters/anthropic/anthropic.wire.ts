// What the messages API sends. Events of an answer are read by hand, for speed; only lists of models go through schemas.
import { z } from 'zod'
import type { UpstreamModel } from '../../kinds/chat.ts'
import { canChat, mergeAbilities } from '../../model-abilities.ts'
import { modelRows } from '../../model-rows.ts'
import type { UsageWire } from './anthropic.usage.ts'

/** Thinking as it must go back, unchanged, with the result of the tool it led to. */
export type ThoughtBlock =
  | { type: 'thinking'; thinking: string; signature: string }
  | { type: 'redacted_thinking'; data: string }

export type BlockWire = {
  type?: string
  text?: string
  thinking?: string
  signature?: string
  data?: string
  id?: string
  name?: string
  input?: unknown
}

export type EventWire = {
  type?: string
  index?: number
  message?: { usage?: UsageWire | null }
  content_block?: BlockWire
  delta?: {
    type?: string
    text?: string
    thinking?: string
    signature?: string
    partial_json?: string
    stop_reason?: string | null
  }
  usage?: UsageWire | null
  error?: unknown
}

export type MessageWire = {
  content?: BlockWire[]
  stop_reason?: string | null
  usage?: UsageWire | null
}

const support = z.object({ supported: z.boolean() }).optional().catch(undefined)
const modelRow = z.object({
  id: z.string(),
  display_name: z.string().optional().catch(undefined),
  max_input_tokens: z.number().nullish().catch(undefined),
  capabilities: z.object({ image_input: support, thinking: support }).nullish().catch(undefined),
})

export const modelPage = z.object({
  data: modelRows,
  has_more: z.boolean().optional().catch(undefined),
  last_id: z.string().nullish().catch(undefined),
})

export function readModel(row: unknown): UpstreamModel | undefined {
  const parsed = modelRow.safeParse(row)
  if (!parsed.success || !canChat(parsed.data.id)) return undefined
  const { id, display_name: label, max_input_tokens, capabilities } = parsed.data
  const abilities = mergeAbilities(id, {
    vision: capabilities?.image_input?.supported,
    reasoning: capabilities?.thinking?.supported,
    contextTokens: max_input_tokens ?? undefined,
  })
  return { name: id, ...(label ? { label } : {}), abilities }
}
