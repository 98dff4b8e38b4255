import { describe, expect, it } from 'vitest'
import type { Mood } from '../score/plan.ts'
import { isMinor } from '../score/scales.ts'
import { readRequest } from './read-request.ts'

const blank = { style: '', idea: '', mood: 'auto', key: 'auto', scale: 'auto', tempo: 0 }
const seeds = [1, 2, 3, 4, 5, 6]
const manners = (idea: string, style = '') =>
  seeds.map((seed) => readRequest({ ...blank, idea, style, seed }))

/** What people say, in simplified and traditional characters and in English, by what it is to become. */
const said: { readonly [Name in Mood]?: string } = {
  happy:
    '轻快 輕快 欢快 歡快 活泼 活潑 快乐 快樂 开心 開心 愉悦 愉悅 明快 阳光 陽光 励志 勵志 热闹 熱鬧 欢乐 歡樂 元气 元氣 upbeat happy cheerful joyful lively energetic uplifting carefree',
  playful: '俏皮 调皮 調皮 可爱 可愛 搞笑 诙谐 詼諧 playful quirky whimsical cute',
  sad: '悲伤 悲傷 忧郁 憂鬱 伤感 傷感 哀伤 哀傷 凄美 淒美 惆怅 惆悵 孤独 孤獨 心碎 难过 難過 sad melancholy melancholic gloomy heartbroken mournful wistful lonely',
  calm: '舒缓 舒緩 宁静 寧靜 安静 安靜 悠扬 悠揚 放松 放鬆 轻柔 輕柔 治愈 療癒 慵懒 慵懶 calm relaxing peaceful soothing mellow gentle serene',
  romantic: '抒情 浪漫 深情 甜蜜 温柔 溫柔 romantic tender lyrical sentimental',
  epic: '激昂 热血 熱血 史诗 史詩 悲壮 悲壯 磅礴 豪迈 豪邁 雄壮 雄壯 慷慨激昂 epic heroic triumphant majestic',
  dark: '黑暗 阴森 陰森 紧张 緊張 压抑 壓抑 诡异 詭異 dark eerie ominous tense',
  dreamy: '梦幻 夢幻 空灵 空靈 迷幻 dreamy ethereal',
}
const minor: readonly Mood[] = ['sad', 'epic', 'dark']
const lively: readonly Mood[] = ['happy', 'playful']
const slow: readonly Mood[] = ['sad', 'calm']

const rows = Object.entries(said).flatMap(([mood, words]) =>
  words.split(' ').map((word): [string, Mood] => [word, mood as Mood]),
)

it('knows well over sixty words', () => {
  expect(rows.length).toBeGreaterThan(120)
})

it.each(rows)('%s is %s in mode and tempo', (word, mood) => {
  const idea = /[a-z]/.test(word) ? `a ${word} song about the city` : `一首${word}的城市之歌`
  for (const manner of manners(idea)) {
    expect(manner.mood).toBe(mood)
    expect(isMinor(manner.key.scale)).toBe(minor.includes(mood))
    if (lively.includes(mood)) expect(manner.tempo).toBeGreaterThanOrEqual(100)
    if (slow.includes(mood)) expect(manner.tempo).toBeLessThanOrEqual(96)
  }
})

describe('what is denied', () => {
  it.each([
    '不要悲伤',
    '不要悲傷的歌',
    '别太伤感',
    '別太傷感',
    '没有悲伤',
    '不要悲伤、忧郁或孤独',
    '不想要忧郁的旋律',
    '远离哀伤',
    'not sad',
    'no sad songs please',
    'without melancholy',
    'nothing gloomy',
    "don't make it too sad",
    'not sad or lonely',
  ])('is not what it becomes: %s', (idea) => {
    for (const manner of manners(idea)) {
      expect(manner.mood).toBeNull()
      expect(isMinor(manner.key.scale)).toBe(false)
    }
  })

  it.each<[string, Mood]>([
    ['不要悲伤，要欢快', 'happy'],
    ['不要歡快，要悲傷', 'sad'],
    ['别太激昂，舒缓一点', 'calm'],
    ['not happy but sad', 'sad'],
    ['upbeat, not sad', 'happy'],
    ['不要太安静，活泼一些', 'happy'],
  ])('leaves what is wanted: %s', (idea, mood) => {
    for (const manner of manners(idea)) expect(manner.mood).toBe(mood)
  })

  it.each<[string, Mood]>([
    ['特别悲伤', 'sad'],
    ['特別悲傷', 'sad'],
    ['离别的悲伤', 'sad'],
    ['非常轻快', 'happy'],
    ['no rain, just a happy day', 'happy'],
  ])('is not read out of words that begin alike: %s', (idea, mood) => {
    for (const manner of manners(idea)) expect(manner.mood).toBe(mood)
  })
})

it.each([
  ['轻快', '钢琴'],
  ['upbeat', 'piano'],
  ['輕快', '民謠'],
  ['lively', 'folk'],
])('is major and fast also with a style that is either: %s %s', (mood, style) => {
  for (const manner of manners('', `${style} ${mood}`)) {
    expect(isMinor(manner.key.scale)).toBe(false)
    expect(manner.tempo).toBeGreaterThanOrEqual(100)
  }
})

it('goes by tags before the idea, by the idea before what is sung, and by what is named most often', () => {
  const of = (more: Partial<Parameters<typeof readRequest>[0]>) =>
    readRequest({ ...blank, seed: 1, ...more }).mood
  expect(of({ style: '轻快', idea: '悲伤' })).toBe('happy')
  expect(of({ idea: '轻快', lyrics: '我多么孤独，多么悲伤' })).toBe('happy')
  expect(of({ lyrics: '我多么孤独，多么悲伤' })).toBe('sad')
  expect(of({ idea: '欢快，开心，只有一点点忧郁' })).toBe('happy')
  expect(of({ idea: '不要悲伤', lyrics: '我多么悲伤' })).toBeNull()
})

it('reads a long text in no more than its length', () => {
  expect(readRequest({ ...blank, seed: 1, idea: '不要'.repeat(200_000) }).mood).toBeNull()
})
