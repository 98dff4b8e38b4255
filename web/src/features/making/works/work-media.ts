import type { Work } from '@atelier/contract/features/making/works'
import type { ReactNode } from 'react'

/** How clips and songs play where works are shown: a screen hands its players in, as features do not know each other. */
export type WorkMedia = {
  /** Stands in the open work where a picture would; `name` is what the work is called. Null leaves it to the browser's own controls. */
  stage: (work: Work, at: number, name: string) => ReactNode
  /** Plays a song or a stem at a press on its card; without it the card only opens it. */
  onPlay?: (work: Work, at: number, name: string) => void
}
