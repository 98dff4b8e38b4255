import { defineCases } from './case.ts'

export const peopleCases = defineCases('people', [
  {
    id: 'lone-traveler',
    aspect: '16:9',
    seed: 31,
    titles: ['独行者', '獨行者', 'A lone traveler'],
    prompt: 'lone traveler in a snowy plain, mountains, sunset, lonely, vast',
    meanings: [
      '雪原上的独行旅人，远山，日落，孤独，辽阔',
      '雪原上的獨行旅人，遠山，日落，孤獨，遼闊',
    ],
  },
  {
    id: 'by-the-river',
    aspect: '3:4',
    seed: 1234,
    titles: ['江畔行人', '江畔行人', 'By the river'],
    prompt: 'person by a misty river, mountains, chinese ink painting, calm',
    meanings: ['雾江边的行人，远山，中国水墨画，平静', '霧江邊的行人，遠山，中國水墨畫，平靜'],
  },
  {
    id: 'umbrella-in-rain',
    aspect: '2:3',
    seed: 3030,
    titles: ['雨中的伞', '雨中的傘', 'An umbrella in the rain'],
    prompt: 'person with an umbrella in a city street, rain, night, neon',
    meanings: ['雨夜城市街道上撑伞的人，霓虹', '雨夜城市街道上撐傘的人，霓虹'],
  },
  {
    id: 'poster-portrait',
    aspect: '3:4',
    seed: 71,
    titles: ['海报人像', '海報人像', 'A portrait as a poster'],
    prompt: 'portrait of a woman with flowers, poster, teal and gold',
    meanings: ['女子与花的肖像，海报，青与金', '女子與花的肖像，海報，青與金'],
  },
])
