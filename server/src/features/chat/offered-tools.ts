// The tools that models may use here: exact skills, and a look into the handbook.
import { handbookTool } from '@atelier/engines/adapters/builtin/handbook/handbook-tool'
import { skillTools } from '@atelier/engines/adapters/builtin/skills/skill-tools'
import type { ServerTool } from './chat-tools.ts'

export const chatTools = (handbookDir: string): readonly ServerTool[] => [
  ...skillTools,
  handbookTool(handbookDir),
]
