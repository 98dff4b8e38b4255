// How generations of Claude differ in what a request may say, as data.

export type ModelManners = {
  /** `budget`: thinking with a number of tokens; `adaptive`: the model decides, by effort. */
  thinking: 'none' | 'budget' | 'adaptive'
  /** Thinks unless told otherwise. */
  thinksByDefault: boolean
  canStopThinking: boolean
  takesTemperature: boolean
  /** Goes on from a last message of the assistant. */
  takesPrefill: boolean
  /** Most tokens of an answer; asked for when the request names no limit. */
  outputTokens: number
}

const older: ModelManners = {
  thinking: 'none',
  thinksByDefault: false,
  canStopThinking: true,
  takesTemperature: true,
  takesPrefill: true,
  outputTokens: 4096,
}
const budget: ModelManners = { ...older, thinking: 'budget', outputTokens: 32_000 }
const adaptive: ModelManners = {
  ...budget,
  thinking: 'adaptive',
  takesPrefill: false,
  outputTokens: 64_000,
}
const withoutTemperature: ModelManners = { ...adaptive, takesTemperature: false }
const thinkingFirst: ModelManners = { ...withoutTemperature, thinksByDefault: true }
const alwaysThinking: ModelManners = { ...thinkingFirst, canStopThinking: false }

/** The first match holds. */
const generations: readonly (readonly [RegExp, ModelManners])[] = [
  [/^claude-(2|instant|3-(opus|sonnet|haiku))/, older],
  [/^claude-3-5/, { ...older, outputTokens: 8192 }],
  [/^claude-(3-7|(opus|sonnet)-4(-[01])?(-\d{8})?$)/, budget],
  [/^claude-[a-z]+-4-5/, { ...budget, outputTokens: 64_000 }],
  [/^claude-[a-z]+-4-6/, adaptive],
  [/^claude-[a-z]+-4-[78]/, withoutTemperature],
  [/^claude-(opus|sonnet|haiku)-5(-\d{8})?$/, thinkingFirst],
  [/^claude/, alwaysThinking],
  // Other vendors that speak this dialect.
  [/^/, { ...budget, outputTokens: 8192 }],
]

export function mannersOf(model: string): ModelManners {
  const name = model.slice(model.lastIndexOf('/') + 1).replaceAll('.', '-')
  return generations.find(([pattern]) => pattern.test(name))?.[1] ?? alwaysThinking
}
