// What the built-in film offers, and what it is called and says of itself in every language.
import type { MediaModelDeclaration, ModelField } from '@atelier/contract/model-declaration'
import type { Locale } from '@atelier/contract/primitives'
import type { VideoTask } from '@atelier/contract/work-terms'
import type { ListedVideoModel } from '../../../kinds/video.ts'
import type { ModelTexts } from '../../../kinds/work.ts'
import {
  aspects,
  cameras,
  motionMax,
  resolutions,
  secondsMax,
  secondsMin,
  weathers,
} from './film-terms.ts'

export const filmModel = 'builtin-film'

const texts: { readonly [L in Locale]: Required<ModelTexts> } = {
  'en-US': {
    label: 'Built-in video',
    description:
      'Moves a camera through a painted scene or your image, with depth and weather. No key, no network.',
  },
  'zh-CN': {
    label: '内置短片',
    description: '由内置程序让镜头穿行于画出的场景或你的图片，带景深与天气：不需密钥，不联网。',
  },
  'zh-TW': {
    label: '內建短片',
    description: '由內建程式讓鏡頭穿行於畫出的場景或你的圖片，帶景深與天氣：不需金鑰，不連網。',
  },
}

export const filmTextsOf = (model: string, locale: Locale): ModelTexts | undefined =>
  model === filmModel ? texts[locale] : undefined

const film: readonly VideoTask[] = ['film']

/** What goes on from a clip keeps its shape, its speed and its chance. */
const fields: readonly ModelField<VideoTask>[] = [
  { name: 'aspect', kind: 'aspect', options: aspects, fallback: '16:9', tasks: film },
  { name: 'seconds', kind: 'number', min: secondsMin, max: secondsMax, step: 1, fallback: 4 },
  { name: 'resolution', kind: 'choice', options: resolutions, fallback: '480p', tasks: film },
  { name: 'camera', kind: 'choice', options: ['auto', ...cameras], fallback: 'auto' },
  { name: 'weather', kind: 'choice', options: ['auto', ...weathers], fallback: 'auto' },
  { name: 'motion', kind: 'number', min: 1, max: motionMax, step: 1, fallback: 5, tasks: film },
  { name: 'loop', kind: 'flag', fallback: false, tasks: film },
  { name: 'seed', kind: 'seed', max: 4_294_967_295, tasks: film },
]

const declaration: MediaModelDeclaration<VideoTask> = {
  tasks: {
    film: {
      prompt: 'optional',
      inputs: [
        { role: 'first-frame', least: 0, most: 1 },
        { role: 'last-frame', least: 0, most: 1 },
      ],
    },
    prolong: { prompt: 'optional', inputs: [], parent: true },
  },
  fields,
  mostResults: 1,
  promptLimit: 4000,
  negativePrompt: true,
}

export const filmModels: readonly ListedVideoModel[] = [
  { name: filmModel, ...texts['en-US'], declaration },
]
