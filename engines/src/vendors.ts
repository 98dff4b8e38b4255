// Every vendor and local server that is known by name, whichever engine speaks with it.
import { alibabaBaseUrl } from './adapters/alibaba/index.ts'
import { anthropicBaseUrl } from './adapters/anthropic/index.ts'
import { falBaseUrl } from './adapters/fal/index.ts'
import { fluxBaseUrl } from './adapters/flux/index.ts'
import { geminiBaseUrl } from './adapters/gemini/index.ts'
import { klingBaseUrl } from './adapters/kling/index.ts'
import { lumaBaseUrl } from './adapters/luma/index.ts'
import { presets } from './adapters/openai-compatible/presets.ts'
import { replicateBaseUrl } from './adapters/replicate/index.ts'
import { runwayBaseUrl } from './adapters/runway/index.ts'
import { stabilityBaseUrl } from './adapters/stability/index.ts'
import { sunoBaseUrl } from './adapters/suno/index.ts'
import { sunoAddressOf } from './adapters/suno/suno.dialects.ts'

export type Vendor = {
  engine: string
  /** Stable name, such as `deepseek`. */
  id: string
  label: string
  /** Absent for what is no upstream: it has neither address nor key. */
  baseUrl?: string
  /** Where the usual address depends on the other settings. */
  baseUrlFor?(settings: Record<string, string>): string | undefined
  keyEnv: readonly string[]
  urlEnv: readonly string[]
  /** Settings beside the key and the address, by name, with the variables that give them. */
  settingEnv?: { readonly [setting: string]: readonly string[] }
  /** Those of them without which it is nothing. */
  wanted?: readonly string[]
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
  {
    engine: 'runway',
    id: 'runway',
    label: 'Runway',
    baseUrl: runwayBaseUrl,
    keyEnv: ['RUNWAYML_API_SECRET', 'RUNWAY_API_KEY'],
    urlEnv: ['RUNWAYML_BASE_URL'],
  },
  {
    engine: 'luma',
    id: 'luma',
    label: 'Luma Dream Machine',
    baseUrl: lumaBaseUrl,
    keyEnv: ['LUMAAI_API_KEY'],
    urlEnv: ['LUMAAI_BASE_URL'],
  },
  {
    engine: 'kling',
    id: 'kling',
    label: 'Kling AI',
    baseUrl: klingBaseUrl,
    keyEnv: ['KLING_ACCESS_KEY', 'KLING_API_KEY'],
    urlEnv: ['KLING_BASE_URL'],
    settingEnv: { secretKey: ['KLING_SECRET_KEY'] },
  },
  {
    engine: 'alibaba',
    id: 'alibaba',
    label: 'Alibaba Cloud Video AI',
    baseUrl: alibabaBaseUrl,
    keyEnv: ['ALIBABA_CLOUD_ACCESS_KEY_ID'],
    urlEnv: ['ALIBABA_CLOUD_VIDEO_URL'],
    settingEnv: { secretKey: ['ALIBABA_CLOUD_ACCESS_KEY_SECRET'] },
    wanted: ['secretKey'],
  },
  {
    engine: 'suno',
    id: 'suno',
    label: 'Suno',
    baseUrl: sunoBaseUrl,
    baseUrlFor: ({ dialect }) => sunoAddressOf(dialect),
    keyEnv: ['SUNO_API_KEY'],
    urlEnv: ['SUNO_BASE_URL'],
    settingEnv: { dialect: ['SUNO_DIALECT'], models: ['SUNO_MODELS'] },
  },
  {
    engine: 'onnx',
    id: 'onnx',
    label: 'ONNX model for separation',
    keyEnv: [],
    urlEnv: [],
    settingEnv: {
      modelPath: ['SEPARATION_MODEL_PATH'],
      stems: ['SEPARATION_MODEL_STEMS'],
      sampleRate: ['SEPARATION_MODEL_SAMPLE_RATE'],
      fftSize: ['SEPARATION_MODEL_FFT_SIZE'],
    },
    wanted: ['modelPath'],
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
