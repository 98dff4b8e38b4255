import { defineCases } from './case.ts'

export const animalCases = defineCases('animals', [
  {
    id: 'coral-reef',
    aspect: '3:2',
    seed: 118,
    titles: ['珊瑚与鱼', '珊瑚與魚', 'Coral and fish'],
    prompt: 'fish and coral underwater, sunlight rays, turquoise, colorful',
    meanings: ['水下的鱼与珊瑚，阳光光束，蓝绿，多彩', '水下的魚與珊瑚，陽光光束，藍綠，多彩'],
  },
  {
    id: 'butterflies',
    aspect: '4:3',
    seed: 15,
    titles: ['蝶舞花田', '蝶舞花田', 'Butterflies in the flowers'],
    prompt: 'butterflies over a flower meadow, spring, blue sky, joyful',
    meanings: ['花田上的蝴蝶，春天，蓝天，欢快', '花田上的蝴蝶，春天，藍天，歡快'],
  },
  {
    id: 'deer-in-snow',
    aspect: '4:3',
    seed: 2210,
    titles: ['雪林之鹿', '雪林之鹿', 'Deer in the snow'],
    prompt: 'deer in a snowy forest, dawn, soft light, calm',
    meanings: ['雪林中的鹿，黎明，柔光，平静', '雪林中的鹿，黎明，柔光，平靜'],
  },
  {
    id: 'whale-and-moon',
    aspect: '2:3',
    seed: 5252,
    titles: ['鲸与月', '鯨與月', 'Whale and moon'],
    prompt: 'whale in the sea under a full moon, night, stars, dreamy',
    meanings: ['满月下海中的鲸，夜，群星，梦幻', '滿月下海中的鯨，夜，群星，夢幻'],
  },
])
