import { defineCases } from './case.ts'

export const floraCases = defineCases('flora', [
  {
    id: 'cherry-blossoms',
    aspect: '3:2',
    seed: 324,
    titles: ['樱花树下', '櫻花樹下', 'Under cherry trees'],
    prompt:
      'cherry blossom trees on a hill, falling petals, soft spring light, cherry blossom pink, watercolor, romantic',
    meanings: [
      '山坡上的樱花树，落英缤纷，柔和的春光，樱花粉，水彩，浪漫',
      '山坡上的櫻花樹，落英繽紛，柔和的春光，櫻花粉，水彩，浪漫',
    ],
  },
  {
    id: 'lavender-rows',
    aspect: '16:9',
    seed: 1788,
    titles: ['薰衣草田', '薰衣草田', 'Rows of lavender'],
    prompt:
      'lavender flower field at sunset, rows leading to the horizon, leading lines, warm sky, impressionism',
    meanings: [
      '日落时的薰衣草花田，一行行伸向地平线，引导线，暖色天空，印象派',
      '日落時的薰衣草花田，一行行伸向地平線，引導線，暖色天空，印象派',
    ],
  },
  {
    id: 'bamboo-grove',
    aspect: '2:3',
    seed: 512,
    titles: ['竹林', '竹林', 'A bamboo grove'],
    prompt: 'bamboo forest, god rays through the mist, tall stems, zen, ink wash',
    meanings: [
      '竹林，丁达尔光穿过薄雾，修长竹竿，禅意，水墨',
      '竹林，耶穌光穿過薄霧，修長竹竿，禪意，水墨',
    ],
  },
  {
    id: 'poppies',
    aspect: '1:1',
    seed: 2913,
    titles: ['罂粟花开', '罌粟花開', 'Poppies'],
    prompt:
      'field of red poppy flowers under a summer sky, scattered clouds, oil painting, vibrant colors, joyful',
    meanings: [
      '夏日天空下的红罂粟花田，疏云，油画，鲜艳，欢快',
      '夏日天空下的紅罌粟花田，疏雲，油畫，鮮豔，歡快',
    ],
  },
])
