import type { LibraryTexts } from '../en-US/library.ts'

export const library: LibraryTexts = {
  title: '资源库栏目',
  tabs: { apps: '应用', roles: '角色', prompts: '提示词', models: '模型' },
}
