// Everything in content/: a kind that cannot be read says here which file and which field it is.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { caseContent } from '../server/src/features/making/drawing-library/cases/case.ts'
import {
  clipContent,
  songContent,
} from '../server/src/features/making/media-library/demos/demo-recipe.ts'
import { promptContent } from '../server/src/features/showing/market/built-in/built-in-prompt.ts'
import { questionContent } from '../server/src/features/site/content/seeded-questions.ts'
import { appContent } from '../server/src/features/talk/apps/built-in/built-in-app.ts'
import { readFrontMatter } from '../server/src/platform/content/front-matter.ts'
import { contentFolder, readContent } from '../server/src/platform/content/read-content.ts'

const kinds = [
  ...Object.values(appContent),
  ...Object.values(caseContent),
  ...[promptContent, clipContent, songContent, questionContent],
]

describe('what comes with the product', () => {
  it('is all of a kind that somebody reads', () => {
    expect(readdirSync(contentFolder).sort()).toEqual(kinds.map(({ name }) => name).sort())
  })

  it.each(kinds)('is whole in every language: $name', (kind) => {
    expect(readContent(kind)).not.toEqual([])
  })

  it.each(kinds)('says the same to other programs that read YAML: $name', ({ name }) => {
    const folder = join(contentFolder, name)
    for (const file of readdirSync(folder).filter((each) => each.endsWith('.md'))) {
      const text = readFileSync(join(folder, file), 'utf8')
      const [, head = ''] = text.split(/^---\n/m)
      expect(parse(head, { schema: 'failsafe' }), file).toEqual(readFrontMatter(text).fields)
    }
  })
})
