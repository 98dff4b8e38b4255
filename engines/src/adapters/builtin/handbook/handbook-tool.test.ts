import { expect, test } from 'vitest'
import { handbookTool } from './handbook-tool.ts'
import { ownHandbookDir } from './read-handbook.ts'

const tool = handbookTool(ownHandbookDir)

test('gives sections with their addresses, in the language of the reader', async () => {
  const english = await tool.run({ query: 'back up the data folder' }, { locale: 'en-US' })
  expect(english).toContain('Address: /help/backup-and-restore#back-up-the-data-folder')
  const chinese = await tool.run({ query: '备份数据' }, { locale: 'zh-CN' })
  expect(chinese).toContain('备份数据目录')
})

test('says so when it has nothing', async () => {
  expect(await tool.run({ query: 'zzzz' }, { locale: 'en-US' })).toContain('nothing')
})

test('refuses input without a query', async () => {
  await expect(tool.run({}, { locale: 'en-US' })).rejects.toThrowError(/query/)
})
