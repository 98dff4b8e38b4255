import { z } from 'zod'

const maxRows = 5000

/** The rows of a list of models, none of them read yet. What comes after more than any vendor or gateway lists is left out unread. */
export const modelRows = z.array(z.unknown()).transform((rows) => rows.slice(0, maxRows))
