// The sandbox as a tool for models: they write a script, and read what it wrote and gave.
import { z } from 'zod'
import type { JobLane } from '../jobs/job-lane.ts'
import { type JavascriptJob, type JavascriptMade, longestOutput } from './javascript-job.ts'
import { createJavascriptLane } from './javascript-lane.ts'

const limitMs = 2000

const input = z.object({
  code: z
    .string()
    .min(1)
    .max(100_000)
    .describe('The script. Its last expression is the result; console.log writes lines.'),
})

export type JavascriptTool = {
  name: string
  description: string
  /** JSON Schema of the input. */
  input: Record<string, unknown>
  /** What the script wrote and gave. Rejects for bad input and for a script that failed, with a text for the model. */
  run(input: unknown): Promise<string>
}

/** The tool, with threads of its own that start when it is used. */
export function javascriptTool(
  lane: JobLane<JavascriptJob, JavascriptMade> = createJavascriptLane(),
): JavascriptTool {
  const { $schema: _, ...schema } = z.toJSONSchema(input)
  return {
    name: 'run_javascript',
    description: `Runs JavaScript (ES2023, not Node, no browser) in a closed sandbox and tells what console.log wrote and the value of the last expression. Use it for loops, statistics, sorting, parsing and checking of algorithms. It has no network, files, modules or timers, keeps nothing between calls, and ends after ${limitMs / 1000} seconds or 64 MiB.`,
    input: schema,
    async run(asked) {
      const parsed = input.safeParse(asked)
      if (!parsed.success) throw new Error(z.prettifyError(parsed.error))
      const made = await lane.run(
        { ...parsed.data, limitMs },
        { signal: new AbortController().signal },
      )
      const lines = [writtenText(made)]
      if ('failure' in made) throw new Error([...lines, made.failure].filter(Boolean).join('\n\n'))
      const isQuiet = made.value === 'undefined'
      if (!isQuiet) lines.push(made.written ? `Result: ${made.value}` : made.value)
      return (
        lines.filter(Boolean).join('\n\n') || 'It ran to its end, wrote nothing and gave no value.'
      )
    },
  }
}

const writtenText = ({ written, isCut }: JavascriptMade): string =>
  isCut ? `${written}\n… (cut after ${longestOutput} characters)` : written
