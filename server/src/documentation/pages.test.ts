import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { madePages } from './pages.ts'

describe('a made page', () => {
  it.each(madePages.map((page) => [basename(page.file), page] as const))(
    '%s says what the code says',
    async (_, { file, markdown }) => {
      expect(await readFile(file, 'utf8')).toBe(markdown)
    },
  )
})
