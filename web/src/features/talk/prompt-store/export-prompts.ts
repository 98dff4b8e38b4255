import type { KeptPrompt } from '@atelier/contract/features/talk/prompts'

/** The prompts as a list that any import here takes. */
export const promptsAsJson = (list: readonly KeptPrompt[]): string =>
  JSON.stringify(
    list.map(({ title, content, tags }) => ({ title, content, tags })),
    null,
    2,
  )
