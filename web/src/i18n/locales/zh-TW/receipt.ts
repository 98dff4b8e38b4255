import type { ReceiptTexts } from '../en-US/receipt.ts'

export const receipt: ReceiptTexts = {
  model: '模型',
  time: '時間',
  input: '輸入',
  cached: '其中來自快取',
  output: '輸出',
  thinking: '其中用於思考',
  tokens: ({ n }) => `${n} 個 token`,
  price: '費用',
  credits: ({ n }) => `${n} 點`,
  chatTokens: ({ n }) => `${n} 對話額度`,
  free: '未收費',
  estimated: '供應商未提供用量，token 數為估計值。',
}
