// What the known vendors ask for their models, by their own lists, in US dollars. It is a beginning: an operator's own prices and costs
// stand above it, and a model that is not here has no price by itself. Where a list tells several prices of one model, by the length of a
// prompt or the size of a picture, the dearest stands here: nobody is to lose by it.

/** The day of the lists that were read. */
export const vendorPricesAsOf = '2025-11-30'

/** US dollars, for a million tokens, for each picture, or for each second of a clip. */
export type VendorPrice =
  | { readonly input: number; readonly cached?: number; readonly output: number }
  | { readonly image: number }
  | { readonly second: number }

const tokens = (input: number, output: number, cached?: number): VendorPrice =>
  cached === undefined ? { input, output } : { input, output, cached }

const prices: Readonly<Record<string, VendorPrice>> = {
  // OpenAI
  'gpt-5.1': tokens(1.25, 10, 0.125),
  'gpt-5': tokens(1.25, 10, 0.125),
  'gpt-5-chat': tokens(1.25, 10, 0.125),
  'gpt-5-mini': tokens(0.25, 2, 0.025),
  'gpt-5-nano': tokens(0.05, 0.4, 0.005),
  'gpt-5-pro': tokens(15, 120),
  'gpt-4.1': tokens(2, 8, 0.5),
  'gpt-4.1-mini': tokens(0.4, 1.6, 0.1),
  'gpt-4.1-nano': tokens(0.1, 0.4, 0.025),
  'gpt-4o': tokens(2.5, 10, 1.25),
  'gpt-4o-mini': tokens(0.15, 0.6, 0.075),
  'chatgpt-4o': tokens(5, 15),
  'gpt-4-turbo': tokens(10, 30),
  'gpt-4': tokens(30, 60),
  'gpt-3.5-turbo': tokens(0.5, 1.5),
  o1: tokens(15, 60, 7.5),
  'o1-mini': tokens(1.1, 4.4, 0.55),
  'o1-pro': tokens(150, 600),
  o3: tokens(2, 8, 0.5),
  'o3-mini': tokens(1.1, 4.4, 0.55),
  'o3-pro': tokens(20, 80),
  'o4-mini': tokens(1.1, 4.4, 0.275),
  'dall-e-2': { image: 0.02 },
  'dall-e-3': { image: 0.08 },
  'gpt-image-1': { image: 0.167 },
  'gpt-image-1-mini': { image: 0.036 },
  'sora-2': { second: 0.1 },
  'sora-2-pro': { second: 0.5 },
  // Anthropic
  'claude-opus-4-5': tokens(5, 25, 0.5),
  'claude-opus-4-1': tokens(15, 75, 1.5),
  'claude-opus-4': tokens(15, 75, 1.5),
  'claude-sonnet-4-5': tokens(3, 15, 0.3),
  'claude-sonnet-4': tokens(3, 15, 0.3),
  'claude-3-7-sonnet': tokens(3, 15, 0.3),
  'claude-3-5-sonnet': tokens(3, 15, 0.3),
  'claude-haiku-4-5': tokens(1, 5, 0.1),
  'claude-3-5-haiku': tokens(0.8, 4, 0.08),
  'claude-3-opus': tokens(15, 75, 1.5),
  'claude-3-haiku': tokens(0.25, 1.25, 0.03),
  // Google
  'gemini-3-pro': tokens(4, 18, 0.4),
  'gemini-2.5-pro': tokens(2.5, 15, 0.25),
  'gemini-2.5-flash': tokens(0.3, 2.5, 0.03),
  'gemini-2.5-flash-lite': tokens(0.1, 0.4, 0.01),
  'gemini-2.0-flash': tokens(0.1, 0.4, 0.025),
  'gemini-2.0-flash-lite': tokens(0.075, 0.3),
  'gemini-1.5-pro': tokens(2.5, 10),
  'gemini-1.5-flash': tokens(0.15, 0.6),
  'gemini-2.5-flash-image': { image: 0.039 },
  'imagen-4.0-generate': { image: 0.04 },
  'imagen-4.0-fast-generate': { image: 0.02 },
  'imagen-4.0-ultra-generate': { image: 0.06 },
  'imagen-3.0-generate': { image: 0.04 },
  'veo-3.1-generate': { second: 0.4 },
  'veo-3.1-fast-generate': { second: 0.15 },
  'veo-3.0-generate': { second: 0.4 },
  'veo-3.0-fast-generate': { second: 0.15 },
  'veo-2.0-generate': { second: 0.35 },
  // DeepSeek
  'deepseek-chat': tokens(0.28, 0.42, 0.028),
  'deepseek-reasoner': tokens(0.28, 0.42, 0.028),
  // Mistral
  'mistral-large': tokens(2, 6),
  'mistral-medium': tokens(0.4, 2),
  'mistral-small': tokens(0.1, 0.3),
  codestral: tokens(0.3, 0.9),
  'pixtral-large': tokens(2, 6),
  'ministral-8b': tokens(0.1, 0.1),
  'ministral-3b': tokens(0.04, 0.04),
  // xAI
  'grok-4': tokens(6, 30, 0.75),
  'grok-4-fast-reasoning': tokens(0.4, 1, 0.05),
  'grok-4-fast-non-reasoning': tokens(0.4, 1, 0.05),
  'grok-code-fast-1': tokens(0.2, 1.5, 0.02),
  'grok-3': tokens(3, 15, 0.75),
  'grok-3-mini': tokens(0.3, 0.5, 0.075),
  'grok-2-image': { image: 0.07 },
  // Moonshot, Zhipu, Alibaba, MiniMax: their international lists
  'kimi-k2': tokens(0.6, 2.5, 0.15),
  'kimi-k2-thinking': tokens(0.6, 2.5, 0.15),
  'kimi-k2-turbo': tokens(1.15, 8, 0.15),
  'glm-4.6': tokens(0.6, 2.2, 0.11),
  'glm-4.5': tokens(0.6, 2.2, 0.11),
  'glm-4.5-air': tokens(0.2, 1.1, 0.03),
  'qwen-max': tokens(1.6, 6.4),
  'qwen-plus': tokens(0.4, 4),
  'qwen-turbo': tokens(0.05, 0.5),
  'minimax-m2': tokens(0.3, 1.2),
  // Cohere, Groq
  'command-a': tokens(2.5, 10),
  'command-r-plus': tokens(2.5, 10),
  'command-r': tokens(0.15, 0.6),
  'llama-3.3-70b-versatile': tokens(0.59, 0.79),
  'llama-3.1-8b-instant': tokens(0.05, 0.08),
  // Black Forest Labs, Stability
  'flux-pro-1.1-ultra': { image: 0.06 },
  'flux-pro-1.1': { image: 0.04 },
  'flux-dev': { image: 0.025 },
  'flux-kontext-max': { image: 0.08 },
  'flux-kontext-pro': { image: 0.04 },
  'sd3.5-large': { image: 0.065 },
  'sd3.5-large-turbo': { image: 0.04 },
  'sd3.5-medium': { image: 0.035 },
  'stable-image-ultra': { image: 0.08 },
  'stable-image-core': { image: 0.03 },
}

/** What names carry that says nothing of the price: a date, a three-digit version, or that it is the newest. */
const ending =
  /[-@](?:\d{4}-\d{2}-\d{2}|\d{8}|\d{2}-\d{4}|\d{2}-\d{2}|\d{4}|00[1-9]|v\d+|latest|preview|exp)$/

/**
 * The list price of a model by its upstream's name, whichever gateway it comes by (`openai/gpt-5`, `models/gemini-2.5-pro`) and whichever
 * day's it is (`gpt-4o-2024-08-06`). Undefined for every other name: what only begins alike may cost something else.
 */
export function vendorPriceOf(model: string): VendorPrice | undefined {
  let name = model.toLowerCase().slice(model.lastIndexOf('/') + 1)
  for (;;) {
    if (Object.hasOwn(prices, name)) return prices[name]
    const shorter = name.replace(ending, '')
    if (shorter === name) return undefined
    name = shorter
  }
}
