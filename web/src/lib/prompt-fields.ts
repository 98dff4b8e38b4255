// Fields that prompts can be filled into, and the wish to fill one in from elsewhere.
import type { KeptPrompt } from '@atelier/contract/features/talk/prompts'

const listeners = new Set<(prompt: KeptPrompt) => void>()

/** Fields that have `data-finds="prompts"`. */
export const takesPrompts = (field: EventTarget | null): field is HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement && field.dataset.finds === 'prompts'

/** The first such field of the page. */
export const fieldForPrompts = (): HTMLTextAreaElement | null =>
  document.querySelector<HTMLTextAreaElement>('textarea[data-finds="prompts"]')

/** Asks for a prompt to be filled into the page's field. */
export function requestPrompt(prompt: KeptPrompt): void {
  for (const listener of listeners) listener(prompt)
}

export function onPromptRequest(listener: (prompt: KeptPrompt) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
