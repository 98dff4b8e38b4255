import { defineCases } from './case.ts'

export const fantasyCases = defineCases('fantasy', [
  {
    id: 'floating-islands',
    aspect: '2:3',
    seed: 3333,
    titles: ['浮空岛', '浮空島', 'Floating islands'],
    prompt:
      'floating islands in the sky with waterfalls, sea of clouds below, sunrise, volumetric light, fantasy, concept art',
    meanings: [
      '天空中的浮空岛与瀑布，下方云海，日出，体积光，幻想，概念设定',
      '天空中的浮空島與瀑布，下方雲海，日出，體積光，奇幻，概念設定',
    ],
  },
  {
    id: 'two-moons',
    aspect: '16:9',
    seed: 4242,
    titles: ['双月之夜', '雙月之夜', 'Night of two moons'],
    prompt:
      'alien planet landscape with two moons, purple mountains, glowing plants, starry night, mysterious',
    meanings: [
      '异星地貌，双月，紫色山脉，发光植物，星夜，神秘',
      '異星地貌，雙月，紫色山脈，發光植物，星夜，神祕',
    ],
  },
  {
    id: 'glowing-forest',
    aspect: '3:4',
    seed: 707,
    titles: ['发光的森林', '發光的森林', 'The glowing forest'],
    prompt:
      'enchanted forest at night, bioluminescent glow, fireflies, mist between ancient trees, ethereal',
    meanings: [
      '夜晚的魔法森林，生物荧光，萤火虫，古树间的雾，空灵',
      '夜晚的魔法森林，生物螢光，螢火蟲，古樹間的霧，空靈',
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
