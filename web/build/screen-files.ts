// What the template of the page says of the files that each screen begins with: the server names those of the screen that an address leads
// to (server/src/platform/http/screen-files.ts).

/** Addresses without their first slash, by the path of a screen in small letters; `__LANG__` stands for a language. */
export type ScreenFiles = Readonly<Record<string, readonly string[]>>

export const screenFilesMark = (files: ScreenFiles): string =>
  `<!--screen-files ${JSON.stringify(files)}-->`

/** Those of a built template. */
export function screenFilesIn(page: string): ScreenFiles {
  const [, text = '{}'] = /<!--screen-files (\{.*?\})-->/.exec(page) ?? []
  return JSON.parse(text) as ScreenFiles
}
