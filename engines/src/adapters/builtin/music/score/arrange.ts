// Which parts of the band play in a section, and how: what makes a song grow.
import type { CompPattern, Groove } from '../styles/style.ts'
import type { Band } from './band.ts'
import type { Chord } from './harmony.ts'
import type { Section } from './score.ts'

export type Arrangement = {
  /** A bar each, round and round. */
  chords: readonly Chord[]
  comp: CompPattern
  bass: boolean
  pad: boolean
  arp: boolean
  lead: boolean
  /** A second voice with the melody. */
  echo: boolean
  groove: Groove | undefined
  /** Without kick and snare. */
  thin: boolean
  /** From this bar of the section on. */
  bassFrom: number
  drumsFrom: number
  /** 0 to 1. */
  strength: number
}

export function arrange(band: Band, section: Section): Arrangement {
  const { style } = band
  const { kind, turn, bars } = section
  const energy = Math.min(1, Math.max(0.1, section.energy + band.drive))
  const isFull = kind === 'chorus'
  const grooves = style.drums?.[isFull ? 'chorus' : 'verse']
  const common = {
    chords: kind === 'verse' ? band.verse : isFull ? band.chorus : band.other,
    comp: isFull ? style.comp.chorus : style.comp.verse,
    groove: grooves?.[Math.min(turn, grooves.length - 1)],
    strength: 0.55 + energy * 0.45,
    bassFrom: 0,
    drumsFrom: 0,
    thin: false,
    echo: false,
  }
  switch (kind) {
    case 'intro':
      return {
        ...common,
        bass: bars > 2,
        bassFrom: Math.floor(bars / 2),
        drumsFrom: Math.floor(bars / 2),
        pad: true,
        arp: false,
        lead: false,
        thin: true,
      }
    case 'verse':
      return {
        ...common,
        bass: true,
        pad: turn > 0 || energy < 0.45,
        arp: turn > 1,
        lead: true,
        thin: energy < 0.35,
      }
    case 'chorus':
      return { ...common, bass: true, pad: true, arp: energy > 0.6, lead: true, echo: energy > 0.8 }
    case 'bridge':
      return {
        ...common,
        bass: true,
        bassFrom: Math.floor(bars / 2),
        pad: true,
        arp: true,
        lead: true,
        drumsFrom: Math.ceil(bars / 2),
        thin: true,
      }
    case 'outro':
      return { ...common, bass: true, pad: true, arp: true, lead: false, thin: true }
  }
}
