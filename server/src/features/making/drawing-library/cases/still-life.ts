import { defineCases } from './case.ts'

export const stillLifeCases = defineCases('still-life', [
  {
    id: 'tea-by-candle',
    aspect: '4:3',
    seed: 808,
    titles: ['烛下茶', '燭下茶', 'Tea by candlelight'],
    prompt: 'cup of tea and books by candlelight, warm, cozy',
    meanings: ['烛光下的一杯茶与书，暖，温馨', '燭光下的一杯茶與書，暖，溫馨'],
  },
  {
    id: 'sunflower-vase',
    aspect: '3:4',
    seed: 1888,
    titles: ['瓶中向日葵', '瓶中向日葵', 'Sunflowers in a vase'],
    prompt: 'vase of sunflowers, still life, oil painting, golden light',
    meanings: ['瓶中向日葵，静物，油画，金色的光', '瓶中向日葵，靜物，油畫，金色的光'],
  },
  {
    id: 'flowers-and-apples',
    aspect: '3:2',
    seed: 432,
    titles: ['花与苹果', '花與蘋果', 'Flowers and apples'],
    prompt: 'vase of flowers with apples and books, still life, soft light, brown, realistic',
    meanings: ['瓶花与苹果、书，静物，柔光，棕色，写实', '瓶花與蘋果、書，靜物，柔光，棕色，寫實'],
  },
  {
    id: 'coffee-and-books',
    aspect: '1:1',
    seed: 64,
    titles: ['咖啡与书', '咖啡與書', 'Coffee and books'],
    prompt: 'cup of coffee and books, flat illustration, warm morning',
    meanings: ['一杯咖啡与书，扁平插画，温暖清晨', '一杯咖啡與書，扁平插畫，溫暖清晨'],
  },
])
