// What this dialect's replies look like. Only lists of models go through schemas: pieces of an answer are read by hand, for speed.
import { z } from 'zod'
import type { UpstreamModel } from '../../kinds/chat.ts'
import { canChat, mergeAbilities } from '../../model-abilities.ts'
import { modelRows } from '../../model-rows.ts'

export type DeltaWire = {
  content?: string | ContentPieceWire[] | null
  refusal?: string | null
  reasoning_content?: string | null
  reasoning?: string | null
  /** Names of others for the same. */
  reasoning_text?: string | null
  thinking?: string | null
  reasoning_details?: ReasoningDetailWire[] | null
  images?: PictureWire[] | null
  tool_calls?: ToolCallWire[] | null
  /** What tools were called by before there were several. */
  function_call?: ToolCallWire['function'] | null
}

/** A step of thinking: its text, or a summary of it; sealed ones have neither. */
export type ReasoningDetailWire = {
  type?: string
  text?: string | null
  summary?: string | null
}

/** A picture in any of its shapes. Addresses are of the web or `data:`. */
export type PictureWire = {
  type?: string
  url?: unknown
  image_url?: unknown
  image?: unknown
  b64_json?: unknown
  data?: unknown
  mime_type?: unknown
}

/** Text, a picture, or thinking that is text or itself a list of pieces. */
export type ContentPieceWire = PictureWire & {
  text?: string
  thinking?: string | { text?: string }[]
}

export type ToolCallWire = {
  index?: number | null
  id?: string | null
  function?: { name?: string | null; arguments?: string | Record<string, unknown> | null }
}

export type ChunkWire = {
  choices?: {
    delta?: DeltaWire | null
    message?: DeltaWire | null
    finish_reason?: string | null
    error?: unknown
  }[]
  object?: string
  error?: unknown
}

const number = z.number().optional().catch(undefined)
const boolean = z.boolean().optional().catch(undefined)
const words = z.array(z.string()).optional().catch(undefined)

const modelRow = z.object({
  id: z.string(),
  name: z.string().optional().catch(undefined),
  type: z.string().optional().catch(undefined),
  context_length: number,
  context_window: number,
  max_context_length: number,
  max_model_len: number,
  supported_parameters: words,
  supports_image_in: boolean,
  supports_reasoning: boolean,
  meta: z.object({ n_ctx: number, n_ctx_train: number }).nullish().catch(undefined),
  architecture: z
    .object({ input_modalities: words, output_modalities: words })
    .nullish()
    .catch(undefined),
  capabilities: z
    .object({
      completion_chat: boolean,
      function_calling: boolean,
      vision: boolean,
      reasoning: boolean,
    })
    .nullish()
    .catch(undefined),
})

/** A list of models; some vendors send the list alone. */
export const modelList = z.preprocess(
  (list) => (Array.isArray(list) ? { data: list } : list),
  z.object({ data: modelRows }),
)

/** A row of a list of models as we know it; undefined when it cannot chat or is no model. */
export function readModel(row: unknown): UpstreamModel | undefined {
  const parsed = modelRow.safeParse(row)
  if (!parsed.success) return undefined
  const { data: model } = parsed
  const { capabilities, architecture, meta, supported_parameters: parameters } = model
  if (!canChat(model.id) || model.type?.startsWith('embedding')) return undefined
  if (capabilities?.completion_chat === false) return undefined
  if (architecture?.output_modalities?.includes('text') === false) return undefined
  const sees = architecture?.input_modalities?.includes('image')
  const abilities = mergeAbilities(model.id, {
    vision: capabilities?.vision ?? model.supports_image_in ?? sees,
    tools: capabilities?.function_calling ?? parameters?.includes('tools'),
    reasoning:
      capabilities?.reasoning ?? model.supports_reasoning ?? parameters?.includes('reasoning'),
    contextTokens:
      model.context_length ??
      model.context_window ??
      model.max_model_len ??
      model.max_context_length ??
      meta?.n_ctx ??
      meta?.n_ctx_train,
  })
  const label = model.name && model.name !== model.id ? { label: model.name } : {}
  return { name: model.id, ...label, abilities }
}
