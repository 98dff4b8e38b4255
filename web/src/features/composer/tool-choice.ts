import { defineStored } from '../../lib/storage/define-stored.ts'

/** The tools that the server offers to models, by the names it knows them by. */
export const offeredTools = ['calculate', 'date', 'convert_units', 'search_handbook'] as const
export type ToolName = (typeof offeredTools)[number]

/** Which of them a model may use; kept for good. */
export const chosenTools = defineStored<readonly ToolName[]>('tools', {
  default: offeredTools,
  expiresAfterS: null,
  read: (found) =>
    Array.isArray(found) ? offeredTools.filter((name) => found.includes(name)) : undefined,
})

export const withTool = (
  chosen: readonly ToolName[],
  name: ToolName,
  wanted: boolean,
): readonly ToolName[] =>
  offeredTools.filter((own) => (own === name ? wanted : chosen.includes(own)))
