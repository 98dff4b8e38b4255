// Where the picture of a case lies, and where it is asked for. Both change with the recipe and with the painter, so that what is kept anywhere is never stale.
import { createHash } from 'node:crypto'
import type { LibraryCase } from './cases/case.ts'

export type PictureSize = 'full' | 'small'

type Recipe = Pick<LibraryCase, 'prompt' | 'seed' | 'aspect'>

export const recipeKey = ({ prompt, seed, aspect }: Recipe, painter: string): string =>
  createHash('sha256')
    .update(JSON.stringify([painter, prompt, seed, aspect]))
    .digest('base64url')
    .slice(0, 22)

export const caseFileName = (key: string, size: PictureSize): string =>
  `drawing-library/${key}-${size}.webp`

export const caseAddress = (id: string, size: PictureSize, key: string): string =>
  `/api/midjourney/casePicture?id=${id}&size=${size}&v=${key}`
