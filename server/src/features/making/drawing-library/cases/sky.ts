import { defineCases } from './case.ts'

export const skyCases = defineCases('sky', [
  {
    id: 'aurora-over-snow',
    aspect: '16:9',
    seed: 2024,
    titles: ['雪原极光', '雪原極光', 'Aurora over snow'],
    prompt:
      'aurora over a snowy plain, green and violet light, starry night, pine trees at the edge, reflection on ice, majestic',
    meanings: [
      '雪原上空的极光，绿与紫的光，星夜，边缘的松树，冰面倒影，壮丽',
      '雪原上空的極光，綠與紫的光，星夜，邊緣的松樹，冰面倒影，壯麗',
    ],
  },
  {
    id: 'milky-way',
    aspect: '2:3',
    seed: 5150,
    titles: ['银河', '銀河', 'The Milky Way'],
    prompt:
      'milky way over dark mountains, thousands of stars, long exposure, deep blue and violet, epic',
    meanings: [
      '黑色群山上的银河，繁星万点，长曝光，深蓝与紫，史诗',
      '黑色群山上的銀河，繁星萬點，長時間曝光，深藍與紫，史詩',
    ],
  },
  {
    id: 'ringed-planet',
    aspect: '1:1',
    seed: 909,
    titles: ['环行星', '帶環的行星', 'A ringed planet'],
    prompt:
      'giant planet with rings in outer space, stars and a violet nebula, rim light, concept art, highly detailed',
    meanings: [
      '太空中带环的巨大行星，群星与紫色星云，轮廓光，概念设定，细节丰富',
      '太空中帶環的巨大行星，群星與紫色星雲，輪廓光，概念設定，細節豐富',
    ],
  },
  {
    id: 'burning-clouds',
    aspect: '3:2',
    seed: 1312,
    titles: ['火烧云', '火燒雲', 'Burning clouds'],
    prompt:
      'dramatic clouds at sunset, burning red and gold sky over a dark plain, impressionism, oil painting',
    meanings: [
      '日落时壮观的云，暗色平原上火红与金色的天空，印象派，油画',
      '日落時壯觀的雲，暗色平原上火紅與金色的天空，印象派，油畫',
    ],
  },
])
