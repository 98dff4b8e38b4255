import type { ImageModelDeclaration } from '@atelier/contract/model-declaration'
import type { ImageTask } from '@atelier/contract/work-terms'
import type { PainterTicket } from './painter-ticket.ts'
import { continuingTasks, longestSide } from './request-terms.ts'

/** What a finished work can be asked for: a grid cannot be edited before a picture was taken out of it, nor the largest be enlarged. */
export function nextTasks(
  { plans, grid }: PainterTicket,
  tasks: ImageModelDeclaration['tasks'],
  scale: number,
): ImageTask[] {
  const isLargest = !grid && (plans[0]?.size ?? 0) >= longestSide * scale
  const wanted: ImageTask[] = [...continuingTasks, ...(grid ? [] : (['edit'] as const))]
  return wanted.filter((task) => tasks[task] && !(task === 'upscale' && isLargest))
}
