// What our own models are called and say of themselves, in every language.
import type { Locale } from '@atelier/contract/primitives'
import type { ModelTexts } from '../../../kinds/image.ts'

type InLanguages = { readonly [L in Locale]: ModelTexts }
type Text = readonly [label: string, description: string]

const inLanguages = (enUS: Text, zhCN: Text, zhTW: Text): InLanguages => ({
  'en-US': { label: enUS[0], description: enUS[1] },
  'zh-CN': { label: zhCN[0], description: zhCN[1] },
  'zh-TW': { label: zhTW[0], description: zhTW[1] },
})

const texts = {
  'atelier-painter': inLanguages(
    [
      'Atelier Painter',
      'Paints scenes from words, right on this server. No key, no network; the same seed gives the same image.',
    ],
    ['Atelier 画师', '由内置程序按文字作画：不需密钥，不联网，种子相同则画面相同。'],
    ['Atelier 畫師', '由內建程式依文字作畫：不需金鑰，不連網，種子相同則畫面相同。'],
  ),
  'atelier-painter-grid': inLanguages(
    ['Atelier Painter', 'Paints four ideas at a time. Pick one, vary it, and keep going.'],
    ['Atelier 画师', '由内置程序一次画出四个构思，可取出其中一张，再变化、再继续。'],
    ['Atelier 畫師', '由內建程式一次畫出四個構思，可取出其中一張，再變化、再繼續。'],
  ),
  'atelier-painter-plain': inLanguages(
    ['Atelier Painter', 'Paints scenes from words, simple and fast.'],
    ['Atelier 画师', '由内置程序按文字作画，简单快捷。'],
    ['Atelier 畫師', '由內建程式依文字作畫，簡單快速。'],
  ),
  tools: inLanguages(
    ['Atelier Tools', 'Edits images on this server, without a model. Nothing leaves it.'],
    ['Atelier 图片工具', '在本服务器上处理图片，不用模型，图片不会外传。'],
    ['Atelier 圖片工具', '在本伺服器上處理圖片，不用模型，圖片不會外傳。'],
  ),
  'studio-ink': inLanguages(
    [
      'Ink Studio',
      'Ink washes on paper: mountains and water in grays, with one touch of vermilion.',
    ],
    ['水墨画室', '纸上水墨：浓淡灰调的山水，点一抹朱红。'],
    ['水墨畫室', '紙上水墨：濃淡灰調的山水，點一抹朱紅。'],
  ),
  'studio-watercolour': inLanguages(
    ['Watercolor Studio', 'Wet edges, granulated pigment and the white of the paper.'],
    ['水彩画室', '湿润的边缘，沉淀的颜料颗粒，留出纸的白。'],
    ['水彩畫室', '濕潤的邊緣，沉澱的顏料顆粒，留出紙的白。'],
  ),
  'studio-oil': inLanguages(
    ['Oil Studio', 'Thick strokes that follow the shapes, with the ridges of the brush.'],
    ['油画画室', '厚重的笔触顺着形体走，留下画笔的纹理。'],
    ['油畫畫室', '厚重的筆觸順著形體走，留下畫筆的紋理。'],
  ),
  'studio-impression': inLanguages(
    ['Impression Studio', 'Short broken strokes of pure color, light before detail.'],
    ['印象派画室', '纯色的短促笔触，先见光，后见细节。'],
    ['印象派畫室', '純色的短促筆觸，先見光，後見細節。'],
  ),
  'studio-pixel': inLanguages(
    ['Pixel Studio', 'Few colours, square pixels and ordered dither, as on an old console.'],
    ['像素画室', '颜色不多，方形像素，有序抖动，如同老游戏机。'],
    ['像素畫室', '顏色不多，方形像素，有序抖動，如同老遊戲機。'],
  ),
  'studio-neon': inLanguages(
    ['Neon Studio', 'Night cities and landscapes in two glowing colours.'],
    ['霓虹画室', '两种发光的颜色，画出夜里的城市与风景。'],
    ['霓虹畫室', '兩種發光的顏色，畫出夜裡的城市與風景。'],
  ),
  'studio-paper-cut': inLanguages(
    ['Paper Cut Studio', 'Layers of coloured paper, each with its shadow on the one behind.'],
    ['剪纸画室', '层层彩纸，每一层都在后一层上投下影子。'],
    ['剪紙畫室', '層層色紙，每一層都在後一層上投下影子。'],
  ),
  'studio-woodblock': inLanguages(
    ['Woodblock Studio', 'Flat tones, dark outlines and the grain of the block, after old prints.'],
    ['木版画室', '平涂的色调，深色的轮廓，带着木纹，取法古版画。'],
    ['木版畫室', '平塗的色調，深色的輪廓，帶著木紋，取法古版畫。'],
  ),
  'studio-glass': inLanguages(
    ['Stained Glass Studio', 'Panes of glowing glass held in lead.'],
    ['彩绘玻璃画室', '铅条镶起一块块透光的玻璃。'],
    ['彩繪玻璃畫室', '鉛條鑲起一塊塊透光的玻璃。'],
  ),
  'studio-low-poly': inLanguages(
    ['Low Poly Studio', 'Scenes folded from triangles of one colour each.'],
    ['低多边形画室', '用一块块单色三角面折出画面。'],
    ['低多邊形畫室', '用一塊塊單色三角面折出畫面。'],
  ),
  'studio-sketch': inLanguages(
    ['Sketch Studio', 'Pencil hatching on rough paper.'],
    ['素描画室', '粗纹纸上的铅笔排线。'],
    ['素描畫室', '粗紋紙上的鉛筆排線。'],
  ),
  'studio-poster': inLanguages(
    ['Poster Studio', 'Screen print: few strong inks and a halftone.'],
    ['海报画室', '丝网印刷：少而浓的油墨，加上网点。'],
    ['海報畫室', '絹印：少而濃的油墨，加上網點。'],
  ),
} satisfies { readonly [model: string]: InLanguages }

export type OwnModel = keyof typeof texts

export const ownModelTexts = (model: OwnModel, locale: Locale): ModelTexts => texts[model][locale]

/** Undefined for a name that none of our models has. */
export const findModelTexts = (model: string, locale: Locale): ModelTexts | undefined =>
  Object.hasOwn(texts, model) ? ownModelTexts(model as OwnModel, locale) : undefined
