import { expect, it } from 'vitest'
import { chineseRhymes, englishRhymes } from '../lyrics/rhymes.ts'
import { writeLyrics } from '../lyrics/write-lyrics.ts'
import { toTraditional } from './han-script.ts'
import { readTopic } from './song-topic.ts'

it.each([
  ['写一首关于夏天海边的歌', '夏天海边'],
  ['寫一首關於離別的歌', '離別'],
  ['月亮', '月亮'],
  ['我的家乡', '我的家乡'],
  ['欢快的歌，关于毕业旅行', '毕业旅行'],
  ['write a happy song about my cat who sleeps all day', 'my cat'],
  ['Write a song about the northern lights', 'the northern lights'],
  ['rain', 'the rain'],
  ['A walk by the sea', 'a walk by the sea'],
  ['Paris', 'Paris'],
  ['a song about love', 'love'],
  ['悲伤的歌，写给妈妈', '妈妈'],
  ['the light of the moon over the quiet water', 'the light of the moon'],
])('a thing that has a name fits into a line: %s', (prompt, name) => {
  expect(readTopic(prompt)).toEqual({ name })
})

it.each([
  ['我想念远方的朋友，希望她过得好', '我想念远方的朋友'],
  ['一首轻快的歌，讲程序员加班到深夜', '程序员加班到深夜'],
  ['I miss my friend far away', 'I miss my friend far away'],
])('a sentence stands for itself: %s', (prompt, sentence) => {
  expect(readTopic(prompt)).toEqual({ sentence })
})

it.each([
  '',
  '🎉🎉',
  '轻快',
  '轻快的歌',
  '歡快、活潑',
  '悲伤的流行歌曲',
  'happy',
  'an upbeat pop song',
  'make it fast and loud',
  'a sad ballad for losing someone you love',
  'how to get over somebody',
  'x'.repeat(2000),
])('what is neither stays out of the lines: %#', (prompt) => {
  expect(readTopic(prompt)).toBeUndefined()
})

it('lyrics hold nothing but their sentences, with a whole name in them or none', () => {
  const lines = [...chineseRhymes, ...englishRhymes].flatMap(({ verse, chorus }) => [
    ...verse,
    ...chorus,
  ])
  const prompts = [
    '我想念远方的朋友，希望她过得好',
    '轻快',
    '一首轻快的歌，讲程序员加班到深夜',
    '写一首关于夏天海边的歌',
    'my cat who sleeps all day',
    'make it fast and loud',
    'I miss my friend far away',
  ]
  for (const prompt of prompts)
    for (const locale of ['zh-CN', 'zh-TW', 'en-US'] as const)
      for (const seed of [1, 2, 3, 4]) {
        const topic = readTopic(prompt)
        const name = topic && 'name' in topic ? topic.name : undefined
        const known = new Set(
          lines
            .filter((line) => name || !line.includes('{t}'))
            .flatMap((line) => [line, toTraditional(line)])
            .map((line) => line.replaceAll('{t}', name ?? ''))
            .map((line) => line.charAt(0).toUpperCase() + line.slice(1)),
        )
        if (topic && 'sentence' in topic) known.add(topic.sentence)
        for (const { text } of writeLyrics({ prompt, seed, locale }))
          for (const line of text.split('\n'))
            if (line && !line.startsWith('[')) expect(known, `${prompt}: ${line}`).toContain(line)
      }
})
