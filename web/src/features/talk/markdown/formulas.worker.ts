// Draws formulas beside the page.
import { answerJobs, type Port } from './beside/messages.ts'
import { drawTex, isChemistry } from './draw-tex.ts'
import type { FormulaJob } from './drawing-jobs.ts'

answerJobs(globalThis as unknown as Port, async ({ tex, display }: FormulaJob) => {
  if (isChemistry(tex)) await import('katex/contrib/mhchem')
  return drawTex(tex, display)
})
