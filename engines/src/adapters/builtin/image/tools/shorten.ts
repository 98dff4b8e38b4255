// What a prompt can do without. Words that change the built-in picture, and names, stay longest; filler goes first.
import { readPrompt } from '../words/read-prompt.ts'

const filler = new Set(
  'a an the of in on at with and or but to for from by into is are was be very really quite so such as that this it its there some beautiful amazing stunning gorgeous incredible awesome best quality highly ultra super hyper extremely detailed detail intricate masterpiece professional award winning trending artstation 8k 4k hd uhd hdr resolution high sharp focus please image picture photo of'.split(
    ' ',
  ),
)
const chineseFiller =
  /(?:非常|十分|特别|特別|极其|極其|超级|超級|高清|超清|杰作|傑作|最佳质量|最佳品質|大师作品|大師作品|精美|绝美|絕美|细节丰富|細節豐富|请|請|一张|一張|一幅|一个|一個|的图片|的圖片|的照片|图片|圖片|画一|畫一)/g

type Part = { text: string; weight: number; at: number }

/** From the most whole to the shortest; each says less than the one before. */
export function shorten(prompt: string): string[] {
  const chinese = /[\u4e00-\u9fff]/.test(prompt)
  const parts = chinese ? chineseParts(prompt) : englishParts(prompt)
  const kept = parts.filter(({ weight }) => weight > 0)
  const usable = kept.length ? kept : parts
  const ranked = [...usable].sort((a, b) => b.weight - a.weight || a.at - b.at)
  const found = [1, 0.7, 0.45, 0.25].map((share) => {
    const count = Math.max(1, Math.ceil(ranked.length * share))
    return ranked
      .slice(0, count)
      .sort((a, b) => a.at - b.at)
      .map(({ text }) => text)
      .join(chinese ? '，' : ' ')
  })
  return [...new Set(found)].filter(Boolean)
}

function weigh(text: string): number {
  const words = readPrompt(text)
  return (
    words.subjects.length * 4 +
    words.styles.length * 3 +
    words.times.length * 2.5 +
    words.weathers.length * 2.5 +
    words.seasons.length * 2 +
    words.colours.length * 2 +
    words.moods.length * 1.5 +
    words.framings.length
  )
}

const englishParts = (prompt: string): Part[] =>
  [...prompt.matchAll(/[^\s,.;:!?()"]+/g)].map(([text], at) => ({
    text,
    at,
    weight: filler.has(text.toLowerCase())
      ? 0
      : 1 + weigh(text) + (/^[A-Z]/.test(text) && at > 0 ? 1 : 0),
  }))

const chineseParts = (prompt: string): Part[] =>
  prompt
    .split(/[，。、；：！？,.;:!?\s]+|(?<=[\u4e00-\u9fff]{2})[的地得](?=[\u4e00-\u9fff])/)
    .map((text) => text.replace(chineseFiller, '').trim())
    .filter(Boolean)
    .map((text, at) => ({ text, at, weight: 1 + weigh(text) }))
