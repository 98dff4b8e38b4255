// The words of a prompt that the painter understands, from most to least needed.
import { readPrompt } from '../words/read-prompt.ts'

/** Shorter prompts that show the same, the longest first; empty when nothing was understood. */
export function shortenPrompt(prompt: string): string[] {
  const words = rankedWords(prompt)
  const lengths = [words.length, Math.ceil(words.length * 0.6), Math.ceil(words.length * 0.3)]
  const separator = /[\u4e00-\u9fff]/.test(prompt) ? '，' : ', '
  return [
    ...new Set(
      lengths
        .filter((length) => length > 0)
        .map((length) => words.slice(0, length).join(separator)),
    ),
  ]
}

function rankedWords(prompt: string): string[] {
  const { found } = readPrompt(prompt)
  return [...new Set(found)]
}
