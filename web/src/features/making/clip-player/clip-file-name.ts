import { fineClockText } from '../../../lib/clock-text.ts'
import type { ClipPart } from './clip-part.ts'

// No file system takes a colon.
const placeText = (atS: number) => fineClockText(atS).replaceAll(':', '-')

const withoutEnding = (name: string) => name.replace(/\.[a-z0-9]{2,4}$/i, '') || 'clip'

/** "lake 0-05.24.png" */
export const frameFileName = (clip: string, atS: number): string =>
  `${withoutEnding(clip)} ${placeText(atS)}.png`

/** "lake 0-05.24 to 0-09.00.mp4"; `ending` with its dot. */
export const partFileName = (clip: string, { startS, endS }: ClipPart, ending: string): string =>
  `${withoutEnding(clip)} ${placeText(startS)} to ${placeText(endS)}${ending}`
