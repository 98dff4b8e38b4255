// How the library of prompt parameters is written down.
import { type InLanguages, texts } from '../texts-in-languages.ts'

export type Parameter = {
  id: string
  names: InLanguages
  /** English words for the prompt, without a comma. */
  prompt: string
  /** Colours that show what is meant, as `#rrggbb`. */
  swatch: readonly string[]
}

export type ParameterCategory = {
  id: string
  names: InLanguages
  /** `one`: its entries exclude each other. */
  choose: 'one' | 'many'
  entries: readonly Parameter[]
}

/** Words for the prompt, name in zh-CN, name in zh-TW, colours that show it, and a name in English where that is not just the words. */
export type ParameterRow = readonly [
  prompt: string,
  zhCN: string,
  zhTW: string,
  swatch?: string,
  english?: string,
]

/** A category of parameters from rows; colours in a row are separated by spaces. Ids are made of the category and the words, so words must not change. */
export function defineParameters(
  { id, names, choose }: Omit<ParameterCategory, 'entries'>,
  rows: readonly ParameterRow[],
): ParameterCategory {
  const entries = rows.map(([prompt, zhCN, zhTW, swatch = '', english]) => ({
    id: `${id}-${prompt.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
    names: texts(zhCN, zhTW, english ?? prompt.charAt(0).toUpperCase() + prompt.slice(1)),
    prompt,
    swatch: swatch.split(' ').filter(Boolean),
  }))
  return { id, names, choose, entries }
}
