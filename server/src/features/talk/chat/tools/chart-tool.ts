// Charts as a tool for models: they give the data, the person who asked sees it drawn.
import { chart, chartFault, chartLimits } from '@atelier/contract/chart'
import { z } from 'zod'
import type { ServerTool } from '../../tools/chat-tools.ts'

export const chartToolName = 'plot_chart'

const { $schema: _, ...input } = z.toJSONSchema(chart, { io: 'input' })

export const chartTool: ServerTool = {
  name: chartToolName,
  description: `Draws data as a chart that the person sees in this conversation: line, bar, area, scatter (numbers for x) or pie (one series). x holds the labels or numbers of the points, each series one value a point, null for a gap. At most ${chartLimits.series} series and ${chartLimits.points} points. Call it when a chart tells more than words; do not repeat the data as a table.`,
  input,
  run(asked) {
    const parsed = chart.safeParse(asked)
    if (!parsed.success) throw new Error(z.prettifyError(parsed.error))
    const fault = chartFault(parsed.data)
    if (fault) throw new Error(`The chart cannot be drawn: ${fault}.`)
    const { type, title, x, series } = parsed.data
    const output = `The person sees the ${type} chart “${title}” with ${x.length} points and ${series.length} series.`
    return { output, parts: [{ type: 'chart', chart: parsed.data }] }
  },
}
