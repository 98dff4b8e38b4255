import type { OwnModelsTexts } from '../en-US/own-models.ts'

export const ownModels: OwnModelsTexts = {
  title: '我的模型',
  empty: '你還沒有建立模型',
  intro:
    '帶有你自己指示的模型：可以以本站的模型為基礎，也可以使用你自己的金鑰。建立後會以它的名稱出現在模型清單中。',
  guest: '登入後就能建立自己的模型：替本站的模型加上你的指示，或使用你自己的金鑰。',
  add: '新增模型',
  edit: '編輯模型',
  name: '名稱',
  nameWanted: '請輸入名稱。',
  base: '由誰回答',
  byKey: '使用我自己的金鑰…',
  keptKey: '使用我自己金鑰的模型',
  gone: '它所依據的模型已不再提供',
  systemMessage: '指示',
  systemMessageHint: '每次對話前告訴模型的內容，取代本站的設定。',
  upstreamModel: '模型',
  upstreamModelHint: '服務商那邊的模型名稱，例如 gpt-4o-mini',
  testAndSave: '測試並儲存',
  saved: '模型已儲存',
  delete: '刪除',
  deleted: '模型已刪除',
  deleteText: '若它有金鑰，金鑰也會一併刪除。它給過的回答會保留。',
  editOne: (p: { name: string }) => `編輯 ${p.name}`,
  deleteOne: (p: { name: string }) => `刪除 ${p.name}`,
  deleteTitle: (p: { name: string }) => `刪除「${p.name}」？`,
}
