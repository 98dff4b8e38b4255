import type { LibraryTexts } from '../en-US/library.ts'

export const library: LibraryTexts = {
  title: '資源庫欄目',
  tabs: { apps: '應用', roles: '角色', prompts: '提示詞', models: '模型' },
}
