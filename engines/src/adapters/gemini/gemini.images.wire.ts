// What the Gemini API answers a request for pictures with, and what it says when there are none.
import { z } from 'zod'
import { EngineError } from '../../errors.ts'

const text = z.string().optional().catch(undefined)
const blob = z.object({ mimeType: text, data: z.string().min(1) })

const contentAnswer = z.object({
  candidates: z
    .array(
      z.object({
        content: z
          .object({
            parts: z
              .array(
                z.object({
                  text,
                  thought: z.boolean().optional().catch(undefined),
                  inlineData: blob.optional().catch(undefined),
                }),
              )
              .optional()
              .catch(undefined),
          })
          .optional()
          .catch(undefined),
        finishReason: text,
        finishMessage: text,
      }),
    )
    .optional(),
  promptFeedback: z.object({ blockReason: text, blockReasonMessage: text }).optional(),
})

const predictAnswer = z.looseObject({
  predictions: z.array(z.object({ bytesBase64Encoded: text, raiFilteredReason: text })).optional(),
})

/** Base64 of each picture that was made; undefined for an answer of another shape. Throws EngineError when there is none. */
export function readContent(json: unknown): string[] | undefined {
  const parsed = contentAnswer.safeParse(json)
  const { candidates, promptFeedback } = parsed.data ?? {}
  if (!candidates && !promptFeedback) return undefined
  const parts = (candidates ?? []).flatMap(({ content }) => content?.parts ?? [])
  // What is drawn while the model thinks is not what it answers.
  const answered = parts.filter(({ thought }) => !thought)
  const pictures = answered.flatMap(({ inlineData }) => inlineData?.data ?? [])
  if (pictures.length > 0) return pictures
  if (promptFeedback?.blockReason)
    throw refused(promptFeedback.blockReasonMessage, promptFeedback.blockReason)
  const { finishReason = 'STOP', finishMessage } = candidates?.[0] ?? {}
  if (forbidding.test(finishReason)) throw refused(finishMessage, finishReason)
  const words = answered
    .map((part) => part.text ?? '')
    .join('')
    .trim()
  if (finishReason === 'STOP' && words !== '') throw refused(words.slice(0, 500), 'no picture')
  throw new EngineError('nothing', `The model made no picture (${finishReason}).`)
}

/** As `readContent`. */
export function readPredictions(json: unknown): string[] | undefined {
  const parsed = predictAnswer.safeParse(json)
  if (!parsed.success) return undefined
  const { predictions, ...others } = parsed.data
  // When all is filtered, there may be nothing in the answer.
  if (!predictions && Object.keys(others).length > 0) return undefined
  const pictures = (predictions ?? []).flatMap((each) => each.bytesBase64Encoded ?? [])
  if (pictures.length > 0) return pictures
  const reason = predictions?.find((each) => each.raiFilteredReason)?.raiFilteredReason
  throw refused(reason, 'all pictures were filtered')
}

const forbidding = /SAFETY|PROHIBITED|BLOCKLIST|RECITATION|SPII/

const refused = (message: string | undefined, reason: string) =>
  new EngineError('refused', message ? `${message} (${reason})` : `The model refused (${reason}).`)
