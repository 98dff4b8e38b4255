// The hue of a category, of apps, roles and prompts alike, in degrees of oklch.
import type { AppCategory } from '@atelier/contract/app-terms'
import type { MarketCategory } from '@atelier/contract/market-terms'

export type Category = AppCategory | MarketCategory

export const categoryHues: Readonly<Record<Category, number>> = {
  writing: 262,
  work: 75,
  learning: 160,
  languages: 205,
  code: 292,
  creative: 350,
  portrait: 20,
  landscape: 145,
  design: 240,
  illustration: 330,
  motion: 310,
  sound: 185,
  life: 125,
  fun: 45,
}
