// Writes the notes of a stretch of a song, section by section.
import { createRandom } from '../../image/craft/random.ts'
import { type Arrangement, arrange } from './arrange.ts'
import { type Band, gatherBand } from './band.ts'
import { layBass } from './bass-line.ts'
import { layFill, layGroove } from './drumming.ts'
import { planForm } from './form.ts'
import type { Theme } from './melody.ts'
import { createPen } from './pen.ts'
import type { SongManner, SongPart } from './plan.ts'
import type { Score, SectionKind } from './score.ts'
import { chordOf, type Hands, type Work } from './work.ts'
import { writeArp, writeComp, writePad } from './write-chords.ts'
import { writeEnd } from './write-end.ts'
import { writeMelody } from './write-melody.ts'

export const barSecondsOf = (band: Band, tempo: number): number => (band.style.beats * 60) / tempo

/** The last chord rings so long, in seconds, at least. */
const minRingS = 1.6

/** Times count from the beginning of the song, whose part this is. */
export function composePart(manner: SongManner, part: SongPart): Score {
  const band = gatherBand(manner)
  const barS = barSecondsOf(band, manner.tempo)
  const bars = Math.max(1, Math.floor((part.seconds - minRingS) / barS))
  const isGoingOn = part.fromBar > 0
  const sections = planForm(bars, part.sections, isGoingOn)
  const pen = createPen(band, manner.tempo, part.seed, part.fromBar * barS)
  const random = createRandom(part.seed, 'song')
  const themes = new Map<SectionKind, Theme>()
  const hands: Hands = { voicing: undefined, pad: undefined }
  for (const section of sections)
    writeSection({
      manner,
      band,
      section,
      pen,
      random,
      themes,
      hands,
      isLast: section === sections.at(-1),
    })
  writeEnd({ manner, band, pen, bar: bars, ringS: part.seconds - bars * barS, barS, hands })
  return { notes: pen.notes, sections, barS, bars }
}

function writeSection(work: Work): void {
  const { band, section } = work
  const plan = arrange(band, section)
  for (let bar = 0; bar < section.bars; bar += 1) writeBar(work, plan, bar)
  if (plan.lead) writeMelody(work, plan)
}

function writeBar(work: Work, plan: Arrangement, inSection: number): void {
  const { band, section, random } = work
  const bar = section.startBar + inSection
  const chord = chordOf(plan, inSection)
  if (!chord) return
  writeComp(work, plan, bar, chord)
  if (plan.pad) writePad(work, plan, bar, inSection, chord)
  if (plan.arp) writeArp(work, plan, bar, chord)
  const { style, bass } = band
  if (bass && style.bass && plan.bass && inSection >= plan.bassFrom) {
    const pattern = section.kind === 'chorus' ? style.bass.chorus : style.bass.verse
    const next = chordOf(plan, inSection + 1) ?? chord
    for (const tone of layBass({ pattern, beats: style.beats, chord, next, random }))
      work.pen.write({
        part: 'bass',
        instrument: bass,
        bar,
        ...tone,
        velocity: tone.velocity * plan.strength,
      })
  }
  writeDrums(work, plan, bar, inSection)
}

function writeDrums(
  { band, pen, section, random, isLast }: Work,
  plan: Arrangement,
  bar: number,
  inSection: number,
): void {
  const { style } = band
  if (!style.drums || !plan.groove || inSection < plan.drumsFrom) return
  const groove = layGroove(plan.groove, { thin: plan.thin })
  const isTurn = inSection === section.bars - 1 && section.bars > 1
  const withFill =
    isTurn && !isLast ? layFill(groove, style.drums.fills, style.beats, random) : groove
  const isArrival =
    section.kind === 'chorus' && inSection === 0 && style.beats === 4 && 'kick' in plan.groove
  if (isArrival)
    pen.write({
      part: 'drums',
      instrument: 'crash',
      bar,
      place: 0,
      length: 16,
      pitch: 60,
      velocity: 0.7 * plan.strength,
    })
  for (const { drum, place, velocity } of withFill) {
    if (place >= style.beats * 4 || (drum === 'crash' && inSection % 4 !== 0)) continue
    pen.write({
      part: 'drums',
      instrument: drum,
      bar,
      place,
      length: 2,
      pitch: 60,
      velocity: velocity * plan.strength,
    })
  }
}
