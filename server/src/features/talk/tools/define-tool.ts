import { z } from 'zod'
import type { ServerTool, ToolAnswer, ToolContext } from './chat-tools.ts'

/** A tool whose input is checked; what does not fit is told to the model, field by field. */
export function defineTool<Input extends z.ZodType>(tool: {
  name: string
  description: string
  input: Input
  consent?: ServerTool['consent']
  price?(input: z.output<Input>, context: ToolContext): number | Promise<number>
  run(input: z.output<Input>, context: ToolContext): ToolAnswer | Promise<ToolAnswer>
}): ServerTool {
  const { $schema: _, ...schema } = z.toJSONSchema(tool.input, { io: 'input' })
  const { name, description, consent, price } = tool
  const read = (input: unknown) => {
    const parsed = tool.input.safeParse(input)
    if (!parsed.success) throw new Error(z.prettifyError(parsed.error))
    return parsed.data
  }
  return {
    name,
    description,
    input: schema,
    ...(consent ? { consent } : {}),
    ...(price ? { price: (input, context) => price(read(input), context) } : {}),
    run: (input, context) => tool.run(read(input), context),
  }
}
