import { z } from 'zod'
import { defineEngine } from '../../engine.ts'
import { createVideos } from './alibaba.video.ts'

export const alibabaBaseUrl = 'https://videoenhan.cn-shanghai.aliyuncs.com'

export const alibaba = defineEngine({
  id: 'alibaba',
  label: 'Alibaba Cloud Video AI',
  kinds: ['video'],
  settings: z.object({
    baseUrl: z.url().default(alibabaBaseUrl).describe('Address'),
    apiKey: z.string().default('').describe('AccessKey ID'),
    secretKey: z.string().default('').describe('AccessKey secret'),
  }),
  create: (settings) => ({ video: createVideos(settings) }),
})
