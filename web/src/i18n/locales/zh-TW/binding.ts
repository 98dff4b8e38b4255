import type { BindingTexts } from '../en-US/binding.ts'

export const binding: BindingTexts = {
  messagingApp: '微信',
  logInByScan: '以微信登入',
  loggedInByScan: '已用微信登入',

  accountTitle: '微信帳號',
  guestText: '用手機上的微信掃描 QR Code 就能登入，你以訪客身分建立的內容都會保留。',
  bindText:
    '綁定微信後，用手機掃描 QR Code 就能登入。接下來會前往微信的頁面，完成後會自動回到這裡。',
  bind: '前往微信',
  bound: '微信已綁定',
  boundTo: ({ name }) => `已綁定 ${name}`,
  boundNameless: '已綁定',
  boundText: '你可以用微信掃描 QR Code 登入。',
  notBound: '尚未綁定',
  bindShort: '綁定',
  manage: '管理',
  unbind: '解除綁定',
  unbindSure: '要解除綁定微信嗎？解除後就不能再用它登入，使用者名稱和密碼不變。',
  unbound: '已解除綁定微信',
  onlyWay: '微信是你唯一的登入方式。設定使用者名稱和密碼之後，就能解除綁定。',
  notSetUp: '這個網站不能以微信登入',
  notSetUpText: '網站沒有提供這項功能，可以用使用者名稱和密碼登入。',

  usernameTitle: '設定使用者名稱',
  usernameText: '有了使用者名稱和密碼，就多一種登入方式。',
  usernameSave: '儲存',
  usernameSaved: '使用者名稱已儲存',
  usernameNone: '尚未設定',
  usernameIs: ({ username }) => `你的使用者名稱是 ${username}`,
  usernameIsText: '使用者名稱無法變更。別人看到的名稱可以在設定中修改。',
  usernameGuest: '你是訪客',
  usernameGuestText: '註冊帳號時就能設定使用者名稱。',
}
