import { defineDemos } from './demo-recipe.ts'

const shot = { resolution: '480p', seconds: 3, motion: 5, loop: false } as const

/** Every one with another scene, camera and weather, and some upright. */
export const clipDemos = defineDemos('film', [
  {
    id: 'snow-in-the-forest',
    titles: ['林间初雪', '林間初雪', 'Snow in the forest'],
    prompt: 'snowy pine forest, mountains, winter morning, blue sky',
    meanings: ['雪中松林与群山，冬晨，蓝天', '雪中松林與群山，冬晨，藍天'],
    params: { ...shot, aspect: '16:9', camera: 'push-in', weather: 'snow', seed: 33 },
  },
  {
    id: 'blossom-by-the-lake',
    titles: ['湖畔樱花', '湖畔櫻花', 'Blossom by the lake'],
    prompt: 'cherry blossom trees by a lake in spring, pink sky, morning',
    meanings: ['春日清晨，湖边樱花，粉色天空', '春日清晨，湖邊櫻花，粉色天空'],
    params: { ...shot, aspect: '16:9', camera: 'pan-right', weather: 'petals', seed: 5 },
  },
  {
    id: 'city-in-the-rain',
    titles: ['雨夜都市', '雨夜都市', 'City in the rain'],
    prompt: 'city skyline at night, neon lights, reflections',
    meanings: ['城市夜景，霓虹与倒影', '城市夜景，霓虹與倒影'],
    params: { ...shot, aspect: '9:16', camera: 'tilt-up', weather: 'rain', seed: 4711 },
  },
  {
    id: 'fireflies-by-the-lake',
    titles: ['湖畔流萤', '湖畔流螢', 'Fireflies by the lake'],
    prompt: 'a lake under a full moon, summer night, trees, stars',
    meanings: ['夏夜满月下的湖，树影与星', '夏夜滿月下的湖，樹影與星'],
    params: { ...shot, aspect: '1:1', camera: 'orbit', weather: 'fireflies', seed: 512 },
  },
  {
    id: 'mountains-in-the-mist',
    titles: ['雾中群山', '霧中群山', 'Mountains in the mist'],
    prompt: 'misty mountains, pine forest, a river, sunrise, golden light',
    meanings: ['雾中群山，松林，河流，日出，金光', '霧中群山，松林，河流，日出，金光'],
    params: { ...shot, aspect: '16:9', camera: 'pull-out', weather: 'fog', seed: 4 },
  },
  {
    id: 'desert-at-sunset',
    titles: ['大漠落日', '大漠落日', 'Desert at sunset'],
    prompt: 'desert dunes at sunset, golden light, wide sky',
    meanings: ['沙丘落日，金光，辽阔天空', '沙丘落日，金光，遼闊天空'],
    params: { ...shot, aspect: '16:9', camera: 'pan-left', weather: 'none', seed: 31 },
  },
])
