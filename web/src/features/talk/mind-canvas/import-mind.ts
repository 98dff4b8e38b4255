// A map out of a file that somebody has: OPML, or an outline in markdown or plain text.
import type { MindNode } from '@atelier/contract/mind-terms'
import { outlineItems, outlineOf, toMindTree } from '@atelier/contract/read-outline'
import { readOpml } from './mind-opml.ts'

/** Larger files are no outlines, in bytes. */
export const largestOutlineFile = 4 * 1024 * 1024

/** Undefined when there is nothing in it. */
export function readMindFile(text: string, name: string): MindNode | undefined {
  const items = readOpml(text) ?? outlineItems(outlineOf(text.replace(/^\uFEFF/, '')))
  return items.length ? toMindTree(items, name, 'file') : undefined
}
