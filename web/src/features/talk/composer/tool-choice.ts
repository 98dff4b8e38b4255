import { defaultTools, toolLimits } from '@atelier/contract/tool-terms'
import { defineStored } from '../../../lib/storage/define-stored.ts'

/** Names of the tools that a model may use; kept for good. One that is there no more does no harm: the server leaves it out. */
export const chosenTools = defineStored<readonly string[]>('tools', {
  default: defaultTools,
  expiresAfterS: null,
  read: (found) =>
    Array.isArray(found)
      ? found
          .filter((name): name is string => typeof name === 'string' && name.length <= 64)
          .slice(0, toolLimits.chosen)
      : undefined,
})

/** With these or without them, each once, at most as many as an answer may be offered. */
export function withTools(
  chosen: readonly string[],
  names: readonly string[],
  wanted: boolean,
): readonly string[] {
  const rest = chosen.filter((name) => !names.includes(name))
  return wanted ? [...rest, ...names].slice(0, toolLimits.chosen) : rest
}

/** Those that somebody turned on: the others are on for everybody. */
export const unusualTools = (chosen: readonly string[]): readonly string[] =>
  chosen.filter((name) => !defaultTools.some((tool) => tool === name))
