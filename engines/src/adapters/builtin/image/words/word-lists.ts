// How lists of words are written down: one line for each thing, with the words of both languages.

export type WordEntry<Name extends string> = {
  name: Name
  /** In the singular and in small letters; plurals are found by themselves. */
  en: readonly string[]
  /** Simplified. */
  zh: readonly string[]
}

type NameOf<Line extends string> = Line extends `${infer Name}|${string}` ? Name : never

/** The names of all lines of a text. */
export type NamesIn<
  Text extends string,
  Found = never,
> = Text extends `${infer First}\n${infer Rest}` ? NamesIn<Rest, Found | NameOf<First>> : Found

/** One line each: what it is called here | English words | Chinese words. */
export function readLines<Name extends string>(text: string): WordEntry<Name>[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [name = '', en = '', zh = ''] = line.split('|')
      return {
        name: name as Name,
        en: en.split(',').filter(Boolean),
        zh: zh.split(',').filter(Boolean),
      }
    })
}
