import { describe, expect, it } from 'vitest'
import { understandRequest, understoodWords } from './understand-request.ts'

/** What was understood, in one line: words that become something else with what they become. */
function understood(prompt: string): string {
  const { known, unknown } = understandRequest(prompt)
  const drawn = known.map(({ word, as }) => (word === as ? word : `${word}=${as}`))
  return `${drawn.join(' ')} ? ${unknown.join(', ')}`.trim()
}

describe('a request', () => {
  it.each([
    ['sea, sunset and tapas', 'sea sunset ? tapas'],
    ['Draw me a picture of two LIGHTHOUSES, please', 'LIGHTHOUSES=lighthouse ? two'],
    ['two black cats and six dogs', 'cats=cat dogs=dog black ? six'],
    ['三只小猫', '小猫=cat ?'],
    ['海上日落和臭豆腐', '海=sea 日落=sunset ? 臭豆腐'],
    ['櫻花樹下，下雪的夜晚', '櫻花=blossom 樹=tree 夜晚=night 下雪=snowfall ?'],
    ['ein Fluss', '? ein Fluss'],
    ['ラーメンと海', '海=sea ? ラーメンと'],
    ['', '?'],
    ['，。!?', '?'],
  ])('"%s" is understood as: %s', (prompt, expected) => {
    expect(understood(prompt)).toBe(expected)
  })

  it.each([
    ['三月', 'moon'],
    ['草莓', 'meadow'],
    ['河马', 'horse'],
    ['马上', 'horse'],
    ['马路', 'horse'],
    ['海报', 'sea'],
    ['海马', 'sea'],
    ['海馬', 'horse'],
    ['花生', 'flower'],
    ['星期天', 'star'],
    ['明星', 'star'],
    ['雪糕', 'snowfall'],
    ['人参', 'person'],
    ['江湖', 'river'],
    ['猫头鹰', 'cat'],
    ['狗尾草', 'dog'],
    ['花木兰', 'flower'],
    ['雨衣', 'rain'],
    ['上海', 'sea'],
    ['雪白', 'snowfall'],
    ['sea lion', 'sea'],
    ['guinea pig', 'pig'],
    ['starfish', 'star'],
    ['star wars', 'star'],
    ['马车', 'horse'],
    ['馬尾', 'horse'],
    ['羊驼', 'sheep'],
    ['龙猫', 'dragon'],
    ['鱼缸', 'fish'],
    ['鸡腿', 'chicken'],
    ['月台', 'moon'],
    ['路灯', 'lamp'],
    ['画家', 'home'],
    ['兔毛', 'rabbit'],
    ['虎皮', 'tiger'],
    ['松鼠', 'pine'],
    ['橙色', 'orange-fruit'],
    ['斑马线', 'zebra'],
    ['海狸', 'sea'],
    ['马蜂', 'horse'],
    ['月嫂', 'moon'],
    ['吹牛', 'cow'],
    ['风景', 'wind'],
    ['人口', 'person'],
    ['对象', 'elephant'],
    ['江面', 'noodles'],
    ['雨刮器', 'rain'],
    ['中心', 'heart'],
    ['车站', 'car'],
    ['橙子', 'orange'],
    ['hot dog', 'dog'],
    ['coffee shop', 'coffee'],
    ['train station', 'train'],
    ['spider man', 'man'],
    ['traffic light', 'lamp'],
    ['watch the sea', 'watch'],
    ['I love cats', 'heart'],
  ])('%s is drawn as no %s', (prompt, name) => {
    expect(understandRequest(prompt).known.map(({ as }) => as)).not.toContain(name)
  })

  it.each([
    ['小马', 'horse'],
    ['白馬', 'horse'],
    ['海上', 'sea'],
    ['山中', 'mountain'],
    ['林间', 'forest'],
    ['骑马', 'horse'],
    ['猫睡在沙发上', 'cat'],
    ['马跑过草原', 'horse'],
    ['鸟飞过树林', 'bird'],
    ['江面', 'river'],
    ['湖畔的塔影', 'pagoda'],
    ['花开了', 'flower'],
    ['红车', 'car'],
    ['雪山下的湖', 'lake'],
    ['月如钩', 'moon'],
    ['三月', 'spring'],
  ])('%s is a %s', (prompt, name) => {
    expect(understandRequest(prompt).known.map(({ as }) => as)).toContain(name)
  })

  it('says what is done with a thing, which is not drawn', () => {
    expect(understood('女孩骑马')).toMatch(/马=horse \? 骑$/)
  })

  it.each([
    ['a lake without any boats', 'lake ?'],
    ['a lake, no people', 'lake ?'],
    ['没有人的海滩', '海滩=sea ?'],
    ['no sharks', '?'],
    ['a lake --ar 16:9 --no boat', 'lake ?'],
    ['a lake —ar 16:9', 'lake ?'],
    ['a lake and not a boat', 'lake ?'],
    ['a lake without the boat', 'lake ?'],
    ['a lake without his dog', 'lake ?'],
    ['a lake, no red boats', 'lake ?'],
    ['a lake without people or boats', 'lake ?'],
    ['a lake with no dogs, no cats or red boats', 'lake ?'],
    ['a lake without boats and a castle', 'lake castle ?'],
    ['湖，没有人或船', '湖=lake ?'],
    ['no one at the sea', 'sea ?'],
    ['湖，没有一只猫', '湖=lake ?'],
    ['湖，没有红色的船', '湖=lake ?'],
    ['湖，不要有任何人', '湖=lake ?'],
    ['湖，不要出现人', '湖=lake ?'],
  ])('"%s" misses nothing that was not asked for', (prompt, expected) => {
    expect(understood(prompt)).toBe(expected)
  })

  it('is told without what is not wanted, and without styles that another is chosen over', () => {
    const beside = { negativePrompt: 'no boats', style: 'ink' }
    expect(understoodWords('a boat on a lake, watercolor', beside)).toEqual({
      known: ['lake'],
      unknown: [],
      leftOut: ['boat', 'watercolor'],
    })
    const own = { negativePrompt: '', style: 'auto' }
    expect(understoodWords('a lake, watercolor', own).known).toEqual(['lake', 'watercolor'])
  })

  it('is told which of several times, seasons, moods and styles is painted', () => {
    expect(understoodWords('a castle at sunset, night')).toEqual({
      known: ['castle', 'sunset'],
      unknown: [],
      leftOut: ['night'],
    })
    const style = 'ink'
    expect(understoodWords('a castle, ink wash, watercolor', { style }).leftOut).toEqual([
      'watercolor',
    ])
  })

  it('of any length is read, and told in a few words', () => {
    for (const long of ['山'.repeat(20_000), 'mountain '.repeat(3000), 'x'.repeat(20_000)]) {
      const { known, unknown } = understandRequest(long)
      expect(known.length + unknown.length).toBeLessThan(50)
    }
    const many = Array.from({ length: 300 }, (_, at) => `w${at}x`).join(', ')
    const { unknown } = understandRequest(many)
    expect(unknown).toHaveLength(24)
  })
})
