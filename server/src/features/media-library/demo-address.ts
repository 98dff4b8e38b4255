// Where a demo lies, and where it is asked for. Both change with the recipe and with its maker, so that what is kept anywhere is never stale.
import { createHash } from 'node:crypto'
import type { DemoRecipe } from './demos/demo-recipe.ts'

export type DemoPart = 'file' | 'poster'

export const demoKey = ({ task, prompt, params, cover }: DemoRecipe, maker: string): string =>
  createHash('sha256')
    .update(JSON.stringify([maker, task, prompt, params, cover ?? '']))
    .digest('base64url')
    .slice(0, 22)

/** `about`: what is told of it. */
export const demoFileName = (key: string, part: DemoPart | 'about'): string =>
  `media-library/${key}-${part}`

export const demoAddress = (id: string, part: DemoPart, key: string): string =>
  `/api/autoreply/demoFile?id=${id}${part === 'poster' ? '&as=poster' : ''}&v=${key}`
