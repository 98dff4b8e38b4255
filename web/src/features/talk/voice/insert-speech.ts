// Puts what was said where the caret is. Pure.
import { joinedSpeech } from './dictation.ts'

/** The text with the words in it, and where the caret goes. */
export function insertSpeech(
  text: string,
  caret: number,
  heard: string,
): { text: string; caret: number } {
  const at = Math.min(Math.max(0, caret), text.length)
  const before = joinedSpeech(text.slice(0, at), heard.trim())
  const after = text.slice(at)
  const gap = after === '' || /^[\s\p{Script=Han}.,;:!?。，、；：！？]/u.test(after) ? '' : ' '
  return { text: before + gap + after, caret: before.length }
}
