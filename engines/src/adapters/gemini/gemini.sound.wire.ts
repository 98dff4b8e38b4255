// What the Gemini API answers with where sound is asked for, or words about sound.
import { z } from 'zod'
import { EngineError } from '../../errors.ts'
import { notUnderstood } from '../../json-request.ts'

const text = z.string().optional().catch(undefined)

const part = z.object({
  text,
  thought: z.boolean().optional().catch(undefined),
  inlineData: z.object({ mimeType: text, data: z.string().min(1) }).optional(),
})
export type AnswerPart = z.infer<typeof part>

const answer = z.object({
  candidates: z
    .array(
      z.object({
        content: z
          .object({ parts: z.array(part).optional() })
          .optional()
          .catch(undefined),
        finishReason: text,
        finishMessage: text,
      }),
    )
    .optional(),
  promptFeedback: z.object({ blockReason: text }).optional(),
})

const forbidding = /SAFETY|PROHIBITED|BLOCKLIST|RECITATION|SPII/

/** The parts of an answer without what the model thought. Throws EngineError where there are none. */
export function readParts(json: unknown): AnswerPart[] {
  const parsed = answer.safeParse(json)
  const { candidates, promptFeedback } = parsed.data ?? {}
  if (!candidates && !promptFeedback) throw notUnderstood({})
  const [first] = candidates ?? []
  const { finishReason = 'STOP', finishMessage } = first ?? {}
  const reason = promptFeedback?.blockReason ?? finishReason
  if (promptFeedback?.blockReason || forbidding.test(finishReason))
    throw new EngineError('refused', finishMessage ?? `The model refused (${reason}).`)
  if (finishReason === 'MAX_TOKENS')
    throw new EngineError('cut', 'The answer broke off: it became too long.')
  const parts = (first?.content?.parts ?? []).filter(({ thought }) => !thought)
  if (parts.length === 0)
    throw new EngineError('nothing', `The model answered nothing (${finishReason}).`)
  return parts
}
