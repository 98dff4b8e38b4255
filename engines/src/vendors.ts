// Every vendor and local server that is known by name, whichever engine speaks with it.
import { anthropicBaseUrl } from './adapters/anthropic/index.ts'
import { falBaseUrl } from './adapters/fal/index.ts'
import { fluxBaseUrl } from './adapters/flux/index.ts'
import { geminiBaseUrl } from './adapters/gemini/index.ts'
import { presets } from './adapters/openai-compatible/presets.ts'
import { replicateBaseUrl } from './adapters/replicate/index.ts'
import { stabilityBaseUrl } from './adapters/stability/index.ts'

export type Vendor = {
  engine: string
  /** Stable name, such as `deepseek`. */
  id: string
  label: string
  baseUrl: string
  keyEnv: readonly string[]
  urlEnv: readonly string[]
  /** Port on loopback, for a server that runs beside us and asks for no key. */
  localPort?: number
}

export const vendors: readonly Vendor[] = [
  ...presets.map((preset) => ({ ...preset, engine: 'openai-compatible' })),
  {
    engine: 'anthropic',
    id: 'anthropic',
    label: 'Anthropic',
    baseUrl: anthropicBaseUrl,
    keyEnv: ['ANTHROPIC_API_KEY'],
    urlEnv: ['ANTHROPIC_BASE_URL'],
  },
  {
    engine: 'gemini',
    id: 'gemini',
    label: 'Google Gemini',
    baseUrl: geminiBaseUrl,
    keyEnv: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
    urlEnv: ['GEMINI_BASE_URL', 'GOOGLE_GEMINI_BASE_URL'],
  },
  {
    engine: 'stability',
    id: 'stability',
    label: 'Stability AI',
    baseUrl: stabilityBaseUrl,
    keyEnv: ['STABILITY_API_KEY'],
    urlEnv: ['STABILITY_BASE_URL'],
  },
  {
    engine: 'flux',
    id: 'flux',
    label: 'Black Forest Labs FLUX',
    baseUrl: fluxBaseUrl,
    keyEnv: ['BFL_API_KEY'],
    urlEnv: ['BFL_BASE_URL'],
  },
  {
    engine: 'fal',
    id: 'fal',
    label: 'fal',
    baseUrl: falBaseUrl,
    keyEnv: ['FAL_KEY', 'FAL_API_KEY'],
    urlEnv: ['FAL_BASE_URL'],
  },
  {
    engine: 'replicate',
    id: 'replicate',
    label: 'Replicate',
    baseUrl: replicateBaseUrl,
    keyEnv: ['REPLICATE_API_TOKEN', 'REPLICATE_API_KEY'],
    urlEnv: ['REPLICATE_BASE_URL'],
  },
]
