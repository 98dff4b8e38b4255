// A field of a form that follows from what an engine or a way to pay declares.
import { z } from 'zod'

export const declaredField = z.object({
  name: z.string(),
  /** What it is and what it looks like, in English. */
  about: z.string(),
  isSecret: z.boolean(),
  isRequired: z.boolean(),
  /** What stands when nothing is given; empty for nothing. */
  usual: z.string(),
  /** Empty where any text may stand. */
  options: z.array(z.string()),
})
export type DeclaredField = z.infer<typeof declaredField>
