import type { Work } from '@atelier/contract/features/making/works'
import type { ReactNode } from 'react'

/** How clips and songs play where works are shown: a screen hands its players in, as features do not know each other. */
export type WorkMedia = {
  /** Stands in the open work where a picture would; `name` is what the work is called. Null leaves it to the browser's own controls. */
  stage: (work: Work, at: number, name: string) => ReactNode
  /** The songs or stems of a work in whatever state it is, one row each; where there can be none it is absent. */
  songs?: (work: Work, does: SongsDoing) => ReactNode
}

/** What can be done with such a work … */
export type SongsDoing = {
  /** … once it is done, as buttons … */
  actions: () => ReactNode
  /** … and before that, or where nothing came of it. */
  onStop: () => void
  onRetry: () => void
  onDelete: () => void
}
