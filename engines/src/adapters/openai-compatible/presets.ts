// Vendors and local servers that speak OpenAI's dialect, as data: to add one is to add an object here.
import type { ImageDialect } from './image-rules/image-rule.ts'
import { openAiImages } from './image-rules/openai-images.ts'
import { siliconflowImages } from './image-rules/siliconflow-images.ts'
import { togetherImages } from './image-rules/together-images.ts'
import { unknownImages } from './image-rules/unknown-images.ts'
import { volcengineImages } from './image-rules/volcengine-images.ts'
import { xaiImages } from './image-rules/xai-images.ts'
import { zhipuImages } from './image-rules/zhipu-images.ts'

/** Where a vendor departs from the plain dialect. */
export type Dialect = {
  /** Name of the output limit's field. */
  limitField: 'max_tokens' | 'max_completion_tokens'
  /** Takes `stream_options: {include_usage: true}`; some count unasked and refuse the field. */
  asksForUsage: boolean
  /** Counts with every piece where it is asked to, so that what was stopped is counted as well; the value is how. */
  usageInPieces?: 'continuous_usage_stats' | 'chunk_include_usage' | 'timings_per_token'
  /** Says by `/generation?id=…` what a request took that was broken off. */
  countsBrokenOff?: true
  /**
   * How reasoning is asked for. `effort`: `reasoning_effort` low, medium, high or none; `thinking`: `thinking: {type}`;
   * `thinking-effort`: both; `enable-thinking`: `enable_thinking`; `openrouter`: `reasoning: {…}`; `template`:
   * `chat_template_kwargs`; `none`: not at all.
   */
  reasoning:
    | 'effort'
    | 'thinking'
    | 'thinking-effort'
    | 'enable-thinking'
    | 'openrouter'
    | 'template'
    | 'none'
  /** Wants the thinking that led to tool calls back, in this field, until the round of tools is over. */
  thoughtField?: 'reasoning_content' | 'reasoning'
  /** Models whose temperature and top_p are fixed. */
  fixedSampling?: RegExp
  /** Models that take tools only when they do not reason. */
  toolsWithoutReasoning?: RegExp
  /** Call ids must be nine letters and digits. */
  shortCallIds?: boolean
  /** Listed models that this way of asking does not reach. */
  notChat?: RegExp
}

export type Preset = {
  id: string
  label: string
  baseUrl: string
  /** Names of environment variables that may hold the key and the address; the first that is set counts. */
  keyEnv: readonly string[]
  urlEnv: readonly string[]
  /** Port on loopback, for servers that run beside us. */
  localPort?: number
  dialect: Dialect
  /** Absent: it makes no pictures, or not in this way. */
  images?: ImageDialect
}

const plain: Dialect = { limitField: 'max_tokens', asksForUsage: true, reasoning: 'none' }

export const openAiDialect: Dialect = {
  limitField: 'max_completion_tokens',
  asksForUsage: true,
  reasoning: 'effort',
  fixedSampling: /^(o\d|gpt-([6-9]|5(?!.*chat)))/,
  toolsWithoutReasoning: /^gpt-(5\.([4-9]|\d\d)|[6-9])/,
  notChat: /^(?:gpt|o\d)[\w.-]*-pro\b|codex|deep-research|computer-use/,
}

/** What is assumed of an address that no preset knows. */
export const unknownDialect: Dialect = { ...plain, reasoning: 'effort' }

export const presets: readonly Preset[] = [
  {
    id: 'openai',
    label: 'OpenAI',
    baseUrl: 'https://api.openai.com/v1',
    keyEnv: ['OPENAI_API_KEY'],
    urlEnv: ['OPENAI_BASE_URL', 'OPENAI_API_BASE'],
    dialect: openAiDialect,
    images: openAiImages,
  },
  {
    id: 'deepseek',
    label: 'DeepSeek',
    baseUrl: 'https://api.deepseek.com/v1',
    keyEnv: ['DEEPSEEK_API_KEY'],
    urlEnv: ['DEEPSEEK_BASE_URL'],
    dialect: { ...plain, reasoning: 'thinking-effort', thoughtField: 'reasoning_content' },
  },
  {
    id: 'qwen',
    label: 'Qwen (DashScope)',
    baseUrl: 'https://dashscope.aliyuncs.com/compatible-mode/v1',
    keyEnv: ['DASHSCOPE_API_KEY', 'QWEN_API_KEY'],
    urlEnv: ['DASHSCOPE_BASE_URL', 'QWEN_BASE_URL'],
    dialect: { ...plain, reasoning: 'enable-thinking' },
  },
  {
    id: 'zhipu',
    label: 'Zhipu GLM',
    baseUrl: 'https://open.bigmodel.cn/api/paas/v4',
    keyEnv: ['ZHIPUAI_API_KEY', 'ZHIPU_API_KEY', 'BIGMODEL_API_KEY'],
    urlEnv: ['ZHIPUAI_BASE_URL', 'ZHIPU_BASE_URL'],
    dialect: {
      ...plain,
      asksForUsage: false,
      reasoning: 'thinking',
      thoughtField: 'reasoning_content',
    },
    images: zhipuImages,
  },
  {
    id: 'zai',
    label: 'Z.ai GLM',
    baseUrl: 'https://api.z.ai/api/paas/v4',
    keyEnv: ['ZAI_API_KEY', 'Z_AI_API_KEY'],
    urlEnv: ['ZAI_BASE_URL'],
    dialect: {
      ...plain,
      asksForUsage: false,
      reasoning: 'thinking',
      thoughtField: 'reasoning_content',
    },
    images: zhipuImages,
  },
  {
    id: 'moonshot',
    label: 'Moonshot Kimi',
    baseUrl: 'https://api.moonshot.cn/v1',
    keyEnv: ['MOONSHOT_API_KEY', 'KIMI_API_KEY'],
    urlEnv: ['MOONSHOT_BASE_URL', 'KIMI_BASE_URL'],
    dialect: {
      ...plain,
      limitField: 'max_completion_tokens',
      reasoning: 'thinking',
      thoughtField: 'reasoning_content',
      fixedSampling: /^kimi/,
    },
  },
  {
    id: 'openrouter',
    label: 'OpenRouter',
    baseUrl: 'https://openrouter.ai/api/v1',
    keyEnv: ['OPENROUTER_API_KEY'],
    urlEnv: ['OPENROUTER_BASE_URL'],
    dialect: {
      ...plain,
      countsBrokenOff: true,
      reasoning: 'openrouter',
      thoughtField: 'reasoning',
    },
  },
  {
    id: 'groq',
    label: 'Groq',
    baseUrl: 'https://api.groq.com/openai/v1',
    keyEnv: ['GROQ_API_KEY'],
    urlEnv: ['GROQ_BASE_URL'],
    dialect: { ...plain, limitField: 'max_completion_tokens', reasoning: 'effort' },
  },
  {
    id: 'mistral',
    label: 'Mistral',
    baseUrl: 'https://api.mistral.ai/v1',
    keyEnv: ['MISTRAL_API_KEY'],
    urlEnv: ['MISTRAL_BASE_URL'],
    dialect: { ...plain, asksForUsage: false, shortCallIds: true },
  },
  {
    id: 'xai',
    label: 'xAI Grok',
    baseUrl: 'https://api.x.ai/v1',
    keyEnv: ['XAI_API_KEY'],
    urlEnv: ['XAI_BASE_URL'],
    dialect: { ...plain, reasoning: 'effort' },
    images: xaiImages,
  },
  {
    id: 'siliconflow',
    label: 'SiliconFlow',
    baseUrl: 'https://api.siliconflow.cn/v1',
    keyEnv: ['SILICONFLOW_API_KEY'],
    urlEnv: ['SILICONFLOW_BASE_URL'],
    dialect: { ...plain, reasoning: 'enable-thinking' },
    images: siliconflowImages,
  },
  {
    id: 'volcengine',
    label: 'Volcengine Ark',
    baseUrl: 'https://ark.cn-beijing.volces.com/api/v3',
    keyEnv: ['ARK_API_KEY', 'VOLCENGINE_API_KEY'],
    urlEnv: ['ARK_BASE_URL', 'VOLCENGINE_BASE_URL'],
    dialect: { ...plain, usageInPieces: 'chunk_include_usage', reasoning: 'thinking' },
    images: volcengineImages,
  },
  {
    id: 'together',
    label: 'Together AI',
    baseUrl: 'https://api.together.xyz/v1',
    keyEnv: ['TOGETHER_API_KEY'],
    urlEnv: ['TOGETHER_BASE_URL'],
    dialect: { ...plain, reasoning: 'effort' },
    images: togetherImages,
  },
  {
    id: 'ollama',
    label: 'Ollama',
    baseUrl: 'http://127.0.0.1:11434/v1',
    keyEnv: [],
    urlEnv: ['OLLAMA_BASE_URL', 'OLLAMA_HOST'],
    localPort: 11434,
    dialect: { ...plain, reasoning: 'effort' },
  },
  {
    id: 'lmstudio',
    label: 'LM Studio',
    baseUrl: 'http://127.0.0.1:1234/v1',
    keyEnv: ['LM_STUDIO_API_KEY', 'LMSTUDIO_API_KEY'],
    urlEnv: ['LM_STUDIO_BASE_URL', 'LMSTUDIO_BASE_URL'],
    localPort: 1234,
    dialect: plain,
  },
  {
    id: 'llamacpp',
    label: 'llama.cpp',
    baseUrl: 'http://127.0.0.1:8080/v1',
    keyEnv: ['LLAMA_API_KEY'],
    urlEnv: ['LLAMACPP_BASE_URL'],
    localPort: 8080,
    dialect: { ...plain, usageInPieces: 'timings_per_token', reasoning: 'template' },
  },
  {
    id: 'vllm',
    label: 'vLLM',
    baseUrl: 'http://127.0.0.1:8000/v1',
    keyEnv: ['VLLM_API_KEY'],
    urlEnv: ['VLLM_BASE_URL'],
    localPort: 8000,
    dialect: { ...plain, usageInPieces: 'continuous_usage_stats', reasoning: 'template' },
  },
]

/** How a vendor is spoken with; null for whoever speaks the dialect. */
export const dialectOf = (preset: Preset | null): Dialect => preset?.dialect ?? unknownDialect

/** How pictures are asked for; undefined where they are not. */
export const imageDialectOf = (preset: Preset | null): ImageDialect | undefined =>
  preset ? preset.images : unknownImages

/**
 * Whom a connection speaks with: who it was set up with, wherever that lives; by its address where nobody said (`vendor` is undefined) or a
 * vendor is named that is not known here any more.
 */
export function presetFor(baseUrl: string, vendor: string | null | undefined): Preset | null {
  if (vendor === null) return null
  return presets.find(({ id }) => id === vendor) ?? guessPreset(baseUrl)
}

/** The vendor that an address seems to lead to: by its host, or by the port of a local server; null for any other. */
export function guessPreset(baseUrl: string): Preset | null {
  const address = URL.parse(baseUrl)
  if (!address) return null
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\]|host\.docker\.internal)$/.test(address.hostname)
  const port = isLocal ? Number(address.port) : undefined
  const found = presets.find(
    ({ baseUrl: known, localPort }) =>
      (localPort !== undefined && localPort === port) ||
      (localPort === undefined && siteOf(new URL(known)) === siteOf(address)),
  )
  return found ?? null
}

/** `api.moonshot.ai` and `api.moonshot.cn` are one vendor's, so are all regions of DashScope. */
function siteOf({ hostname }: URL): string {
  const labels = hostname.split('.')
  if (hostname.endsWith('.aliyuncs.com')) return 'dashscope'
  return labels.slice(-2, -1)[0] ?? hostname
}
