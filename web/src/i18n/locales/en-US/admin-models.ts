export const adminModels = {
  title: 'Models',
}

export type AdminModelsTexts = typeof adminModels
