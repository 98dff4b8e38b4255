import type { KnownDocument } from '@atelier/contract/features/talk/knowledge'
import { defineEngine } from '@atelier/engines/engine'
import type { EmbeddingEngine } from '@atelier/engines/kinds/embedding'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { stemOf } from './passage-words.ts'
import { searchPassages } from './search-passages.ts'
import { corpus, corpusQuestions, corpusText } from './testing/corpus.ts'
import { addFile, untilRead } from './testing/knowledge-harness.ts'

/** A toy: letters in threes fall into 256 places. What shares spelling is near. */
const toy: EmbeddingEngine = {
  async embed({ texts }) {
    const vectors = texts.map((text) => {
      const vector = new Array<number>(256).fill(0)
      const letters = [...text.toLowerCase().replaceAll(/[\s\p{P}]+/gu, ' ')]
      const width = /\p{Script=Han}/u.test(text) ? 2 : 3
      for (let at = 0; at + width <= letters.length; at++) {
        let place = 7
        for (const letter of letters.slice(at, at + width))
          place = (place * 31 + (letter.codePointAt(0) ?? 0)) % 256
        vector[place] = (vector[place] ?? 0) + 1
      }
      return vector
    })
    return { vectors, model: 'toy' }
  },
}

const toyEngine = defineEngine({
  id: 'toy',
  label: 'Toy',
  kinds: [],
  settings: z.object({}),
  create: () => ({ embedding: toy }),
})

describe.each([
  ['by words alone', false],
  ['by words and meaning', true],
])('a corpus of thirty documents searched %s', (_, isEmbedded) => {
  let test: TestApp
  let known: KnownDocument[]
  beforeAll(async () => {
    test = await createTestApp(isEmbedded ? { engines: [toyEngine] } : {})
    if (isEmbedded)
      await test.services.chat.catalog.connectFound(
        [{ engine: 'toy', preset: 'toy', label: 'Toy', settings: {} }],
        'environment',
      )
    await test.configure({ embeddingConnection: isEmbedded ? 'toy' : '' })
    const as = test.guest()
    const added: KnownDocument[] = []
    for (const file of corpus)
      added.push(await addFile(test, { name: file.name, text: corpusText(file) }, as))
    for (const { id } of added) await untilRead(test, id, as)
    known = await vi.waitFor(
      async () => {
        const all = await Promise.all(added.map(({ id }) => untilRead(test, id, as)))
        expect(all.every((each) => each.isEmbedded === isEmbedded)).toBe(true)
        return all
      },
      { timeout: 20_000, interval: 50 },
    )
  }, 60_000)
  afterAll(() => test.close())

  it('has the right passage among the first three for nine questions in ten', async () => {
    expect(known.length).toBeGreaterThanOrEqual(30)
    expect(corpusQuestions.length).toBeGreaterThanOrEqual(40)
    const { rows } = await test.database.pool.query<{ site_id: number }>(
      'select min(id) as site_id from sites',
    )
    const among = known.map(({ id }) => ({ id, embeddedBy: isEmbedded ? 'toy/toy' : null }))
    const names = new Map(known.map(({ id, title }) => [id, title]))
    const missed: string[] = []
    for (const [question, name, words] of corpusQuestions) {
      const found = await searchPassages(
        question,
        { among, siteId: rows[0]?.site_id ?? 0, limit: 3 },
        test.services.knowledge,
      )
      const isHit = found.some(
        ({ documentId, text }) => names.get(documentId) === name && text.includes(words),
      )
      if (!isHit) missed.push(question)
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(corpusQuestions.length / 10)
  })
})

describe('the stem of a word', () => {
  it.each([
    ['tickets', 'ticket'],
    ['replaced', 'replac'],
    ['replace', 'replac'],
    ['baking', 'bak'],
    ['bake', 'bak'],
    ['88213', '88213'],
    ['年假', '年假'],
  ])('of %s is %s', (word, stem) => {
    expect(stemOf(word)).toBe(stem)
  })
})
