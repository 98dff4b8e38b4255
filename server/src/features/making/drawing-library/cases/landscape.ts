import { defineCases } from './case.ts'

export const landscapeCases = defineCases('landscape', [
  {
    id: 'peaks-in-cloud-sea',
    aspect: '16:9',
    seed: 2107,
    titles: ['云海群峰', '雲海群峰', 'Peaks in a sea of clouds'],
    prompt:
      'mountain peaks rising from a sea of clouds at sunrise, layered ridges, golden light, misty valleys, panoramic, serene',
    meanings: [
      '日出时分，群峰浮出云海，山脊层层叠叠，金色阳光，谷中薄雾，全景，宁静',
      '日出時分，群峰浮出雲海，山稜層層疊疊，金色陽光，谷中薄霧，全景，寧靜',
    ],
  },
  {
    id: 'ink-mountains-and-river',
    aspect: '2:3',
    seed: 318,
    titles: ['水墨江山', '水墨江山', 'Mountains and river in ink'],
    prompt:
      'tall mountains and a winding river, mist between the peaks, pine trees, chinese ink painting, serene',
    meanings: [
      '高山与蜿蜒的江水，峰间云气，松树，中国水墨画，宁静',
      '高山與蜿蜒的江水，峰間雲氣，松樹，中國水墨畫，寧靜',
    ],
  },
  {
    id: 'dunes-at-dusk',
    aspect: '3:2',
    seed: 4711,
    titles: ['黄昏沙丘', '黃昏沙丘', 'Dunes at dusk'],
    prompt:
      'desert dunes at dusk, long shadows, warm color palette, smooth curves, clear sky with a first star, minimalist',
    meanings: [
      '黄昏的沙漠沙丘，长长的影子，暖色调，柔顺的曲线，晴空中第一颗星，极简',
      '黃昏的沙漠沙丘，長長的影子，暖色調，柔順的曲線，晴空中第一顆星，極簡',
    ],
  },
  {
    id: 'valley-of-pines',
    aspect: '4:3',
    seed: 926,
    titles: ['松林晨雾', '松林晨霧', 'Pines in morning mist'],
    prompt:
      'pine forest in morning mist, distant mountains, soft diffused light, cool color palette, watercolor',
    meanings: [
      '晨雾中的松林，远山，柔和漫射光，冷色调，水彩',
      '晨霧中的松林，遠山，柔和漫射光，冷色調，水彩',
    ],
  },
])
