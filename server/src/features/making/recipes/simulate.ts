// A dry run of a Midjourney prompt: what it would become and cost, and a sketch of it that costs nothing.
import type { ParsedInputOf, ReplyOf } from '@atelier/contract/endpoint'
import { Failure, type FieldProblem } from '@atelier/contract/errors'
import type { queue } from '@atelier/contract/features/making/queue'
import { countVariants, expandVariants } from '@atelier/contract/prompt-variants'
import { priceOfWork, ratesAtSpeed } from '@atelier/contract/work-price'
import { maxWorks } from '@atelier/contract/work-terms'
import type { RequestContext } from '../../../platform/http/request-context.ts'
import { balanceFor } from '../../money/ledger/ledger.usecases.ts'
import type { ChosenModel } from '../work-models/work-models.usecases.ts'
import { modelLabel } from '../works/model-label.ts'
import { checkNumber } from './ask-for-works.ts'
import { chooseMidjourney, type MidjourneyAsk, toMidjourneyRequest } from './midjourney.ts'
import { planWith, type RecipeDependencies } from './plan-work.ts'
import { drawSketch } from './sketch.ts'

type Input = ParsedInputOf<typeof queue.simulate>
type Simulated = ReplyOf<typeof queue.simulate>
type Context = RequestContext<'caller'>

const drawing: Omit<MidjourneyAsk, 'modelId' | 'params' | 'isFast'> = {
  action: 1,
  negativePrompt: '',
  inputs: [],
  count: 1,
}

/** Throws models.not_found, models.none, models.vip_only. */
export async function simulate(
  { prompt, beishu, modelId, params, isFast }: Input,
  context: Context,
  dependencies: RecipeDependencies,
): Promise<Simulated> {
  const ask: MidjourneyAsk = { ...drawing, modelId, params, isFast }
  const chosen = await chooseMidjourney(ask, context, dependencies)
  const { model } = chosen
  const problems: FieldProblem[] = []
  const variants = expandVariants(prompt, maxWorks)
  const tries: Try[] = []
  for (const text of variants) {
    const tried = await tryPrompt(text, ask, { chosen, context, dependencies })
    tries.push(tried)
    problems.push(...tried.problems)
  }
  const listed = tries.reduce((sum, { times }) => sum + times, 0) * beishu
  const works = listed + (countVariants(prompt) - variants.length) * beishu
  problems.push(...(await problemsOf(async () => checkNumber(works, 'prompt', context))))
  const [first] = tries
  return {
    prompt: first?.prompt ?? '',
    negativePrompt: first?.negativePrompt ?? '',
    params: first?.params ?? {},
    variants,
    works,
    model: { id: model.id, name: modelLabel(model, context.locale), builtin: model.builtin },
    price: tries.reduce((sum, { price, times }) => sum + price * times, 0) * beishu,
    purse: balanceFor('work', context.site.settings),
    waitS: await dependencies.estimateWait(model.id, context),
    problems: problems.filter(
      (one, place) => place === problems.findIndex(({ reason }) => reason === one.reason),
    ),
  }
}

type Try = Pick<Simulated, 'prompt' | 'negativePrompt' | 'params' | 'price' | 'problems'> & {
  times: number
}

async function tryPrompt(
  text: string,
  ask: MidjourneyAsk,
  {
    chosen,
    context,
    dependencies,
  }: { chosen: ChosenModel; context: Context; dependencies: RecipeDependencies },
): Promise<Try> {
  const rates = chosen.ratesFor('draw')
  const tried: Try = {
    prompt: text,
    negativePrompt: '',
    params: ask.params,
    times: 1,
    problems: [],
    price: priceOfWork(rates, 1),
  }
  tried.problems = await problemsOf(async () => {
    const { request, times } = toMidjourneyRequest(text, ask, chosen, context)
    const price = priceOfWork(ratesAtSpeed(rates, request.params.speed), 1)
    const { prompt, negativePrompt } = request
    Object.assign(tried, { times, price, prompt, negativePrompt })
    const plan = await planWith(chosen, request, context, dependencies)
    Object.assign(tried, {
      prompt: plan.prompt,
      params: plan.params,
      price: priceOfWork(plan.rates, plan.count),
    })
  })
  return tried
}

/** What would be refused of it, field by field. */
async function problemsOf(check: () => Promise<void>): Promise<FieldProblem[]> {
  try {
    await check()
    return []
  } catch (error) {
    if (error instanceof Failure && error.code === 'request.invalid') return error.fields
    throw error
  }
}

/** The same with a sketch of the first prompt. */
export async function simulateWithSketch(
  input: Input,
  context: Context,
  dependencies: RecipeDependencies,
): Promise<ReplyOf<typeof queue.sketch>> {
  const simulated = await simulate(input, context, dependencies)
  const { prompt, params } = simulated
  const about = { prompt, aspect: params.aspect, locale: context.locale }
  return { ...simulated, sketch: prompt ? await drawSketch(about, dependencies) : '' }
}
