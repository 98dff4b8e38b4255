// The sections of a song, by how long it is and by what its lyrics ask for.
import type { Section, SectionKind } from './score.ts'

const unitBars = 4
type Span = [kind: SectionKind, units: number]

const energies: Record<SectionKind, number> = {
  intro: 0.25,
  verse: 0.5,
  chorus: 0.85,
  bridge: 0.45,
  outro: 0.4,
}

/** `wanted` are the sections of the lyrics in order; `isGoingOn` when it follows an earlier part and needs no intro. */
export function planForm(
  bars: number,
  wanted: readonly SectionKind[],
  isGoingOn = false,
): Section[] {
  const units = Math.max(1, Math.floor(bars / unitBars))
  const spans =
    wanted.length > 0 && wanted.length <= units
      ? follow(units, wanted, isGoingOn)
      : commonForm(units, isGoingOn)
  const sections: Section[] = []
  const turns = new Map<SectionKind, number>()
  let startBar = 0
  spans.forEach(([kind, length], at) => {
    const turn = turns.get(kind) ?? 0
    turns.set(kind, turn + 1)
    // Bars that are left over belong to the last section.
    const own = at === spans.length - 1 ? Math.max(1, bars - startBar) : length * unitBars
    const energy = Math.min(1, energies[kind] + turn * (kind === 'chorus' ? 0.08 : 0.12))
    sections.push({ kind, startBar, bars: own, energy, turn })
    startBar += own
  })
  return sections
}

/** Each section of the lyrics gets its share; an intro and an outro come with them where there is room. */
function follow(units: number, wanted: readonly SectionKind[], isGoingOn: boolean): Span[] {
  const spare = units - wanted.length
  const intro = spare >= 1 && !isGoingOn && wanted[0] !== 'intro' ? 1 : 0
  const outro = spare - intro >= 1 && wanted.at(-1) !== 'outro' ? 1 : 0
  let more = spare - intro - outro
  const spans = wanted.map((kind): Span => [kind, 1])
  // First every section twice as long, then the song goes round again.
  for (const span of spans) {
    if (more === 0) break
    if (span[0] === 'intro' || span[0] === 'outro') continue
    span[1] += 1
    more -= 1
  }
  while (more > 0) {
    const length = Math.min(2, more)
    spans.push([more > 4 && spans.at(-1)?.[0] === 'chorus' ? 'bridge' : 'chorus', length])
    more -= length
  }
  return [...when(intro, 'intro'), ...spans, ...when(outro, 'outro')]
}

const when = (units: number, kind: SectionKind): Span[] => (units > 0 ? [[kind, units]] : [])

function commonForm(units: number, isGoingOn: boolean): Span[] {
  if (units === 1) return [[isGoingOn ? 'bridge' : 'verse', 1]]
  if (units === 2)
    return [
      ['verse', 1],
      ['chorus', 1],
    ]
  if (units === 3)
    return [
      ['verse', 1],
      ['chorus', 1],
      ['outro', 1],
    ]
  const inner = units - (isGoingOn ? 1 : 2)
  const middle = isGoingOn ? [['bridge', 1] as Span, ...rounds(inner - 1)] : rounds(inner)
  return [...when(isGoingOn ? 0 : 1, 'intro'), ...middle, ['outro', 1]]
}

/** Verse and chorus in turn, with a bridge before the last chorus where there is room for one. */
function rounds(units: number): Span[] {
  const spans: Span[] = []
  let left = units
  while (left >= 4) {
    spans.push(['verse', 2], ['chorus', 2])
    left -= 4
    if (left >= 6 && spans.length % 4 === 0) {
      spans.push(['bridge', 2])
      left -= 2
    }
  }
  if (left === 3) spans.push([spans.length ? 'bridge' : 'verse', 1], ['chorus', 2])
  else if (left === 2)
    spans.push(
      ...((spans.length
        ? [
            ['bridge', 1],
            ['chorus', 1],
          ]
        : [
            ['verse', 1],
            ['chorus', 1],
          ]) as Span[]),
    )
  else if (left === 1) spans.push(['chorus', 1])
  return spans
}
