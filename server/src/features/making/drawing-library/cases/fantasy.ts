import { defineCases } from './case.ts'

export const fantasyCases = defineCases('fantasy', [
  {
    id: 'pagoda-in-clouds',
    aspect: '2:3',
    seed: 3333,
    titles: ['云中塔', '雲中塔', 'Pagoda above the clouds'],
    prompt: 'pagoda above a sea of clouds, full moon, night, mysterious, majestic',
    meanings: ['云海之上的宝塔，满月，夜，神秘，壮丽', '雲海之上的寶塔，滿月，夜，神祕，壯麗'],
  },
  {
    id: 'astronaut-and-planet',
    aspect: '16:9',
    seed: 4242,
    titles: ['宇航员与行星', '太空人與行星', 'Astronaut and planet'],
    prompt: 'astronaut on a hill, giant planet and stars in the sky, violet, mysterious',
    meanings: [
      '山丘上的宇航员，天空中的巨大行星与群星，紫色，神秘',
      '山丘上的太空人，天空中的巨大行星與群星，紫色，神祕',
    ],
  },
  {
    id: 'glowing-forest',
    aspect: '3:4',
    seed: 707,
    titles: ['夜林微光', '夜林微光', 'Lights in the forest'],
    prompt: 'forest at night, moonlight through mist, lanterns, teal glow, ethereal',
    meanings: [
      '夜晚的森林，月光穿过薄雾，灯笼，青色微光，空灵',
      '夜晚的森林，月光穿過薄霧，燈籠，青色微光，空靈',
    ],
  },
  {
    id: 'castle-above-clouds',
    aspect: '1:1',
    seed: 1515,
    titles: ['云上城堡', '雲上城堡', 'Castle above the clouds'],
    prompt:
      'castle on a mountain above the clouds, sunset, golden hour, birds in the sky, epic, oil painting',
    meanings: [
      '云海之上山巅的城堡，日落，黄金时刻，飞鸟，史诗，油画',
      '雲海之上山巔的城堡，日落，黃金時刻，飛鳥，史詩，油畫',
    ],
  },
])
