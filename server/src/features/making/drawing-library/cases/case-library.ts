// What cases are about, and all of them, in the order in which they are shown.
import { readContent } from '../../../../platform/content/read-content.ts'
import { lazily } from '../../../../platform/lazily.ts'
import { recipeTexts } from '../../samples/recipe-content.ts'
import { type InLanguages, texts } from '../texts-in-languages.ts'
import { caseContent, type LibraryCase } from './case.ts'

export type LibraryCategory = { id: string; names: InLanguages }

/** What works can be about; the last ones have no case, because the built-in engine cannot paint such. */
export const libraryCategories: readonly LibraryCategory[] = [
  { id: 'landscape', names: texts('山川风光', '山川風光', 'Landscape') },
  { id: 'water', names: texts('江海湖泊', '江海湖泊', 'Water') },
  { id: 'sky', names: texts('天空与星辰', '天空與星辰', 'Sky and stars') },
  { id: 'city', names: texts('城市建筑', '城市建築', 'City') },
  { id: 'flora', names: texts('花草树木', '花草樹木', 'Flowers and trees') },
  { id: 'seasons', names: texts('四季天气', '四季天氣', 'Seasons and weather') },
  { id: 'animals', names: texts('动物', '動物', 'Animals') },
  { id: 'people', names: texts('人物', '人物', 'People') },
  { id: 'still-life', names: texts('静物', '靜物', 'Still life') },
  { id: 'abstract', names: texts('抽象纹样', '抽象紋樣', 'Abstract') },
  { id: 'fantasy', names: texts('幻想世界', '奇幻世界', 'Fantasy') },
  { id: 'product', names: texts('产品设计', '產品設計', 'Product') },
  { id: 'poster', names: texts('海报排版', '海報排版', 'Poster') },
]

const casesIn = (kind: keyof typeof caseContent) =>
  lazily((): readonly LibraryCase[] =>
    readContent(caseContent[kind]).map(({ slug, facts, words }) => ({
      id: slug,
      ...facts,
      ...recipeTexts(words),
    })),
  )

export const libraryCases = casesIn('cases')
export const libraryExamples = casesIn('examples')
