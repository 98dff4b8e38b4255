// What a prompt asks of the camera and the weather. What stands first in a list wins.

import { foldHan } from '@atelier/contract/han-variants'
import { readText } from '../image/words/prompt-text.ts'
import type { Camera, Weather } from './film-terms.ts'

/** `~` stands for a few words within a sentence: a tree to the left moves no camera, but a camera that goes to the left does. */
const cameraLines = `
still|static shot,static camera,fixed camera,locked camera,still camera,no camera movement,tripod|固定镜头,镜头固定,镜头不动,静止镜头,镜头静止,定镜
push-in|zoom in,zooming in,zooms in,push in,pushes in,pushing in,dolly in,camera moves in,camera goes in,camera~closer,camera~forward,fly in,fly into|推进,推近,拉近,镜头~放大,镜头~靠近,镜头~前进,镜头~向前,飞入
pull-out|zoom out,zooming out,zooms out,pull out,pull back,pulls back,pulling back,dolly out,camera moves out,camera goes out,camera~back,camera~away,fly out|拉远,后拉,镜头~拉开,镜头~缩小,镜头~后退,镜头~向后,镜头~远离
pan-left|pan left,pans left,panning left,move left,camera~left|左移,向左移,左摇,镜头~向左,镜头~往左
pan-right|pan right,pans right,panning right,move right,camera~right|右移,向右移,右摇,镜头~向右,镜头~往右
tilt-up|tilt up,tilts up,tilting up,pan up,crane up,camera~up,camera~upwards|上移,上摇,镜头~向上,镜头~往上,镜头~上升,镜头~升起
tilt-down|tilt down,tilts down,tilting down,pan down,crane down,camera~down,camera~downwards|下移,下摇,镜头~向下,镜头~往下,镜头~下降
orbit|orbit shot,orbiting,camera~orbits,camera~orbit,rotate around,circle around,circling,arc shot,camera~around|环拍,环绕拍摄,环绕镜头,镜头~绕,镜头~旋转
`

const weatherLines = `
petals|petal,petals,cherry blossom,cherry blossoms,sakura,falling blossom,falling blossoms|花瓣,落花,樱花,飘花,花雨
fireflies|firefly,fireflies,glowworm,glowworms|萤火虫,萤火,流萤,萤光
sparks|spark,sparks,ember,embers,bonfire,campfire,fire|火花,火星,火焰,篝火,余烬
snow|snow,snowing,snowy,snowfall,snowflake,snowflakes,blizzard|雪
rain|rain,raining,rainy,drizzle,storm,thunderstorm|雨
fog|fog,foggy,mist,misty,haze,hazy|雾
`

/** Words in which the weather's own do not mean it: a snowy mountain is no snowfall. */
const others =
  /snow[- ]?(?:y )?(?:mountain|peak|cap|capped|man|white)s?|rain ?bows?|rain ?forests?|fire ?works?|雪山|雪峰|雨林|雪白|白雪公主|雨伞/g

type Entry<Name> = { name: Name; words: RegExp }

function readEntries<Name extends string>(lines: string): Entry<Name>[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', english = '', chinese = ''] = line.split('|')
      const anyOf = (list: string) => list.replaceAll(',', '|')
      const latin = anyOf(english).replaceAll(' ', '[\\s-]+').replaceAll('~', '[^.,;]{1,20}')
      const han = anyOf(chinese).replaceAll('~', '[^,。;、]{0,6}')
      return { name: name as Name, words: new RegExp(`(?<![a-z])(?:${latin})(?![a-z])|${han}`) }
    })
}

const cameraEntries = readEntries<Camera>(cameraLines)
const weatherEntries = readEntries<Exclude<Weather, 'none'>>(weatherLines)
const denial = /\b(?:no|without|not)\s+(?:any\s+)?[a-z-]+|(?:没有|不要|无)[\u4e00-\u9fff]{1,2}/g

const found = <Name>(text: string, entries: readonly Entry<Name>[]): Name | undefined =>
  entries.find(({ words }) => words.test(text))?.name

const plain = (prompt: string) => foldHan(prompt.toLowerCase().normalize('NFKC'))

/** Undefined when nothing is said of it. */
export const cameraIn = (prompt: string): Camera | undefined => found(plain(prompt), cameraEntries)

export const weatherIn = (prompt: string): Exclude<Weather, 'none'> | undefined =>
  found(plain(prompt).replace(others, ' ').replace(denial, ' '), weatherEntries)

/** Words around what is said of the camera, which say nothing by themselves. */
const around = /(?<![a-z])(?:the camera|camera|shot|slowly|gently)(?![a-z])|镜头|缓缓|慢慢|缓慢/g

/** What is said of camera and weather, as it was written; and the prompt without it. */
export function filmPhrasesIn(prompt: string): { phrases: string[]; rest: string } {
  const { written, folded } = readText(prompt)
  const spans = [...cameraEntries, ...weatherEntries].flatMap(({ words }) => {
    const match = words.exec(folded)
    return match ? [{ from: match.index, to: match.index + match[0].length }] : []
  })
  let rest = written
  for (const { from, to } of spans)
    rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to)
  const phrases = spans
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to }) => written.slice(from, to))
  for (const { 0: word, index } of folded.matchAll(around))
    rest = rest.slice(0, index) + ' '.repeat(word.length) + rest.slice(index + word.length)
  return { phrases, rest }
}
