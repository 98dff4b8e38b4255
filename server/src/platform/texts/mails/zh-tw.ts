import type { MailTexts } from './mail-texts.ts'

const of = (account: string) => (account ? `帳號「${account}」` : '你的帳號')

export const mailTexts: MailTexts = {
  confirmEmail: ({ site, account, minutes }) => ({
    subject: `確認你在 ${site} 的電子郵件地址`,
    lines: [
      `這個地址將綁定到 ${site} 的${of(account)}。請在網站上輸入下面的驗證碼，${minutes} 分鐘內有效。`,
    ],
    button: '確認地址',
    foot: ['如果不是你本人的操作，請略過這封郵件：沒有驗證碼，什麼都不會改變。'],
  }),
  emailTaken: ({ site }) => ({
    subject: `你在 ${site} 已經有帳號`,
    lines: [
      `有人想在 ${site} 使用這個地址，而這個地址已經綁定了帳號。`,
      '如果是你本人，請直接用這個地址登入；忘記密碼時，可以在登入視窗選擇「忘記密碼？」。',
    ],
    foot: ['如果不是你本人的操作，請略過這封郵件：沒有任何改變。'],
  }),
  resetPassword: ({ site, account, minutes, pasted }) => ({
    subject: `重設你在 ${site} 的密碼`,
    lines: [
      `有人要求為 ${site} 的${of(account)}設定新密碼。`,
      pasted
        ? `請把下面的內容貼到你提出要求的視窗，只能使用一次，${minutes} 分鐘內有效。`
        : `下面的連結只能使用一次，${minutes} 分鐘內有效。`,
    ],
    button: '設定新密碼',
    foot: ['如果不是你本人的操作，請略過這封郵件：你的密碼不會改變。'],
  }),
  passwordChanged: ({ site, account }) => ({
    subject: `你在 ${site} 的密碼已變更`,
    lines: [`${site} 的${of(account)}已變更密碼，所有裝置都已登出。`],
    foot: ['如果不是你本人的操作，請立刻透過「忘記密碼？」設定新密碼。'],
  }),
  emailChanged: ({ site, account }) => ({
    subject: `你在 ${site} 的電子郵件地址已變更`,
    lines: [`這個地址不再屬於 ${site} 的${of(account)}。`],
    foot: ['如果不是你本人的操作，請聯絡網站的營運者。'],
  }),
  testMail: ({ site }) => ({
    subject: `${site} 的測試郵件`,
    lines: [`收到這封郵件，表示 ${site} 能正常寄送郵件。`],
    foot: ['不需要任何操作。'],
  }),
}
