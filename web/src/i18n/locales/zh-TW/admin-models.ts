import type { AdminModelsTexts } from '../en-US/admin-models.ts'

export const adminModels: AdminModelsTexts = {
  title: '模型',
}
