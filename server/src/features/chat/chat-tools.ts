import type { Locale } from '@atelier/contract/primitives'
import type { ChatTool } from '@atelier/engines/kinds/chat'

/** A tool that a model may call while it answers. `run` gives the text that the model reads, and throws with a text for the model. */
export type ServerTool = ChatTool & {
  run(input: unknown, context: { now: Date; locale: Locale }): string | Promise<string>
}

/** Runs one call as a model wrote it; what is wrong with it is said to the model, not thrown. */
export async function runTool(
  tools: readonly ServerTool[],
  call: { name: string; input: string },
  context: { now: Date; locale: Locale },
): Promise<{ output: string; failed: boolean }> {
  const tool = tools.find((each) => each.name === call.name)
  if (!tool) return { output: `There is no tool named ${call.name}.`, failed: true }
  try {
    const input: unknown = JSON.parse(call.input || '{}')
    return { output: await tool.run(input, context), failed: false }
  } catch (error) {
    return { output: error instanceof Error ? error.message : String(error), failed: true }
  }
}
