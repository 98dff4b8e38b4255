// Kinds of what a site tells and shows, and how much of it. No zod: it runs in the browser, too.

export const entryKinds = [
  'notice',
  'drawingNotice',
  'question',
  'banner',
  'menu',
  'jump',
  'drawingCase',
  'drawingParam',
  'houseApp',
  'housePrompt',
  'modelPage',
] as const
export type EntryKind = (typeof entryKinds)[number]

/** Letters of a title, of a text and of an address; entries of one kind. */
export const contentLimits = { short: 200, long: 20_000, address: 2000, entries: 500 } as const

/** Apps and prompts of the house have numbers from here on, above all that people make: this and the number of their entry. */
export const firstSiteContentId = 1_500_000_000

/** Lists that come with the product, of which a site chooses what it shows and in which order. */
export const builtInLists = [
  'musicStyles',
  'songDemos',
  'clipDemos',
  'drawingCases',
  'drawingExamples',
  'drawingParams',
  'apps',
  'roles',
  'marketPrompts',
] as const
export type BuiltInList = (typeof builtInLists)[number]

/** What works and cases can be about, in the order of the screens. */
export const drawingCategories = [
  'landscape',
  'water',
  'sky',
  'city',
  'flora',
  'seasons',
  'animals',
  'people',
  'still-life',
  'abstract',
  'fantasy',
  'product',
  'poster',
] as const
export type DrawingCategoryId = (typeof drawingCategories)[number]

/** What prompt parameters are about, in the order of the screens. */
export const paramCategories = [
  'style',
  'medium',
  'light',
  'colour',
  'lens',
  'composition',
  'view',
  'mood',
  'scene',
  'time',
  'weather',
  'material',
  'movement',
  'artist',
  'era',
  'quality',
] as const
export type ParamCategoryId = (typeof paramCategories)[number]

/** Shapes that cases have. */
export const caseAspects = ['1:1', '4:3', '3:4', '3:2', '2:3', '16:9', '9:16'] as const
export type CaseAspect = (typeof caseAspects)[number]

/** What is written one to a line. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
