import type { MailTexts } from './mail-texts.ts'

const of = (account: string) => (account ? `账户“${account}”` : '你的账户')

export const mailTexts: MailTexts = {
  confirmEmail: ({ site, account, minutes }) => ({
    subject: `确认你在 ${site} 的邮箱`,
    lines: [
      `此邮箱将绑定到 ${site} 的${of(account)}。请在网站上输入下面的验证码，${minutes} 分钟内有效。`,
    ],
    button: '确认邮箱',
    foot: ['如果不是你本人操作，请忽略这封邮件：没有验证码，什么都不会改变。'],
  }),
  emailTaken: ({ site }) => ({
    subject: `你在 ${site} 已有账户`,
    lines: [
      `有人想在 ${site} 使用此邮箱，而此邮箱已绑定一个账户。`,
      '如果是你本人，请直接用此邮箱登录；忘记密码时，可在登录窗口选择“忘记密码？”。',
    ],
    foot: ['如果不是你本人操作，请忽略这封邮件：没有任何改变。'],
  }),
  resetPassword: ({ site, account, minutes, pasted }) => ({
    subject: `重置你在 ${site} 的密码`,
    lines: [
      `有人请求为 ${site} 的${of(account)}设置新密码。`,
      pasted
        ? `请将下面的内容粘贴到你提出请求的窗口中，只能使用一次，${minutes} 分钟内有效。`
        : `下面的链接只能使用一次，${minutes} 分钟内有效。`,
    ],
    button: '设置新密码',
    foot: ['如果不是你本人操作，请忽略这封邮件：你的密码不会改变。'],
  }),
  passwordChanged: ({ site, account }) => ({
    subject: `你在 ${site} 的密码已修改`,
    lines: [`${site} 的${of(account)}已修改密码，所有设备均已退出登录。`],
    foot: ['如果不是你本人操作，请立即通过“忘记密码？”设置新密码。'],
  }),
  emailChanged: ({ site, account }) => ({
    subject: `你在 ${site} 的邮箱已更改`,
    lines: [`此邮箱不再属于 ${site} 的${of(account)}。`],
    foot: ['如果不是你本人操作，请联系网站的运营者。'],
  }),
  testMail: ({ site }) => ({
    subject: `${site} 的测试邮件`,
    lines: [`收到这封邮件，说明 ${site} 能正常发送邮件。`],
    foot: ['无需任何操作。'],
  }),
}
