// How demos are written down.
import type { Locale } from '@atelier/contract/primitives'

type InLanguages = { readonly [L in Locale]: string }

export type DemoRecipe = {
  id: string
  task: 'compose' | 'film'
  titles: InLanguages
  /** English. */
  prompt: string
  /** The prompt in other languages; empty in English. */
  meanings: InLanguages
  /** As the built-in model declares them. */
  params: { readonly [name: string]: string | number | boolean }
  /** Of a song: what its cover shows. */
  cover?: string
}

type DemoRow = Omit<DemoRecipe, 'task' | 'titles' | 'meanings'> & {
  /** zh-CN, zh-TW, English. */
  titles: readonly [string, string, string]
  /** zh-CN, zh-TW. */
  meanings: readonly [string, string]
}

const inLanguages = ([zhCN, zhTW, enUS]: readonly [string, string, string]): InLanguages => ({
  'zh-CN': zhCN,
  'zh-TW': zhTW,
  'en-US': enUS,
})

export const defineDemos = (task: DemoRecipe['task'], rows: readonly DemoRow[]): DemoRecipe[] =>
  rows.map(({ titles, meanings, ...row }) => ({
    ...row,
    task,
    titles: inLanguages(titles),
    meanings: inLanguages([...meanings, '']),
  }))
