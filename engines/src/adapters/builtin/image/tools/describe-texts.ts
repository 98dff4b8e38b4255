// How measures are said, in the reader's language.
import type { Locale } from '@atelier/contract/primitives'
import type { ColourName, Measures } from './measure.ts'

type Texts = {
  colours: Record<ColourName, string>
  brightness: Record<Measures['brightness'], string>
  contrast: Record<Measures['contrast'], string>
  warmth: Record<Measures['warmth'], string>
  saturation: Record<Measures['saturation'], string>
  detail: Record<Measures['detail'], string>
  weight: Record<Measures['weight'], string>
  shape: Record<Measures['shape'], string>
  skyward: string
  symmetric: string
  /** Joins colours, and parts of a description. */
  and: string
  comma: string
  palette: (colours: string) => string
  styles: readonly [string, string, string, string]
}

const english: Texts = {
  colours: {
    red: 'red',
    orange: 'orange',
    yellow: 'golden yellow',
    green: 'green',
    teal: 'teal',
    blue: 'blue',
    purple: 'purple',
    pink: 'pink',
    brown: 'brown',
    black: 'black',
    grey: 'grey',
    white: 'white',
  },
  brightness: { dark: 'dark, low-key', middling: 'evenly lit', bright: 'bright, high-key' },
  contrast: { soft: 'soft contrast', balanced: 'balanced contrast', strong: 'strong contrast' },
  warmth: { warm: 'warm light', cool: 'cool light', neutral: 'neutral light' },
  saturation: { muted: 'muted colours', natural: 'natural colours', vivid: 'vivid colours' },
  detail: { plain: 'large calm areas', moderate: 'moderate detail', rich: 'rich fine detail' },
  weight: {
    left: 'weight on the left',
    centre: 'centred composition',
    right: 'weight on the right',
    even: 'even composition',
  },
  shape: { square: 'square format', wide: 'wide format', tall: 'tall format' },
  skyward: 'light above, darker ground below',
  symmetric: 'symmetrical',
  and: ' and ',
  comma: ', ',
  palette: (colours) => `palette of ${colours}`,
  styles: [
    'cinematic scene',
    'watercolour painting',
    'flat illustration',
    'oil painting with visible brush strokes',
  ],
}

const simplified: Texts = {
  colours: {
    red: '红',
    orange: '橙',
    yellow: '金黄',
    green: '绿',
    teal: '青',
    blue: '蓝',
    purple: '紫',
    pink: '粉',
    brown: '棕',
    black: '黑',
    grey: '灰',
    white: '白',
  },
  brightness: { dark: '暗调', middling: '光线均匀', bright: '明亮高调' },
  contrast: { soft: '柔和对比', balanced: '均衡对比', strong: '强烈对比' },
  warmth: { warm: '暖光', cool: '冷光', neutral: '中性光' },
  saturation: { muted: '低饱和色彩', natural: '自然色彩', vivid: '鲜艳色彩' },
  detail: { plain: '大面积留白', moderate: '细节适中', rich: '细节丰富' },
  weight: { left: '重心偏左', centre: '居中构图', right: '重心偏右', even: '均匀构图' },
  shape: { square: '方形画幅', wide: '横幅', tall: '竖幅' },
  skyward: '上方明亮，下方较暗',
  symmetric: '左右对称',
  and: '、',
  comma: '，',
  palette: (colours) => `${colours}色调`,
  styles: ['电影感画面', '水彩画', '扁平插画', '可见笔触的油画'],
}

const traditional: Texts = {
  colours: {
    red: '紅',
    orange: '橙',
    yellow: '金黃',
    green: '綠',
    teal: '青',
    blue: '藍',
    purple: '紫',
    pink: '粉',
    brown: '棕',
    black: '黑',
    grey: '灰',
    white: '白',
  },
  brightness: { dark: '暗調', middling: '光線均勻', bright: '明亮高調' },
  contrast: { soft: '柔和對比', balanced: '均衡對比', strong: '強烈對比' },
  warmth: { warm: '暖光', cool: '冷光', neutral: '中性光' },
  saturation: { muted: '低飽和色彩', natural: '自然色彩', vivid: '鮮豔色彩' },
  detail: { plain: '大面積留白', moderate: '細節適中', rich: '細節豐富' },
  weight: { left: '重心偏左', centre: '置中構圖', right: '重心偏右', even: '均勻構圖' },
  shape: { square: '方形畫幅', wide: '橫幅', tall: '直幅' },
  skyward: '上方明亮，下方較暗',
  symmetric: '左右對稱',
  and: '、',
  comma: '，',
  palette: (colours) => `${colours}色調`,
  styles: ['電影感畫面', '水彩畫', '扁平插畫', '可見筆觸的油畫'],
}

const textsFor = (locale: Locale): Texts =>
  locale === 'zh-CN' ? simplified : locale === 'zh-TW' ? traditional : english

/** Four prompts, each with another part of what was measured, and another style. */
export function describeMeasures(measures: Measures, locale: Locale): string[] {
  const texts = textsFor(locale)
  const colours = (count: number) =>
    texts.palette(
      measures.colours
        .slice(0, count)
        .map((name) => texts.colours[name])
        .join(texts.and),
    )
  const extras = [
    ...(measures.skyward ? [texts.skyward] : []),
    ...(measures.symmetric ? [texts.symmetric] : []),
  ]
  const said = {
    brightness: texts.brightness[measures.brightness],
    contrast: texts.contrast[measures.contrast],
    warmth: texts.warmth[measures.warmth],
    saturation: texts.saturation[measures.saturation],
    detail: texts.detail[measures.detail],
    weight: texts.weight[measures.weight],
    shape: texts.shape[measures.shape],
  }
  const [first, second, third, fourth] = texts.styles
  return [
    [first, colours(3), said.brightness, said.contrast, ...extras, said.weight, said.shape],
    [second, said.warmth, colours(2), said.saturation, said.detail, ...extras],
    [third, colours(4), said.saturation, said.weight, said.contrast],
    [fourth, said.brightness, said.warmth, colours(2), said.detail, ...extras, said.weight],
  ].map((parts) => parts.join(texts.comma))
}
