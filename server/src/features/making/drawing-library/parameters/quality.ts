import { texts } from '../texts-in-languages.ts'
import { defineParameters } from './parameter.ts'

export const quality = defineParameters(
  { id: 'quality', names: texts('画质', '畫質', 'Quality'), choose: 'many' },
  [
    ['masterpiece', '杰作', '傑作'],
    ['highly detailed', '细节丰富', '細節豐富'],
    ['intricate details', '精巧细节', '精巧細節'],
    ['sharp focus', '锐利对焦', '銳利對焦'],
    ['8k', '8K', '8K', '', '8K'],
    ['4k uhd', '4K 超高清', '4K 超高畫質', '', '4K UHD'],
    ['high resolution', '高分辨率', '高解析度'],
    ['hdr', '高动态范围', '高動態範圍', '', 'HDR'],
    ['ray tracing', '光线追踪', '光線追蹤'],
    ['global illumination', '全局光照', '全域照明'],
    ['subsurface scattering', '次表面散射', '次表面散射'],
    ['octane render', 'Octane 渲染', 'Octane 算圖', '', 'Octane render'],
    ['unreal engine 5', '虚幻引擎 5', 'Unreal Engine 5', '', 'Unreal Engine 5'],
    ['professional photography', '专业摄影', '專業攝影'],
    ['award-winning', '获奖作品', '得獎作品'],
    ['clean background', '干净背景', '乾淨背景'],
    ['fine texture', '细腻质感', '細緻質感'],
    ['film grain', '胶片颗粒', '底片顆粒'],
    ['crisp edges', '边缘清晰', '邊緣清晰'],
    ['smooth gradients', '过渡平滑', '漸層平滑'],
    ['print quality', '印刷级', '印刷等級'],
  ],
)
