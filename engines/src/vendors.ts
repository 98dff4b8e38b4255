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
  // Servers of one's own that draw; no key lets in where there is none.
  {
    engine: 'midjourney-proxy',
    id: 'midjourney-proxy',
    label: 'Midjourney',
    baseUrl: 'http://127.0.0.1:8080/mj',
    keyEnv: ['MIDJOURNEY_PROXY_SECRET'],
    urlEnv: ['MIDJOURNEY_PROXY_URL'],
  },
  {
    engine: 'comfyui',
    id: 'comfyui',
    label: 'ComfyUI',
    baseUrl: 'http://127.0.0.1:8188',
    keyEnv: [],
    urlEnv: ['COMFYUI_URL'],
    localPort: 8188,
  },
  {
    engine: 'automatic1111',
    id: 'automatic1111',
    label: 'AUTOMATIC1111',
    baseUrl: 'http://127.0.0.1:7860',
    keyEnv: [],
    urlEnv: ['AUTOMATIC1111_URL'],
    localPort: 7860,
  },
]
