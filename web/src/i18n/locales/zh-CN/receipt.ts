import type { ReceiptTexts } from '../en-US/receipt.ts'

export const receipt: ReceiptTexts = {
  model: '模型',
  time: '时间',
  input: '输入',
  cached: '其中来自缓存',
  output: '输出',
  thinking: '其中用于思考',
  tokens: ({ n }) => `${n} 个 token`,
  price: '费用',
  credits: ({ n }) => `${n} 积分`,
  chatTokens: ({ n }) => `${n} 对话额度`,
  free: '未收费',
  estimated: '服务商未提供用量，token 数为估算值。',
}
