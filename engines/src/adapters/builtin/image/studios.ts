// Models of the square: each paints in one style, whatever the words say of style.
import type { OwnModel } from './model-texts.ts'
import type { Style } from './words/manner-words.ts'

export type Studio = { name: OwnModel; style: Style }

export const studios: readonly Studio[] = [
  { name: 'studio-ink', style: 'ink' },
  { name: 'studio-watercolour', style: 'watercolour' },
  { name: 'studio-oil', style: 'oil' },
  { name: 'studio-impression', style: 'impressionist' },
  { name: 'studio-pixel', style: 'pixel' },
  { name: 'studio-neon', style: 'neon' },
  { name: 'studio-paper-cut', style: 'paper-cut' },
  { name: 'studio-woodblock', style: 'woodblock' },
  { name: 'studio-glass', style: 'stained-glass' },
  { name: 'studio-low-poly', style: 'low-poly' },
  { name: 'studio-sketch', style: 'sketch' },
  { name: 'studio-poster', style: 'poster' },
]
