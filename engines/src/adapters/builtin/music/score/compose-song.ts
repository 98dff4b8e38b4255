// A whole song of its parts: each is played until the next takes over.
import { gatherBand } from './band.ts'
import { barSecondsOf, composePart } from './compose-part.ts'
import type { SongPart, SongPlan } from './plan.ts'
import type { Note, Section } from './score.ts'

/** A part takes over a little before its first bar, for whoever is early. */
const leadS = 0.05

export type SongScore = {
  notes: readonly Note[]
  sections: readonly Section[]
  barS: number
  /** Its length. */
  seconds: number
  /** Where the last of its parts takes over; 0 when there is one. */
  lastFromS: number
}

export function composeSong(plan: SongPlan): SongScore {
  const barS = barSecondsOf(gatherBand(plan), plan.tempo)
  const scores = plan.parts.map((part) => ({ part, score: composePart(plan, part) }))
  const untilBar = (at: number) => plan.parts[at + 1]?.fromBar ?? Number.POSITIVE_INFINITY
  const notes = scores.flatMap(({ score }, at) => {
    const endS = untilBar(at) * barS - leadS
    return score.notes.filter(({ startS }) => startS < endS)
  })
  const sections = scores.flatMap(({ part, score }, at) =>
    score.sections
      .map((section) => ({ ...section, startBar: section.startBar + part.fromBar }))
      .filter(({ startBar }) => startBar < untilBar(at))
      .map((section) => ({
        ...section,
        bars: Math.min(section.bars, untilBar(at) - section.startBar),
      })),
  )
  const last = plan.parts.at(-1)
  const lastFromS = Math.max(0, (last?.fromBar ?? 0) * barS - leadS)
  return { notes, sections, barS, seconds: lastFromS + (last?.seconds ?? 0), lastFromS }
}

/** The bar in which a song can be gone on with, nearest to a second of its last part: never in what was before it, nor in its last chord. */
export function barToGoOnFrom(plan: SongPlan, second: number | undefined): number {
  const last = plan.parts.at(-1) as SongPart
  const { bars, barS } = composePart(plan, last)
  const wanted = second === undefined ? bars : Math.round(second / barS)
  return last.fromBar + Math.min(bars, Math.max(1, wanted))
}
