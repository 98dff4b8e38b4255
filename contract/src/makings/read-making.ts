// Whether somebody asks to have a picture, a clip, a song or a mind map made, and of what. Pure; linear in what is read.
import { englishMaking } from './english-making.ts'
import { hanMaking } from './han-making.ts'
import type { Making } from './making.ts'

/** A request longer than this, in UTF-16 units, is none that a maker takes. */
export const longestRequest = 2000

/** Undefined for everything that is not surely such a request: questions, talk, what has failed. */
export function readMaking(said: string): Making | undefined {
  const text = said.trim()
  if (text === '' || text.length > longestRequest || !/\p{L}/u.test(text)) return undefined
  const plain = withPlainForms(text)
  const inEnglish = () => englishMaking(plain)
  return /\p{Script=Han}/u.test(text) ? (hanMaking(text, plain) ?? inEnglish()) : inEnglish()
}

/** Full-width letters and marks, and curly apostrophes, in their plain forms; what stands where stays there. */
const withPlainForms = (text: string): string =>
  text
    .replace(/[！-～]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - 0xfee0))
    .replace(/　/g, ' ')
    .replace(/[‘’]/g, "'")
