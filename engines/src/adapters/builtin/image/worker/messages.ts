// What the painter's worker is told and what it answers.
import type { EngineErrorKind } from '../../../../errors.ts'
import type { ImageRequest } from '../../../../kinds/image.ts'
import type { PainterTicket } from '../pieces.ts'
import type { Made } from './make-pictures.ts'

/** A wish, or the pictures of a ticket once more. */
export type Job = { scale: number } & ({ request: ImageRequest } | { ticket: PainterTicket })

export type Answer =
  | { type: 'progress'; percent: number; preview?: Uint8Array }
  | { type: 'made'; made: Made }
  | { type: 'failed'; kind: EngineErrorKind; message: string }
