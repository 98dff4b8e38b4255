// Bytes to passages, in the thread of one document.
import { knowledgeLimits } from '@atelier/contract/knowledge-terms'
import type { Block, Blocks } from './block.ts'
import { cutPassages } from './cut-passages.ts'
import type { ReadDocument } from './passage.ts'
import { ReadingFailure, type ReadingJob } from './reading-job.ts'
import { recogniseFormat } from './recognise-format.ts'

/** Throws ReadingFailure, and anything else for a broken document. */
export async function readDocument(
  job: ReadingJob,
  max: number = knowledgeLimits.characters,
): Promise<ReadDocument> {
  const { mime, read } = recogniseFormat(job, max)
  const { blocks, characters, cut } = await takeBlocks(read(), max)
  const passages = cutPassages(blocks).map(({ text, place }) => ({ text, place }))
  if (passages.length === 0) throw new ReadingFailure('documents.empty')
  return { mime, passages, characters, cut }
}

async function takeBlocks(
  found: Blocks,
  max: number,
): Promise<{ blocks: Block[]; characters: number; cut: boolean }> {
  const blocks: Block[] = []
  let characters = 0
  for await (const block of found) {
    const room = max - characters
    if (block.text.length > room) {
      const part = shortened(block, room)
      if (part) blocks.push(part)
      return { blocks, characters: max, cut: true }
    }
    if (!block.text.trim()) continue
    blocks.push(block)
    characters += block.text.length
  }
  return { blocks, characters, cut: false }
}

function shortened(block: Block, room: number): Block | null {
  const isHalf = /[\ud800-\udbff]/.test(block.text.charAt(room - 1))
  const text = block.text.slice(0, isHalf ? room - 1 : room).trimEnd()
  const { lines, ...place } = block.place
  if (!text) return null
  const last = (lines?.[0] ?? 0) + text.split('\n').length - 1
  return { ...block, text, place: lines ? { ...place, lines: [lines[0], last] } : place }
}
