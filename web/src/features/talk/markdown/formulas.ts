// Formulas that were drawn, and what has them drawn: by a worker, within a time that fits a formula.
import { lazyModule } from '../../../lib/lazy-module.ts'
import { drawBeside, type Outcome } from './beside/draw-beside.ts'
import { startWhenFetched } from './beside/start-when-fetched.ts'
import type { FormulaJob } from './drawing-jobs.ts'

/** `slow`: it took too long, or would have. */
export type Formula = { readonly html: string } | { readonly slow: boolean }

/** Longer ones, in characters, are shown as they were written. */
const longestTex = 20_000
/** A few commands may become very much: so much of it the page itself takes in, in characters of HTML. */
const longestHtml = 1_000_000
const kept = 1000

export const formulaModule = lazyModule(() => import('./formula-worker.ts'))

const known = new Map<string, Formula>()
const coming = new Map<string, Promise<void>>()

const draw = drawBeside<FormulaJob, string>({
  start: startWhenFetched(async () => (await formulaModule.load())?.startFormulaWorker),
  everyMs: 500,
  mostSilent: 10,
  mostQuestions: 60,
  mostIdle: 120,
  maxPlaces: 2,
  restAfterHang: 0,
})

/** A formula as it came out; undefined until then. */
export function knownFormula({ tex, display }: FormulaJob): Formula | undefined {
  return tex.length > longestTex ? tooLong : known.get(keyOf(tex, display))
}

/** Has a formula drawn; resolves when `knownFormula` knows it, and also when there was nothing to draw it with. */
export function drawFormula(job: FormulaJob): Promise<void> {
  const key = keyOf(job.tex, job.display)
  const running = coming.get(key)
  if (running) return running
  const drawing = draw(job).then((outcome) => {
    coming.delete(key)
    const formula = formulaOf(outcome)
    if (formula) keepFormula(job, formula)
  })
  coming.set(key, drawing)
  return drawing
}

export function keepFormula({ tex, display }: FormulaJob, formula: Formula): void {
  const [oldest] = known.keys()
  if (known.size >= kept && oldest !== undefined) known.delete(oldest)
  known.set(keyOf(tex, display), formula)
}

/** Undefined where another try may do better. */
export function formulaOf(outcome: Outcome<string>): Formula | undefined {
  if ('unreachable' in outcome) return undefined
  if ('hung' in outcome) return tooLong
  if ('failure' in outcome) return { slow: false }
  return outcome.drawn.length > longestHtml ? tooLong : { html: outcome.drawn }
}

const tooLong: Formula = { slow: true }

const keyOf = (tex: string, display: boolean): string => `${display}${tex}`
