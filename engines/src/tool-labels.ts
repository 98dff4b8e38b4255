// Labels of vendors' tools that say what a tool does: they are our own words, so they are written in every language. Names of products
// stay.
import type { Locale } from '@atelier/contract/primitives'
import type { ModelTexts } from './kinds/image.ts'

type InChinese = readonly [zhCN: string, zhTW: string]

const labels: { readonly [label: string]: InChinese } = {
  'BiRefNet: remove background': ['BiRefNet：去除背景', 'BiRefNet：去背'],
  'Conservative upscale': ['保真放大', '保真放大'],
  'Creative upscale': ['创意放大', '創意放大'],
  Erase: ['擦除', '擦除'],
  'Fast upscale': ['快速放大', '快速放大'],
  'Florence-2: describe': ['Florence-2：描述图片', 'Florence-2：描述圖片'],
  'In the style of a picture': ['仿照图片风格', '仿照圖片風格'],
  Inpaint: ['局部重绘', '局部重繪'],
  'Keep the structure': ['保持结构', '保留結構'],
  'LaMa: erase': ['LaMa：擦除', 'LaMa：擦除'],
  Outpaint: ['扩图', '擴圖'],
  'Remove background': ['去除背景', '去背'],
  'Replace background and relight': ['更换背景并重新打光', '更換背景並重新打光'],
  'Search and replace': ['查找并替换', '尋找並取代'],
  'Sketch to picture': ['草图成画', '草圖成畫'],
  'Stable Diffusion XL inpainting': [
    'Stable Diffusion XL 局部重绘',
    'Stable Diffusion XL 局部重繪',
  ],
  'Style transfer': ['风格迁移', '風格轉換'],
  Upscale: ['放大', '放大'],
  'WebUI tools': ['WebUI 图片工具', 'WebUI 圖片工具'],
  'img2prompt: describe': ['img2prompt：描述图片', 'img2prompt：描述圖片'],
}

/** What a label of ours is in a language; undefined for one that is the same in all of them. */
export function toolTexts(label: string | undefined, locale: Locale): ModelTexts | undefined {
  if (label === undefined || locale === 'en-US' || !Object.hasOwn(labels, label)) return undefined
  const [zhCN, zhTW] = labels[label] ?? [label, label]
  return { label: locale === 'zh-CN' ? zhCN : zhTW }
}

/** The same of one of the models that an engine lists. */
export const toolTextsOf =
  (models: readonly { name: string; label: string }[]) =>
  (model: string, locale: Locale): ModelTexts | undefined =>
    toolTexts(models.find(({ name }) => name === model)?.label, locale)
