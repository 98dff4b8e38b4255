// The tools that models may use here.
import { skillTools } from '@atelier/engines/adapters/builtin/skills/skill-tools'
import type { ServerTool } from './chat-tools.ts'

export const chatTools: readonly ServerTool[] = skillTools
