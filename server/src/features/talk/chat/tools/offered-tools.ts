// The tools that models may use here: exact skills, a look into the handbook, scripts and charts.
import { handbookTool } from '@atelier/engines/adapters/builtin/handbook/handbook-tool'
import { skillTools } from '@atelier/engines/adapters/builtin/skills/skill-tools'
import { javascriptTool } from '@atelier/engines/sandbox/javascript-tool'
import type { ServerTool } from '../../tools/chat-tools.ts'
import { chartTool } from './chart-tool.ts'

export const chatTools = (handbookDir: string): readonly ServerTool[] => [
  ...skillTools,
  handbookTool(handbookDir),
  javascriptTool(),
  chartTool,
]
