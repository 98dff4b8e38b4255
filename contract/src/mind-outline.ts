// A mind map on the wire.
import { z } from 'zod'
import { longestMindText, type MindNode, maxMindDepth, maxMindNodes } from './mind-terms.ts'

export const mindNode: z.ZodType<MindNode, MindNode> = z.lazy(() =>
  z.object({
    id: z.string().min(1).max(40),
    text: z.string().max(longestMindText),
    folded: z.boolean().optional(),
    grows: z.number().int().positive().optional(),
    children: z.array(mindNode).max(maxMindNodes),
  }),
)

/** Reads no deeper than a map may be: what is deeper would be a matter of the stack. */
function isTooDeep(value: unknown, left = maxMindDepth): boolean {
  if (typeof value !== 'object' || value === null || !('children' in value)) return false
  const { children } = value
  if (!Array.isArray(children) || children.length === 0) return false
  return left <= 1 || children.some((child) => isTooDeep(child, left - 1))
}

/** A whole map. */
export const mindTree = z.preprocess((value, context) => {
  if (!isTooDeep(value)) return value
  context.issues.push({ code: 'custom', input: value, message: `deeper than ${maxMindDepth}` })
  return z.NEVER
}, mindNode)
