// What a connection to a model file offers.
import { basename, extname } from 'node:path'
import type { Locale } from '@atelier/contract/primitives'
import type { ListedStemsModel } from '../../kinds/stems.ts'
import type { ModelTerms } from './onnx-job.ts'

/** Seconds of the longest song that is taken. */
export const longestS = 600

/** A model is called as its file is. */
export const modelName = (path: string): string => basename(path, extname(path))

export const descriptions: { readonly [L in Locale]: string } = {
  'en-US': 'Takes songs apart on this server by a model of its own; no song leaves it.',
  'zh-CN': '用本服务器上的模型拆分歌曲，歌曲不会外传。',
  'zh-TW': '用本伺服器上的模型拆分歌曲，歌曲不會外傳。',
}

export const listedModel = (name: string, { hasSets }: ModelTerms): ListedStemsModel => ({
  name,
  label: name,
  description: descriptions['en-US'],
  declaration: {
    tasks: {
      separate: { prompt: 'none', inputs: [{ role: 'song', least: 1, most: 1, longestS }] },
    },
    fields: [
      ...(hasSets
        ? [{ name: 'stems', kind: 'choice', options: ['two', 'four'], fallback: 'two' } as const]
        : []),
      { name: 'format', kind: 'choice', options: ['mp3', 'wav'], fallback: 'mp3' },
    ],
    mostResults: 1,
    promptLimit: 0,
    negativePrompt: false,
  },
})
