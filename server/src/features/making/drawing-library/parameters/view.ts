import { texts } from '../texts-in-languages.ts'
import { defineParameters } from './parameter.ts'

export const view = defineParameters(
  { id: 'view', names: texts('视角', '視角', 'View'), choose: 'one' },
  [
    ['eye level view', '平视', '平視'],
    ['low angle view', '仰视', '仰視'],
    ['high angle view', '俯视', '俯視'],
    ["bird's eye view", '鸟瞰', '鳥瞰'],
    ["worm's eye view", '虫视', '蟲視'],
    ['top-down view', '正上方', '正上方俯拍'],
    ['aerial view', '航拍视角', '空拍視角'],
    ['satellite view', '卫星视角', '衛星視角'],
    ['front view', '正面', '正面'],
    ['side view', '侧面', '側面'],
    ['back view', '背面', '背面'],
    ['three-quarter view', '四分之三侧', '四分之三側'],
    ['first-person view', '第一人称', '第一人稱'],
    ['over-the-shoulder shot', '过肩', '過肩'],
    ['dutch angle', '倾斜视角', '傾斜視角', '', 'Dutch angle'],
    ['isometric view', '等距视角', '等角視角'],
    ['cross-section view', '剖面', '剖面'],
    ['cutaway view', '剖切透视', '剖切透視'],
    ['360 degree panorama', '360° 全景', '360° 環景', '', '360° panorama'],
    ['through a window', '透过窗', '透過窗戶'],
    ['reflection in water', '水中倒影', '水中倒影'],
  ],
)
