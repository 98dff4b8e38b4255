// What a category's hue looks like is in hues.css.
import './hues.css'
import type { CSSProperties } from 'react'
import { type Category, categoryHues } from '../../lib/category-hue.ts'

/** For an element of class `hued`. */
export const hueStyle = (category: Category): CSSProperties => ({
  ['--hue' as string]: categoryHues[category],
})
