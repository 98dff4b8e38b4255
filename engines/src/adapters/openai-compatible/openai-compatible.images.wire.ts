// What compatible vendors answer a request for pictures with: `data` or `images`, each with base64 or an address.
import { z } from 'zod'

const text = z.string().min(1).optional().catch(undefined)
const seed = z.number().optional().catch(undefined)

const row = z.object({
  b64_json: text,
  url: text,
  seed,
  error: z.unknown().optional(),
})
const rows = z.array(row).optional().catch(undefined)

export const imageAnswer = z
  .object({ data: rows, images: rows, seed })
  .refine(({ data, images }) => data !== undefined || images !== undefined)
export type ImageRow = z.output<typeof row>

const listedRow = z.object({
  id: z.string(),
  display_name: text,
  name: text,
})

/** A row of a list of models, by name and, where the vendor has one, label. */
export function readListedImage(value: unknown): { name: string; label: string } | undefined {
  const parsed = listedRow.safeParse(value)
  if (!parsed.success) return undefined
  const { id, display_name, name } = parsed.data
  return { name: id, label: display_name ?? name ?? id }
}
