import type { Entry } from '@atelier/contract/features/talk/chatlog'

/** The tokens of an answer as people are told of them: what the Guide writes has none, whatever was counted once. */
export const usageShown = ({ model, usage }: Pick<Entry, 'model' | 'usage'>): Entry['usage'] =>
  model?.engine === 'builtin' ? null : usage
