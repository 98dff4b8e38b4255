import { texts } from '../texts-in-languages.ts'
import { defineParameters } from './parameter.ts'

export const scene = defineParameters(
  { id: 'scene', names: texts('场景', '場景', 'Scene'), choose: 'many' },
  [
    ['misty mountains', '云雾山峦', '雲霧山巒'],
    ['bamboo forest', '竹林', '竹林'],
    ['ancient forest', '古老森林', '古老森林'],
    ['flower field', '花田', '花田'],
    ['desert dunes', '沙丘', '沙丘'],
    ['snowy plain', '雪原', '雪原'],
    ['lakeside', '湖畔', '湖畔'],
    ['seaside cliff', '海边悬崖', '海邊懸崖'],
    ['underwater', '水下', '水下'],
    ['waterfall', '瀑布', '瀑布'],
    ['rice terraces', '梯田', '梯田'],
    ['chinese garden', '中式园林', '中式園林', '', 'Chinese garden'],
    ['old town street', '老街', '老街'],
    ['night market', '夜市', '夜市'],
    ['city skyline', '城市天际线', '城市天際線'],
    ['rooftop', '屋顶', '屋頂'],
    ['train station', '火车站', '火車站'],
    ['cafe interior', '咖啡馆', '咖啡館', '', 'Café interior'],
    ['library interior', '图书馆', '圖書館', '', 'Library'],
    ['greenhouse', '温室', '溫室'],
    ['ruins', '废墟', '廢墟'],
    ['temple', '寺庙', '寺廟'],
    ['floating islands', '浮空岛', '浮空島'],
    ['outer space', '太空', '太空'],
    ['alien planet', '异星', '異星'],
  ],
)
