import type { Locale } from '@atelier/contract/primitives'
import type { ColourName } from './colour-name.ts'
import type { Measures } from './measure-picture.ts'

type Words = {
  colours: { readonly [Name in ColourName]: string }
  light: { readonly [Value in Measures['light']]: string }
  contrast: { readonly [Value in Measures['contrast']]: string }
  warmth: { readonly [Value in Measures['warmth']]: string }
  colourfulness: { readonly [Value in Measures['colourfulness']]: string }
  detail: { readonly [Value in Measures['detail']]: string }
  place: { readonly [Value in Measures['place']]: string }
  shape: { readonly [Value in Measures['shape']]: string }
  manner: { readonly [Value in Measures['manner']]: string }
  list(items: readonly string[]): string
  /** Four ways to say it. */
  prompts(said: Said): string[]
}

export type Said = { colours: string; first: string } & {
  [Name in Exclude<keyof Measures, 'swatches'>]: string
}

const english: Words = {
  colours: {
    black: 'black',
    charcoal: 'charcoal',
    grey: 'grey',
    silver: 'silver',
    white: 'white',
    cream: 'cream',
    beige: 'beige',
    brown: 'brown',
    red: 'red',
    coral: 'coral',
    pink: 'pink',
    orange: 'orange',
    gold: 'gold',
    yellow: 'yellow',
    olive: 'olive',
    green: 'green',
    mint: 'mint',
    teal: 'teal',
    sky: 'sky blue',
    blue: 'blue',
    navy: 'navy',
    violet: 'violet',
    lavender: 'lavender',
    plum: 'plum',
    magenta: 'magenta',
  },
  light: { dark: 'dark, low-key light', even: 'even light', bright: 'bright, high-key light' },
  contrast: { low: 'soft contrast', medium: 'balanced contrast', high: 'strong contrast' },
  warmth: { warm: 'warm tones', neutral: 'neutral tones', cool: 'cool tones' },
  colourfulness: { grey: 'almost no colour', muted: 'muted colours', vivid: 'vivid colours' },
  detail: { plain: 'large calm areas', medium: 'moderate detail', fine: 'fine, dense detail' },
  place: {
    left: 'weight on the left',
    right: 'weight on the right',
    centre: 'a central composition',
    spread: 'an evenly spread composition',
  },
  shape: { wide: 'wide format', tall: 'tall format', square: 'square format' },
  manner: { photo: 'continuous, photo-like shading', graphic: 'flat graphic areas' },
  list: (items) => items.join(', ').replace(/, ([^,]*)$/, ' and $1'),
  prompts: (s) => [
    `A picture in ${s.colours}, ${s.light}, ${s.contrast}, ${s.place}, ${s.manner}`,
    `${capital(s.warmth)} led by ${s.first}, ${s.colourfulness}, ${s.detail}, ${s.shape}`,
    `${capital(s.place)} with ${s.detail}, palette of ${s.colours}, ${s.light}, ${s.shape}`,
    `${capital(s.manner)}, ${s.contrast}, ${s.warmth}, ${s.colourfulness}, mostly ${s.first}, ${s.light}`,
  ],
}

const simplified: Words = {
  colours: {
    black: '黑色',
    charcoal: '炭灰',
    grey: '灰色',
    silver: '银灰',
    white: '白色',
    cream: '奶油色',
    beige: '米色',
    brown: '棕色',
    red: '红色',
    coral: '珊瑚色',
    pink: '粉色',
    orange: '橙色',
    gold: '金色',
    yellow: '黄色',
    olive: '橄榄绿',
    green: '绿色',
    mint: '薄荷绿',
    teal: '青绿',
    sky: '天蓝',
    blue: '蓝色',
    navy: '藏青',
    violet: '紫色',
    lavender: '淡紫',
    plum: '深紫',
    magenta: '洋红',
  },
  light: { dark: '暗调光线', even: '均匀光线', bright: '明亮高调光线' },
  contrast: { low: '柔和对比', medium: '适中对比', high: '强烈对比' },
  warmth: { warm: '暖色调', neutral: '中性色调', cool: '冷色调' },
  colourfulness: { grey: '几乎无彩', muted: '低饱和色彩', vivid: '鲜艳色彩' },
  detail: { plain: '大片平缓的色面', medium: '细节适中', fine: '细节丰富细密' },
  place: { left: '重心偏左', right: '重心偏右', centre: '居中构图', spread: '均匀分布的构图' },
  shape: { wide: '横幅画面', tall: '竖幅画面', square: '方形画面' },
  manner: { photo: '连续的照片般层次', graphic: '平面化的纯色块' },
  list: (items) => items.join('、'),
  prompts: (s) =>
    [
      `以${s.colours}为主的画面,${s.light},${s.contrast},${s.place},${s.manner}`,
      `${s.warmth},主色为${s.first},${s.colourfulness},${s.detail},${s.shape}`,
      `${s.place},${s.detail},配色为${s.colours},${s.light},${s.shape}`,
      `${s.manner},${s.contrast},${s.warmth},${s.colourfulness},大部分为${s.first},${s.light}`,
    ].map(fullWidth),
}

const traditional: Words = {
  colours: {
    black: '黑色',
    charcoal: '炭灰',
    grey: '灰色',
    silver: '銀灰',
    white: '白色',
    cream: '奶油色',
    beige: '米色',
    brown: '棕色',
    red: '紅色',
    coral: '珊瑚色',
    pink: '粉紅',
    orange: '橘色',
    gold: '金色',
    yellow: '黃色',
    olive: '橄欖綠',
    green: '綠色',
    mint: '薄荷綠',
    teal: '藍綠',
    sky: '天藍',
    blue: '藍色',
    navy: '深藍',
    violet: '紫色',
    lavender: '淡紫',
    plum: '深紫',
    magenta: '洋紅',
  },
  light: { dark: '暗調光線', even: '均勻光線', bright: '明亮高調光線' },
  contrast: { low: '柔和對比', medium: '適中對比', high: '強烈對比' },
  warmth: { warm: '暖色調', neutral: '中性色調', cool: '冷色調' },
  colourfulness: { grey: '幾乎無彩', muted: '低飽和色彩', vivid: '鮮豔色彩' },
  detail: { plain: '大片平緩的色面', medium: '細節適中', fine: '細節豐富細密' },
  place: { left: '重心偏左', right: '重心偏右', centre: '置中構圖', spread: '均勻分布的構圖' },
  shape: { wide: '橫幅畫面', tall: '直幅畫面', square: '方形畫面' },
  manner: { photo: '連續的照片般層次', graphic: '平面化的純色塊' },
  list: (items) => items.join('、'),
  prompts: (s) =>
    [
      `以${s.colours}為主的畫面,${s.light},${s.contrast},${s.place},${s.manner}`,
      `${s.warmth},主色為${s.first},${s.colourfulness},${s.detail},${s.shape}`,
      `${s.place},${s.detail},配色為${s.colours},${s.light},${s.shape}`,
      `${s.manner},${s.contrast},${s.warmth},${s.colourfulness},大部分為${s.first},${s.light}`,
    ].map(fullWidth),
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const fullWidth = (text: string): string => text.replaceAll(',', '，')

export const describeTexts: { readonly [Each in Locale]: Words } = {
  'en-US': english,
  'zh-CN': simplified,
  'zh-TW': traditional,
}
