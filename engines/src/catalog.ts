// Every engine there is.
import { alibaba } from './adapters/alibaba/index.ts'
import { anthropic } from './adapters/anthropic/index.ts'
import { automatic1111 } from './adapters/automatic1111/index.ts'
import { builtin } from './adapters/builtin/index.ts'
import { comfyui } from './adapters/comfyui/index.ts'
import { fal } from './adapters/fal/index.ts'
import { flux } from './adapters/flux/index.ts'
import { gemini } from './adapters/gemini/index.ts'
import { kling } from './adapters/kling/index.ts'
import { luma } from './adapters/luma/index.ts'
import { midjourneyProxy } from './adapters/midjourney-proxy/index.ts'
import { onnx } from './adapters/onnx/index.ts'
import { openAiCompatible } from './adapters/openai-compatible/index.ts'
import { replicate } from './adapters/replicate/index.ts'
import { runway } from './adapters/runway/index.ts'
import { stability } from './adapters/stability/index.ts'
import { suno } from './adapters/suno/index.ts'
import type { Engine } from './engine.ts'

export const engines: readonly Engine[] = [
  openAiCompatible,
  anthropic,
  gemini,
  midjourneyProxy,
  automatic1111,
  comfyui,
  stability,
  flux,
  fal,
  replicate,
  runway,
  luma,
  kling,
  alibaba,
  suno,
  onnx,
  builtin,
]

export function findEngine(id: string): Engine | undefined {
  return engines.find((engine) => engine.id === id)
}
