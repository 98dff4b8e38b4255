// What one press makes: a prompt with variants in braces, repeats and a multiple are many works. Pure.

import { readPromptFlags } from '@atelier/contract/prompt-flags'
import { countVariants, expandVariants } from '@atelier/contract/prompt-variants'
import { priceOfWork, ratesAtSpeed, speedNumbers, speeds } from '@atelier/contract/work-price'
import { maxWorks } from '@atelier/contract/work-terms'
import type { SettledForm } from '../../features/making/studio/request-form.ts'

export type Batch = {
  /** Each work's prompt as the model is told it, in order; none when there are too many. */
  prompts: readonly string[]
  works: number
  /** Of all of them, in credits. */
  price: number
  isTooMany: boolean
}

/** Signs that only the call for many reads. */
const variantSigns = /[{}\\]/

export const asksForMany = (prompt: string): boolean => variantSigns.test(prompt)

export function batchOf(prompt: string, settled: SettledForm, times: number): Batch {
  const { model, task, params, count, price } = settled
  if (task !== 'draw') return { prompts: [prompt], works: 1, price, isTooMany: false }
  const variants = countVariants(prompt)
  if (variants * times > maxWorks) {
    const works = variants * times
    return { prompts: [], works, price: works * price, isTooMany: true }
  }
  const rates = model.price.draw
  const each = expandVariants(prompt, maxWorks).map((text) => {
    const read = readPromptFlags(text, model.declaration, task)
    // What is typed wins over what is set beside it.
    const speed = read.params.speed ?? params.speed
    const one = rates ? priceOfWork(ratesAtSpeed(rates, speed), count) : 0
    return { text: read.prompt, works: read.repeat * times, price: one }
  })
  const works = each.reduce((sum, { works: some }) => sum + some, 0)
  return {
    works,
    price: each.reduce((sum, { works: some, price: one }) => sum + some * one, 0),
    isTooMany: works > maxWorks,
    prompts:
      works > maxWorks ? [] : each.flatMap(({ text, works: some }) => Array(some).fill(text)),
  }
}

/** The number of a speed on the wire; none where the account decides. */
export function isFastOf(speed: unknown): { isFast?: 0 | 1 | 2 } {
  const known = speeds.find((each) => each === speed)
  return known ? { isFast: speedNumbers[known] } : {}
}
