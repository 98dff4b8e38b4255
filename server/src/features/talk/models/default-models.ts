// Which of the models offered stands for the ordinary class (3) and the advanced class (4), when a site names none.
import type { OfferedModel } from './models.store.ts'

const ordinary = [
  /^gpt-5[\w.]*-(mini|chat)/,
  /^gpt-4\.1-mini/,
  /^gpt-4o-mini/,
  /^claude-.*(sonnet|haiku)/,
  /^gemini-.*flash(?!.*(lite|image|tts))/,
  /^deepseek-chat/,
  /^qwen-?plus/,
  /^glm-.*(flash|air)/,
  /^(moonshot|kimi)/,
  /^grok.*(mini|fast)/,
  /^mistral-(medium|small)/,
]

const advanced = [
  /^gpt-5(\.\d+)?$/,
  /^claude-.*opus/,
  /^gemini-.*pro/,
  /^gpt-4\.1$/,
  /^gpt-4o$/,
  /^claude-.*sonnet/,
  /^deepseek-reasoner/,
  /^qwen-?max/,
  /^glm-/,
  /^grok-/,
  /^mistral-large/,
]

const firstFit = <Model extends OfferedModel>(
  offered: readonly Model[],
  requests: readonly RegExp[],
): Model | undefined => {
  for (const request of requests) {
    const found = offered.find(({ model }) => request.test(model.name.replace(/^.*\//, '')))
    if (found) return found
  }
  return undefined
}

/** The site's own choice, else a usual model of the class, else any model, else the Guide. */
export function defaultModel<Model extends OfferedModel>(
  offered: readonly Model[],
  rank: 'ordinary' | 'advanced',
  choice: string,
): Model | undefined {
  const chosen = choice ? offered.find(({ model }) => model.name === choice) : undefined
  if (chosen) return chosen
  const upstream = offered.filter(({ connection }) => connection.origin !== 'builtin')
  const byDefault = firstFit(upstream, rank === 'ordinary' ? ordinary : advanced)
  return byDefault ?? upstream[0] ?? offered[0]
}
