import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { openAiCompatible } from '@atelier/engines/adapters/openai-compatible/index'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { watchStatements } from '../../testing/watch-statements.ts'
import { openRehearsal } from './rehearse-answer.ts'

let test: TestApp
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

it('an answer that is rehearsed is written to its end, and nothing of it is stored, asked for or counted', async () => {
  const { services, database, dataDir } = test
  const [site] = await services.sites.listSites()
  const { chat: engine } = openAiCompatible.create({ baseUrl: 'http://127.0.0.1:9', apiKey: '' })
  if (!site || !engine) throw new Error('there is nothing to rehearse with')
  const figures = await services.instruments.expose()
  const statements = watchStatements(database.pool)
  const rehearsal = openRehearsal({ engine, site }, services.chat)
  expect(await rehearsal.answer()).toMatch(/^The word0 and .* so on\.$/)
  expect(await rehearsal.answer()).toMatch(/ so on\.$/)
  await rehearsal.close()
  expect(statements()).toEqual([])
  expect(services.chat.runs.size).toBe(0)
  expect(readdirSync(join(dataDir, 'runs'))).toEqual([])
  const ofAnswers = (text: string) => text.split('\n').filter((line) => /^atelier_/.test(line))
  expect(ofAnswers(await services.instruments.expose())).toEqual(ofAnswers(figures))
})
