import { defineCases } from './case.ts'

export const abstractCases = defineCases('abstract', [
  {
    id: 'flowing-marble',
    aspect: '1:1',
    seed: 1618,
    titles: ['流动的大理石', '流動的大理石', 'Flowing marble'],
    prompt:
      'abstract flowing marble pattern, gold and black, smooth gradients, luxurious, highly detailed',
    meanings: [
      '抽象的流动大理石纹，黑金，过渡平滑，奢华，细节丰富',
      '抽象的流動大理石紋，黑金，漸層平滑，奢華，細節豐富',
    ],
  },
  {
    id: 'bauhaus-shapes',
    aspect: '3:4',
    seed: 1919,
    titles: ['包豪斯图形', '包浩斯圖形', 'Bauhaus shapes'],
    prompt:
      'bauhaus poster of circles, triangles and lines, red, yellow and blue on cream, flat, balanced composition',
    meanings: [
      '包豪斯海报，圆、三角与线条，米白底上的红黄蓝，平面，构图均衡',
      '包浩斯海報，圓、三角與線條，米白底上的紅黃藍，平面，構圖均衡',
    ],
  },
  {
    id: 'pastel-gradient',
    aspect: '16:9',
    seed: 256,
    titles: ['粉彩渐变', '粉彩漸層', 'Pastel gradient'],
    prompt: 'abstract gradient, pastel colors, smooth transitions, dreamy, minimalist',
    meanings: ['抽象渐变，粉彩，过渡平滑，梦幻，极简', '抽象漸層，粉彩，漸變平滑，夢幻，極簡'],
  },
  {
    id: 'mandala',
    aspect: '1:1',
    seed: 1080,
    titles: ['曼陀罗', '曼陀羅', 'Mandala'],
    prompt: 'mandala, symmetrical, intricate details, jewel tones, radial composition',
    meanings: [
      '曼陀罗，对称，精巧细节，宝石色，放射构图',
      '曼陀羅，對稱，精巧細節，寶石色，放射構圖',
    ],
  },
])
