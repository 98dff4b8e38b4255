import type { OwnModelsTexts } from '../en-US/own-models.ts'

export const ownModels: OwnModelsTexts = {
  title: '我的模型',
  empty: '你还没有创建模型',
  intro:
    '带有你自己指令的模型：可以基于本站的模型，也可以用你自己的密钥。创建后会以它的名称出现在模型列表中。',
  guest: '登录后即可创建自己的模型：为本站的模型加上你的指令，或使用你自己的密钥。',
  add: '新建模型',
  edit: '修改模型',
  name: '名称',
  nameWanted: '请填写名称。',
  base: '由谁回答',
  byKey: '用我自己的密钥…',
  keptKey: '用我自己密钥的模型',
  gone: '它所基于的模型已不再提供',
  systemMessage: '指令',
  systemMessageHint: '每次对话前告诉模型的内容，代替本站的设置。',
  upstreamModel: '模型',
  upstreamModelHint: '服务商处的模型名，例如 gpt-4o-mini',
  testAndSave: '测试并保存',
  saved: '模型已保存',
  delete: '删除',
  deleted: '模型已删除',
  deleteText: '如果它有密钥，密钥也会一并删除。它给出的回答会保留。',
  editOne: (p: { name: string }) => `修改 ${p.name}`,
  deleteOne: (p: { name: string }) => `删除 ${p.name}`,
  deleteTitle: (p: { name: string }) => `删除“${p.name}”？`,
}
