/** Addresses of lists that are kept in public, to choose from. */
export const knownLists: readonly string[] = [
  'https://raw.githubusercontent.com/PlexPt/awesome-chatgpt-prompts-zh/main/prompts-zh.json',
  'https://raw.githubusercontent.com/PlexPt/awesome-chatgpt-prompts-zh/main/prompts-zh-TW.json',
]
