import { defineCases } from './case.ts'

export const cityCases = defineCases('city', [
  {
    id: 'neon-rain',
    aspect: '9:16',
    seed: 2077,
    titles: ['霓虹雨夜', '霓虹雨夜', 'Neon in the rain'],
    prompt:
      'cyberpunk city street at night in the rain, neon light reflected on wet ground, tall buildings, pink and cyan, cinematic still',
    meanings: [
      '赛博朋克城市雨夜街道，霓虹映在湿地上，高楼，粉与青，电影剧照',
      '賽博龐克城市雨夜街道，霓虹映在溼地上，高樓，粉與青，電影劇照',
    ],
  },
  {
    id: 'skyline-at-blue-hour',
    aspect: '16:9',
    seed: 410,
    titles: ['蓝调天际线', '藍調天際線', 'A skyline at blue hour'],
    prompt:
      'city skyline at blue hour, lit windows, river in the foreground, reflection in water, long exposure, cool color palette',
    meanings: [
      '蓝调时刻的城市天际线，点点窗灯，前景是河，水中倒影，长曝光，冷色调',
      '藍調時刻的城市天際線，點點窗燈，前景是河，水中倒影，長時間曝光，冷色調',
    ],
  },
  {
    id: 'toy-town',
    aspect: '1:1',
    seed: 15,
    titles: ['小村晴日', '小村晴日', 'A village on a clear day'],
    prompt: 'village houses on a hill, flat illustration, pastel colors, blue sky, playful',
    meanings: [
      '山坡上的村舍，扁平插画，粉彩，蓝天，俏皮',
      '山坡上的村舍，扁平插畫，粉彩，藍天，俏皮',
    ],
  },
  {
    id: 'city-in-fog',
    aspect: '3:4',
    seed: 1930,
    titles: ['雾中之城', '霧中之城', 'A city in fog'],
    prompt:
      'city skyline in dense fog, black and white, charcoal drawing, tall silhouettes, lonely',
    meanings: [
      '浓雾中的城市天际线，黑白，炭笔画，高高的剪影，孤独',
      '濃霧中的城市天際線，黑白，炭筆畫，高高的剪影，孤獨',
    ],
  },
])
