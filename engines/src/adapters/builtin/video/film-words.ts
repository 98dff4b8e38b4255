// What a prompt asks of the camera and the weather. What stands first in a list wins.
import { foldHan } from '../skills/han-variants.ts'
import type { Camera, Weather } from './film-terms.ts'

const cameraLines = `
still|static shot,static camera,fixed camera,locked camera,still camera,no camera movement,tripod|固定镜头,镜头不动,静止镜头,定镜
push-in|zoom in,zooming in,zooms in,push in,pushes in,pushing in,dolly in,move in,close in,move closer,fly in|推进,推近,拉近,镜头推,放大,靠近,前进,飞入
pull-out|zoom out,zooming out,zooms out,pull out,pull back,pulls back,pulling back,dolly out,move back,fly out|拉远,拉开,拉出,镜头拉,缩小,后退,远离
pan-left|pan left,pans left,panning left,move left,to the left,leftward,leftwards|左移,向左,往左,左摇
pan-right|pan right,pans right,panning right,move right,to the right,rightward,rightwards|右移,向右,往右,右摇
tilt-up|tilt up,tilts up,tilting up,pan up,crane up,look up,upward,upwards,rise up|上移,向上,往上,仰,上摇,升起
tilt-down|tilt down,tilts down,tilting down,pan down,crane down,look down,downward,downwards|下移,向下,往下,俯,下摇,下降
orbit|orbit,orbiting,orbits,rotate around,circle around,circling,arc shot,around|环绕,绕,旋转,围绕
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

type Entry<Name> = { name: Name; english: RegExp; chinese: readonly string[] }

function readEntries<Name extends string>(lines: string): Entry<Name>[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', english = '', chinese = ''] = line.split('|')
      const words = english.replaceAll(',', '|').replaceAll(' ', '[\\s-]+')
      return {
        name: name as Name,
        english: new RegExp(`(?<![a-z])(?:${words})(?![a-z])`),
        chinese: chinese.split(','),
      }
    })
}

const cameraEntries = readEntries<Camera>(cameraLines)
const weatherEntries = readEntries<Exclude<Weather, 'none'>>(weatherLines)
const denial = /\b(?:no|without|not)\s+(?:any\s+)?[a-z-]+|(?:没有|不要|无)[\u4e00-\u9fff]{1,2}/g

const found = <Name>(text: string, entries: readonly Entry<Name>[]): Name | undefined =>
  entries.find(
    ({ english, chinese }) => english.test(text) || chinese.some((word) => text.includes(word)),
  )?.name

const plain = (prompt: string) => foldHan(prompt.toLowerCase().normalize('NFKC'))

/** Undefined when nothing is said of it. */
export const cameraIn = (prompt: string): Camera | undefined => found(plain(prompt), cameraEntries)

export const weatherIn = (prompt: string): Exclude<Weather, 'none'> | undefined =>
  found(plain(prompt).replace(others, ' ').replace(denial, ' '), weatherEntries)
