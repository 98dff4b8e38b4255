import { expect, test } from 'vitest'
import { handbookTool } from './handbook-tool.ts'
import { ownHandbookDir } from './read-handbook.ts'

const tool = handbookTool(ownHandbookDir)

test('gives sections with their addresses, in the language of the reader', async () => {
  const english = await tool.run({ query: 'back up in the browser' }, { locale: 'en-US' })
  expect(english).toContain('Address: /help/backup-and-restore#back-up-in-the-browser')
  const chinese = await tool.run({ query: '备份数据' }, { locale: 'zh-CN' })
  expect(chinese).toContain('# 备份与恢复: ')
})

test('says so when it has nothing', async () => {
  expect(await tool.run({ query: 'zzzz' }, { locale: 'en-US' })).toContain('nothing')
})

test('refuses input without a query', async () => {
  await expect(tool.run({}, { locale: 'en-US' })).rejects.toThrowError(/query/)
})
